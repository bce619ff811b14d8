// `when: prompt == " #"` is legal YAML: the value is `prompt == "`, and the rest is
// a comment. The open quote, or the open bracket, gives it away, if what is behind
// the '#' closes it. It is reported, and the value is put together again.

import Diagnostics

extension TreeBuilder {
    /// Whether a comment that belongs to a value swallowed the end of an open flow collection.
    var failsByComment: Bool {
        guard let flowStart, let swallowedComment else { return false }
        return swallowedComment > flowStart
    }

    /// A scalar with the text behind its ` #` if that belongs to it, which is reported.
    mutating func withSwallowedComment(_ node: YAMLNode) -> YAMLNode {
        guard node.scalar?.style == .plain, !node.range.isEmpty,
            let end = endBehindComment(of: node.range)
        else { return node }
        let range = node.range.lowerBound..<end
        let text = file.text(in: range)
        let comment = shortened(file.text(in: node.range.upperBound..<end))
        let isOneLine = !file.bytes[node.range].contains { $0 == 0x0A || $0 == 0x0D }
        let advice =
            isOneLine
            ? quotingAdvice(text, prefix: prefixOfNextValue)
            : "write the whole value in single quotes"
        findings.add(
            "yaml-quote-needed", at: range, "YAML takes '\(comment)' for a comment",
            advice: advice)
        swallowedComment = range.lowerBound
        let scalar = YAMLScalar(text: text, style: .plain)
        return YAMLNode(content: .scalar(scalar), range: range)
    }

    /// Where a value ends that goes on behind a ` #`, or nil for one that does not.
    private func endBehindComment(of value: Range<Int>) -> Int? {
        let bytes = file.bytes
        var hash = value.upperBound
        while hash < bytes.count, isBlank(bytes[hash]) { hash += 1 }
        guard hash > value.upperBound, hash < bytes.count, bytes[hash] == UInt8(ascii: "#") else {
            return nil
        }
        var text = SwiftText(bytes[value.lowerBound..<hash])
        guard text.isOpen else { return nil }
        let isFlow = frames.last?.isFlow ?? false
        var index = hash
        while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
            let byte = bytes[index]
            if text.isWhole {
                if byte == UInt8(ascii: "#"), isBlank(bytes[index - 1]) { break }
                if isFlow, [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte)
                {
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
}
