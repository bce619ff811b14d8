// `default: #function` and `sample: #"a"#`: for YAML all behind the `#` is a comment, and the key has no
// value.

import Diagnostics

extension LineLayout {
    /// The Swift that appears where YAML sees a comment: behind the blank that follows a key's colon. Nil if it is
    /// none.
    ///
    /// - Parameter isFlow: whether it appears between braces.
    func hashValue(from colon: Int, isFlow: Bool) -> Range<Int>? {
        let bytes = file.bytes
        let line = range(at: colon)
        var start = colon + 1
        while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
        guard start > colon + 1, start + 1 < line.upperBound, bytes[start] == UInt8(ascii: "#") else { return nil }
        let word = bytes[start + 1..<line.upperBound].prefix { isNameByte($0) }
        let isText = bytes[start + 1] == UInt8(ascii: "\"")
        guard isText || Self.macros.contains(String(decoding: word, as: UTF8.self)) else {
            return nil
        }
        return swift(from: start, isFlow: isFlow)
    }

    /// A color such as `#fff` behind the blank that follows a key's colon.
    func color(from colon: Int) -> Range<Int>? {
        let line = range(at: colon)
        var start = colon + 1
        while start < line.upperBound, isBlank(file.bytes[start]) { start += 1 }
        guard start > colon + 1, start < line.upperBound, file.bytes[start] == UInt8(ascii: "#") else { return nil }
        let digits = file.bytes[start + 1..<line.upperBound].prefix { isNameByte($0) }
        guard [3, 4, 6, 8].contains(digits.count),
            file.text(in: digits.startIndex..<digits.endIndex).allSatisfy(\.isHexDigit)
        else { return nil }
        return start..<digits.endIndex
    }

    /// A text that begins with `#` and something right behind it, to the end of its line.
    func hashText(from colon: Int) -> Range<Int>? {
        let line = range(at: colon)
        var (start, end) = (colon + 1, line.upperBound)
        while start < end, isBlank(file.bytes[start]) { start += 1 }
        while end > start, isBlank(file.bytes[end - 1]) { end -= 1 }
        guard start > colon + 1, start + 1 < end, file.bytes[start] == UInt8(ascii: "#"),
            ![UInt8(ascii: " "), UInt8(ascii: "#"), UInt8(ascii: "!")].contains(file.bytes[start + 1])
        else { return nil }
        return start..<end
    }

    /// A piece of Swift that begins at an offset, to the end of its line or, between braces, to the comma or bracket
    /// behind it.
    func swift(from start: Int, isFlow: Bool) -> Range<Int> {
        let bytes = file.bytes
        let line = range(at: start)
        var text = SwiftText()
        var end = start
        while end < line.upperBound {
            let byte = bytes[end]
            let isEnd = [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte)
            if text.isWhole, isFlow && isEnd { break }
            if text.isWhole, end > start, byte == UInt8(ascii: "#"), isBlank(bytes[end - 1]) {
                break
            }
            text.take(byte)
            end += 1
        }
        while end > start, isBlank(bytes[end - 1]) { end -= 1 }
        return start..<end
    }

    /// The macros of Swift that have a value.
    private static let macros: Set<String> = [
        "column", "dsohandle", "file", "fileID", "filePath", "function", "imageLiteral", "keyPath", "line", "selector",
    ]
}

extension TreeBuilder {
    /// The expression that YAML took for a comment, where a key has no other value; it is reported.
    mutating func hashValue(_ node: YAMLNode) -> YAMLNode? {
        guard node.isLeftOut, !expectsKey, case .scalar(let key)? = frames.last?.key else {
            return nil
        }
        let isExpression = keys.form(of: path) == .expression
        // A name needs no text, and may have a comment behind it.
        let isText = path.last.map { keys[$0] == .text } ?? false
        guard isExpression || isText && keys.entry(below: path.dropLast().last) == nil else {
            return nil
        }
        var colon = key.range.upperBound
        while colon < file.bytes.count, isBlank(file.bytes[colon]) { colon += 1 }
        let isFlow = frames.last?.isFlow ?? false
        let found = isExpression ? layout.hashValue(from: colon, isFlow: isFlow) : layout.hashText(from: colon)
        guard let range = found else { return nil }
        let text = file.text(in: range)
        findings.add(HashValue(file: file, key: key.range, range: range).diagnostic)
        return YAMLNode(content: .scalar(YAMLScalar(text: text, style: .singleQuoted)), range: range)
    }
}

extension SyntaxDiagnosis {
    /// A value between braces that begins with `#`: the closing brace is a part of the comment.
    func hashValue() -> Diagnostic? {
        let opening = frames.first { $0.isFlow }?.start
        for place in [opening, context, layout.before(problem)?.start].compactMap({ $0 }) {
            let line = layout.range(at: place)
            guard line.count <= SyntaxDiagnosis.longestLine else { continue }
            var found: Diagnostic?
            _ = finder.firstIndex(in: line) { index in
                found = hashValue(behind: index, in: line)
                return found != nil
            }
            if let found { return found }
        }
        return nil
    }

    private func hashValue(behind colon: Int, in line: Range<Int>) -> Diagnostic? {
        guard file.bytes[colon] == UInt8(ascii: ":") else { return nil }
        let name = file.bytes[line.lowerBound..<colon].reversed().prefix { isNameByte($0) }
        let key = colon - name.count..<colon
        let swift = layout.hashValue(from: colon, isFlow: true)
        guard keys[file.text(in: key)] == .expression,
            let range = swift ?? layout.color(from: colon)
        else { return nil }
        let value = HashValue(file: file, key: key, range: range, isText: swift == nil).diagnostic
        return value.fix.map(helps) == true ? value : nil
    }
}

/// A value that begins with `#`, under its key.
private struct HashValue {
    let file: SourceFile
    let key: Range<Int>
    let range: Range<Int>
    /// Whether it lacks the quotes of Swift too.
    var isText = false

    var diagnostic: Diagnostic {
        let text = file.text(in: range)
        let written = isText ? "\"\(text)\"" : text
        return Diagnostic(
            "yaml-quote-needed", "YAML takes '\(shortened(text))' for a comment",
            advice: quotingAdvice(written, prefix: file.text(in: key) + ": "),
            at: SourceLocation(file: file, range: range)
        ).fixed(by: Fix(replacing: range, with: singleQuoted(written)))
    }
}
