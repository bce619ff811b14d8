// What a syntax error can be traced to by looking at the bytes around its place:
// a bracket too many, an invisible end of a line, a tab, a colon without a space.
// libyaml mentions none of these.

import Diagnostics

extension SyntaxDiagnosis {
    /// A bracket at the place of the problem that closes nothing.
    func surplusBracket() -> Diagnostic? {
        guard problem < file.bytes.count else { return nil }
        let isSquare = file.bytes[problem] == UInt8(ascii: "]")
        guard isSquare || file.bytes[problem] == UInt8(ascii: "}") else { return nil }
        // One that closes an outer collection tells of an inner one that is not closed.
        let closesOuter = frames.contains { $0.hasBrackets && $0.isMapping != isSquare }
        guard !closesOuter else { return nil }
        let (open, close) = isSquare ? ("[", "]") : ("{", "}")
        return syntax(
            "there is a '\(close)' too many",
            advice: "remove it, or add the '\(open)' that it closes")
    }

    /// A character that ends a line for YAML and that nobody sees, outside double quotes.
    func invisibleSeparator() -> Diagnostic? {
        let finder = RefusedValueFinder(bytes: file.bytes)
        for line in [file.lineRange(at: context), file.lineRange(at: problem)]
        where line.count <= SyntaxDiagnosis.longestLine {
            guard let (range, name) = finder.separator(in: line) else { continue }
            return Diagnostic(
                "yaml-syntax",
                "the text holds an invisible character, \(name), where YAML begins a new line",
                advice: "remove it, or put the text in double quotes",
                at: SourceLocation(file: file, range: range))
        }
        return nil
    }

    func syntax(_ message: String, advice: String?, at place: Int? = nil) -> Diagnostic {
        Diagnostic("yaml-syntax", message, advice: advice, at: location(place ?? problem))
    }

    /// The scalar at an offset, or the empty range at an end of a line.
    func location(_ offset: Int) -> SourceLocation {
        var end = offset
        if end < file.bytes.count, file.bytes[end] != 0x0A, file.bytes[end] != 0x0D {
            end += 1
            while end < file.bytes.count, file.bytes[end] & 0xC0 == 0x80 { end += 1 }
        }
        return SourceLocation(file: file, range: offset..<end)
    }

    /// Whether the white space that begins the line of an offset holds a tab.
    func hasTabInIndentation(_ offset: Int) -> Bool {
        file.bytes[file.lineRange(at: offset)].prefix { isBlank($0) }.contains(0x09)
    }

    /// The colon of `key:value`, on the line of the problem, of its context, or before.
    func colonWithoutSpace() -> Int? {
        let lines = [lineBefore(problem), file.lineRange(at: context), file.lineRange(at: problem)]
        for line in lines.compactMap({ $0 }) {
            var index = line.lowerBound
            while index < line.upperBound, isBlank(file.bytes[index]) { index += 1 }
            let key = index
            while index < line.upperBound, isNameByte(file.bytes[index]) { index += 1 }
            if index > key, index + 1 < line.upperBound, file.bytes[index] == UInt8(ascii: ":"),
                !isBlank(file.bytes[index + 1])
            {
                return index
            }
        }
        return nil
    }

    /// The last line before that of an offset that is not blank.
    func lineBefore(_ offset: Int) -> Range<Int>? {
        var end = file.lineRange(at: offset).lowerBound
        while end > 0, isWhiteSpace(file.bytes[end - 1]) { end -= 1 }
        return end > 0 ? file.lineRange(at: end - 1) : nil
    }
}
