// The bytes that go with a deleted member: its doc comment, its semicolon, its line, and one of the empty lines around
// it.

struct Deletion {
    let file: ParsedFile
    /// The lines of all members that are deleted: those in a row go with one empty line.
    var gone = OffsetRanges()

    /// The lines that a member has for itself; nil if it shares one with others.
    static func lines(of member: Member, in file: ParsedFile) -> Range<Int>? {
        guard file.lines.isFirst(member.docStart), file.lines.isLast(member.end) else { return nil }
        return file.lines.start(member.docStart)..<file.lines.next(member.end)
    }

    func range(of member: Member) -> Range<Int> {
        let lines = file.lines
        guard let own = Self.lines(of: member, in: file) else {
            // With others on its line, a member goes with the blanks behind it.
            return member.docStart..<(member.end + file.bytes[member.end...].prefix(while: Lines.isBlank).count)
        }
        var (first, next) = (own.lowerBound, own.upperBound)
        while let line = lines.previous(first), gone.range(around: line) != nil { first = line }
        while next < file.bytes.count, gone.range(around: next) != nil { next = lines.next(next) }
        if let before = lines.previous(first), lines.isBlankLine(before), isBlank(next) || closes(next) {
            return before..<own.upperBound
        }
        // The empty line below imports is that of the others.
        let isFirst = lines.previous(own.lowerBound).map(opens) ?? (member.key.kind != .import)
        return own.lowerBound..<(isFirst && isBlank(own.upperBound) ? lines.next(own.upperBound) : own.upperBound)
    }

    private func isBlank(_ line: Int) -> Bool { line < file.bytes.count && file.lines.isBlankLine(line) }

    private func opens(_ line: Int) -> Bool {
        file.bytes[line..<file.lines.end(line)].last { !Lines.isBlank($0) } == UInt8(ascii: "{")
    }

    private func closes(_ line: Int) -> Bool {
        line >= file.bytes.count
            || file.bytes[line..<file.lines.end(line)].first { !Lines.isBlank($0) } == UInt8(ascii: "}")
    }
}
