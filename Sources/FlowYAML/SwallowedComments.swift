// `when: prompt == " #"` is legal YAML: the value is `prompt == "`, and the rest is
// a comment. The open quote, or the open bracket, gives it away, if what is behind
// the '#' closes it. So does prose with something right behind the '#', as in `order
// #4711`. It is reported, and the value is put together again.

import Diagnostics

extension TreeBuilder {
    /// Whether a failure comes from a comment that swallowed the end of a value: of an open flow collection, or of a
    /// text that goes on in the line of the failure or before it.
    func failsByComment(at problem: Int) -> Bool {
        guard let swallowedComment else { return false }
        if let flowStart, swallowedComment > flowStart { return true }
        let next = file.lineRange(at: file.lineRange(at: swallowedComment).upperBound + 1)
        return problem <= file.lineRange(at: next.upperBound + 1).upperBound
    }

    /// A scalar with the text behind its ` #` if that belongs to it, which is reported.
    mutating func withSwallowedComment(_ node: YAMLNode) -> YAMLNode {
        guard node.scalar?.style == .plain, !node.range.isEmpty,
            let end = endBehindComment(of: node.range)
        else { return node }
        let range = node.range.lowerBound..<end
        let text = file.text(in: range)
        let rest = file.text(in: node.range.upperBound..<end)
        let comment = shortened(rest.split(separator: "\n").first.map(String.init) ?? rest)
        let isOneLine = !file.bytes[range].contains { $0 == 0x0A || $0 == 0x0D }
        let advice =
            isOneLine ? quotingAdvice(text, prefix: prefixOfNextValue) : "write the whole value in single quotes"
        findings.add(
            "yaml-quote-needed", at: range, "YAML takes '\(comment)' for a comment",
            advice: advice, fix: Fix(replacing: range, with: singleQuoted(text)))
        swallowedComment = range.upperBound
        let scalar = YAMLScalar(text: text, style: .plain)
        return YAMLNode(content: .scalar(scalar), range: range)
    }

    /// Where a value ends that goes on behind a ` #`, or nil for one that does not.
    private mutating func endBehindComment(of value: Range<Int>) -> Int? {
        let bytes = file.bytes
        var hash = value.upperBound
        while hash < bytes.count, isBlank(bytes[hash]) { hash += 1 }
        guard hash > value.upperBound, hash < bytes.count, bytes[hash] == UInt8(ascii: "#") else {
            return nil
        }
        let isFlow = frames.last?.isFlow ?? false
        var text = SwiftText(bytes[value.lowerBound..<hash])
        guard text.isOpen else {
            guard isPartOfProse(hash) else { return nil }
            let end = endOfProse(from: hash, isFlow: isFlow)
            return isFlow ? end : endOfParagraph(from: end, of: value)
        }
        var index = hash
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let byte = bytes[index]
            if text.isWhole {
                if byte == UInt8(ascii: "#"), isBlank(bytes[index - 1]) { break }
                if isFlow, [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte) {
                    break
                }
            }
            text.take(byte)
            index += 1
        }
        guard text.isWhole else { return nil }
        while index > hash, isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }

    /// Whether a `#` in prose is part of it: something directly follows it, as in `#4711`.
    private func isPartOfProse(_ hash: Int) -> Bool {
        guard keys.form(of: path) == .text, !expectsKey, hash + 1 < file.bytes.count else {
            return false
        }
        let next = file.bytes[hash + 1]
        return !isWhiteSpace(next) && next != UInt8(ascii: "#") && next != UInt8(ascii: "!")
    }

    /// The end of the lines that go on with the prose: all that are indented further than its key.
    private mutating func endOfParagraph(from end: Int, of value: Range<Int>) -> Int {
        guard let first = layout.line(at: value.lowerBound), first.content.upperBound <= end,
            var line = layout.line(at: end)
        else { return end }
        while let next = layout.after(line), next.indentation > first.column { line = next }
        return line.range.lowerBound > end ? line.content.upperBound : end
    }

    /// The end of the prose on a line: before a comment, or a comma or bracket of a flow collection.
    private func endOfProse(from hash: Int, isFlow: Bool) -> Int {
        let bytes = file.bytes
        var index = hash + 1
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let isComment = bytes[index] == UInt8(ascii: "#") && isBlank(bytes[index - 1])
            if isComment, !isPartOfProse(index) { break }
            let ends = [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")]
            if isFlow, ends.contains(bytes[index]) { break }
            index += 1
        }
        while isBlank(bytes[index - 1]) { index -= 1 }
        return index
    }
}
