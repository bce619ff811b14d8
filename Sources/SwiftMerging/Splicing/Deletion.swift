// Which bytes go with a member that is deleted: its doc comment, its semicolon, its line, and one
// of the empty lines around it.

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
        let before = lines.previous(first)
        let isBlankBefore = before.map(lines.isBlankLine) ?? false
        let isBlankAfter = next < file.bytes.count && lines.isBlankLine(next)
        let isFirst = !keepsBlank && isFirstLeft(first, lines)
        if isBlankBefore, let before, !isFirst, isBlankAfter || closes(next, lines) {
            return before..<next
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
        var line = line
        while let before = lines.previous(line) {
            guard let gone = earlier.deletion(of: before..<lines.next(before)) else {
                return opens(before, lines)
            }
            // All lines go that lie in it whole.
            let first = lines.start(gone.lowerBound)
            line = first == gone.lowerBound ? first : lines.next(first)
        }
        return true
    }

    private func opens(_ line: Int, _ lines: Lines) -> Bool {
        file.bytes[line..<lines.end(line)].last { !Lines.isBlank($0) } == UInt8(ascii: "{")
    }

    private func closes(_ line: Int, _ lines: Lines) -> Bool {
        line >= file.bytes.count
            || file.bytes[line..<lines.end(line)].first { !Lines.isBlank($0) } == UInt8(ascii: "}")
    }
}
