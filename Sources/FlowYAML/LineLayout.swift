// A file as people see it: lines with a column, a key and a value. libyaml says where it gave up; which line was meant
// to belong where is seen from here. Blank lines and comments are left out.

import Diagnostics

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

        /// How far the text behind the dashes is indented.
        var column: Int { start - range.lowerBound }
        /// How far the line is indented.
        var indentation: Int { content.lowerBound - range.lowerBound }
        /// Whether it begins an element of a list.
        var hasDash: Bool { start > content.lowerBound }
    }

    let file: SourceFile
    private let finder: RefusedValueFinder

    /// One pass over the file; each question after it costs little.
    init(_ file: SourceFile) {
        self.file = file
        finder = RefusedValueFinder(bytes: file.bytes)
    }

    /// The bytes of each line, without its end.
    var ranges: [Range<Int>] { (0..<file.lineCount).map { file.lineRange($0) } }

    /// The bytes of the line that contains an offset, without its end.
    func range(at offset: Int) -> Range<Int> { file.lineRange(file.lineIndex(at: offset)) }

    /// The line that contains an offset; nil for a blank one and for a comment.
    func line(at offset: Int) -> Line? { line(range(at: offset)) }

    /// The lines that say something.
    var lines: [Line] { ranges.compactMap { line($0) } }

    var first: Line? { firstLine(from: 0) }

    /// The line before another one.
    func before(_ line: Line) -> Line? { before(line.range.lowerBound) }

    /// The line before the one that contains an offset.
    func before(_ offset: Int) -> Line? {
        var index = file.lineIndex(at: offset) - 1
        while index >= 0 {
            if let line = line(file.lineRange(index)) { return line }
            index -= 1
        }
        return nil
    }

    /// The line after another one.
    func after(_ line: Line) -> Line? {
        firstLine(from: file.lineIndex(at: line.range.lowerBound) + 1)
    }

    private func firstLine(from first: Int) -> Line? {
        var index = first
        while index < file.lineCount {
            if let line = line(file.lineRange(index)) { return line }
            index += 1
        }
        return nil
    }

    /// How many spaces most lines have more than the line of their key.
    var indentationStep: Int {
        var counts: [Int: Int] = [:]
        var line = first
        while let current = line {
            let next = after(current)
            if let next, next.indentation > current.column, current.value.isEmpty {
                counts[next.indentation - current.column, default: 0] += 1
            }
            line = next
        }
        return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 2
    }

    /// The columns that the line before leaves to a line, the likeliest first: those of keys before those of names, or
    /// the other way round, as the line itself has a key of the file or a name.
    /// - Parameter isSound: whether the column of a line can be trusted.
    func likelyColumns(of line: Line, keys: KeyForms, isSound: (Line) -> Bool = { _ in true }) -> [Int] {
        var above = before(line)
        while let other = above, !isSound(other) || file.bytes[other.range].first == 0x09 {
            above = before(other)
        }
        guard let above else { return [0] }
        if above.value.isEmpty, above.key != nil { return [above.column + indentationStep] }
        var lines = [above]
        while let inner = lines.last, let outer = parent(of: inner), lines.count < YAMLDocument.maximumDepth {
            lines.append(outer)
        }
        let isKnown = { (line: Line) in
            line.key.map { keys[LookAlike.withoutLeading(file.text(in: $0))] != nil } ?? false
        }
        let isKey = isKnown(line)
        return (lines.filter { isKnown($0) == isKey } + lines.filter { isKnown($0) != isKey }).map(\.column)
    }

    /// The line whose key contains another line.
    func parent(of line: Line) -> Line? {
        var other = before(line)
        while let candidate = other {
            if candidate.column < line.indentation { return candidate }
            let isAbove = candidate.column == line.indentation && line.hasDash
            if isAbove, !candidate.hasDash { return candidate }
            other = before(candidate)
        }
        return nil
    }

    /// The keys that contain a line, the outermost first.
    func path(to line: Line) -> [String] {
        var path: [String] = []
        var inner = line
        while let outer = parent(of: inner), path.count < YAMLDocument.maximumDepth {
            if let key = outer.key { path.append(file.text(in: key)) }
            inner = outer
        }
        return path.reversed()
    }

    /// The keys that contain lines with a key of that name. One pass: `path` for each line would be many.
    func holders(of name: String) -> Set<String> {
        var holders: Set<String> = []
        var outer: [Line] = []
        for line in lines {
            while let last = outer.last, last.column >= line.indentation { outer.removeLast() }
            if let key = line.key, file.text(in: key) == name, let holder = outer.last(where: { $0.key != nil })?.key {
                holders.insert(file.text(in: holder))
            }
            outer.append(line)
        }
        return holders
    }

    /// A line and all that is indented as far as it or further.
    func block(from line: Line) -> [Line] {
        var lines = [line]
        while let last = lines.last, let next = after(last), next.indentation >= line.indentation {
            lines.append(next)
        }
        return lines
    }

    /// The edits that move the lines of a block so that the first one begins in another column.
    func moving(_ lines: [Line], to column: Int) -> Fix {
        let shift = column - (lines.first?.indentation ?? column)
        return Fix(
            lines.map { line in
                let start = line.range.lowerBound
                let text = String(repeating: " ", count: max(line.indentation + shift, 0))
                return Fix.Edit(start..<line.content.lowerBound, text)
            })
    }

    private func line(_ range: Range<Int>) -> Line? {
        guard range.count <= SyntaxDiagnosis.longestLine else { return nil }
        let content = finder.trimmed(finder.withoutComment(range))
        guard !content.isEmpty else { return nil }
        var start = content.lowerBound
        while start + 1 < content.upperBound, file.bytes[start] == UInt8(ascii: "-"), isBlank(file.bytes[start + 1]) {
            start += 2
            while start < content.upperBound, isBlank(file.bytes[start]) { start += 1 }
        }
        let text = start..<content.upperBound
        var key: Range<Int>?
        var value = text
        if let colon = finder.colon(in: text), finder.isBalanced(start..<colon) {
            key = finder.trimmed(start..<colon)
            value = finder.trimmed(colon + 1..<text.upperBound)
        }
        return Line(range: range, content: content, start: start, key: key, value: value)
    }
}
