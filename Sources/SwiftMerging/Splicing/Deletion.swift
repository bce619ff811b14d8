// The bytes that go with a deleted member: its doc comment, its semicolon, its line, and one of the empty lines around
// it.

struct Deletion {
    let file: ParsedFile
    /// The empty line behind it is needed by what comes in its place.
    var keepsBlank = false
    /// What is deleted before it.
    var earlier = Splices()

    func range(of member: Member) -> Range<Int> {
        range(from: member.docStart, to: member.end)
    }

    func range(from start: Int, to end: Int) -> Range<Int> {
        let lines = file.lines
        guard lines.isFirst(start), lines.isLast(end) else {
            return start..<blanksSkipped(from: end, lines: lines)
        }
        let first = lines.start(start)
        let next = lines.next(end)
        let top = topLeft(first, lines)
        let before = lines.previous(top)
        let isBlankBefore = before.map(lines.isBlankLine) ?? false
        let isBlankAfter = next < file.bytes.count && lines.isBlankLine(next)
        let isFirst = !keepsBlank && isFirstLeft(first, lines)
        if isBlankBefore, let before, !isFirst, isBlankAfter || closes(next, lines) {
            // The lines between are gone already.
            return top == first || !isBlankAfter ? before..<next : first..<lines.next(next)
        }
        if isBlankAfter, isFirst { return first..<lines.next(next) }
        return first..<next
    }

    /// With others on its line, a member goes with the blanks behind it.
    private func blanksSkipped(from end: Int, lines: Lines) -> Int {
        var end = end
        while end < file.bytes.count, Lines.isBlank(file.bytes[end]) { end += 1 }
        return end
    }

    /// Whether nothing is left between a line and the brace, or the file's start, before it.
    private func isFirstLeft(_ line: Int, _ lines: Lines) -> Bool {
        lines.previous(topLeft(line, lines)).map { opens($0, lines) } ?? true
    }

    /// The first of the lines that go with a line, right above it.
    private func topLeft(_ line: Int, _ lines: Lines) -> Int {
        var line = line
        while let before = lines.previous(line), let gone = earlier.deletion(of: before..<lines.next(before)) {
            // All lines go that lie in it whole.
            let first = lines.start(gone.lowerBound)
            line = first == gone.lowerBound ? first : lines.next(first)
        }
        return line
    }

    private func opens(_ line: Int, _ lines: Lines) -> Bool {
        file.bytes[line..<lines.end(line)].last { !Lines.isBlank($0) } == UInt8(ascii: "{")
    }

    private func closes(_ line: Int, _ lines: Lines) -> Bool {
        line >= file.bytes.count || file.bytes[line..<lines.end(line)].first { !Lines.isBlank($0) } == UInt8(ascii: "}")
    }
}
