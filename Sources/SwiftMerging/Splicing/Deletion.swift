// The bytes that go with a deleted member: its doc comment, its semicolon, its line, and one of the empty lines around
// it.

struct Deletion {
    let file: ParsedFile

    func range(of member: Member) -> Range<Int> {
        let (lines, start, end) = (file.lines, member.docStart, member.end)
        guard lines.isFirst(start), lines.isLast(end) else {
            // With others on its line, a member goes with the blanks behind it.
            return start..<(end + file.bytes[end...].prefix(while: Lines.isBlank).count)
        }
        let (first, next) = (lines.start(start), lines.next(end))
        let isBlankAfter = next < file.bytes.count && lines.isBlankLine(next)
        let before = lines.previous(first)
        if let before, lines.isBlankLine(before), isBlankAfter || closes(next) { return before..<next }
        // The empty line below imports is that of the others.
        let isFirst = before.map(opens) ?? (member.key.kind != .import)
        return first..<(isBlankAfter && isFirst ? lines.next(next) : next)
    }

    private func opens(_ line: Int) -> Bool {
        file.bytes[line..<file.lines.end(line)].last { !Lines.isBlank($0) } == UInt8(ascii: "{")
    }

    private func closes(_ line: Int) -> Bool {
        line >= file.bytes.count
            || file.bytes[line..<file.lines.end(line)].first { !Lines.isBlank($0) } == UInt8(ascii: "}")
    }
}
