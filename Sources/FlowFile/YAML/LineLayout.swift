// A file as people see it: lines with a column, a key and a value. libyaml says where it gave up; which line was meant
// to belong where is seen from here. Blank lines and comments are left out.

import FlowModel

/// The lines of a file, one at a time.
struct LineLayout {
    /// A line that says something.
    struct Line {
        /// All of it but its end.
        let range: Range<Int>
        /// Without indentation, comment and blanks at the end.
        let content: Range<Int>
        /// Where the text begins behind the dashes of a list.
        let start: Int
        /// What comes before the colon; nil for a line without one.
        let key: Range<Int>?
        /// What comes behind the colon.
        let value: Range<Int>

        /// How far the line is indented.
        var dash: Int { content.lowerBound - range.lowerBound }
        /// How far the text behind the dashes is indented.
        var column: Int { start - range.lowerBound }
        /// Whether it begins an element of a list.
        var hasDash: Bool { start > content.lowerBound }
    }

    /// Longer lines are not looked through.
    private static let longestLine = 4096

    let file: SourceFile
    private let finder: RefusedValueFinder

    init(_ file: SourceFile) {
        self.file = file
        finder = RefusedValueFinder(bytes: file.bytes)
    }

    /// The bytes of the line that contains an offset, without its end.
    func range(at offset: Int) -> Range<Int> { file.lineRange(at: offset) }

    /// The line before the one that contains an offset.
    func before(_ offset: Int) -> Line? {
        var index = file.lineIndex(at: offset) - 1
        while index >= 0 {
            if let line = line(file.lineRange(index)) { return line }
            index -= 1
        }
        return nil
    }

    /// The lines with a key above an offset, each indented less than the one before: what a line may belong below.
    func holders(above offset: Int) -> [Line] {
        var found: [Line] = []
        var next = before(offset)
        while let line = next, found.last?.column != 0 {
            if line.key != nil, line.column < found.last?.column ?? .max { found.append(line) }
            next = before(line.range.lowerBound)
        }
        return found
    }

    /// Which of the lines beside one.
    enum Side: Int {
        case above = -1
        case below = 1
    }

    /// The next line with a key in the same column, before one that is indented less.
    func sibling(of line: Line, _ side: Side) -> Line? {
        var index = file.lineIndex(at: line.range.lowerBound) + side.rawValue
        while index >= 0, index <= file.lineIndex(at: file.bytes.count) {
            if let next = self.line(file.lineRange(index)), next.column <= line.column {
                return next.column == line.column && next.key != nil ? next : nil
            }
            index += side.rawValue
        }
        return nil
    }

    /// The first of the lines in the same column as one of them.
    func first(beside line: Line) -> Line {
        var first = line
        while let above = sibling(of: first, .above) { first = above }
        return first
    }

    /// The line that contains an offset; nil for a blank one and for a comment.
    func line(at offset: Int) -> Line? { line(range(at: offset)) }

    private func line(_ range: Range<Int>) -> Line? {
        guard range.count <= Self.longestLine else { return nil }
        let content = finder.trimmed(finder.withoutComment(range))
        guard !content.isEmpty else { return nil }
        var start = content.lowerBound
        while start + 1 < content.upperBound, file.bytes[start] == UInt8(ascii: "-"), isBlank(file.bytes[start + 1]) {
            start += 2
            while start < content.upperBound, isBlank(file.bytes[start]) { start += 1 }
        }
        let text = start..<content.upperBound
        guard let colon = finder.colon(in: text), finder.isBalanced(start..<colon) else {
            return Line(range: range, content: content, start: start, key: nil, value: text)
        }
        return Line(
            range: range, content: content, start: start, key: finder.trimmed(start..<colon),
            value: finder.trimmed(colon + 1..<text.upperBound))
    }
}
