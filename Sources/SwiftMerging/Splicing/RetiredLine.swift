// The line above a member that the flow no longer has, put in and taken off.

enum RetiredLine {
    static func insertion(above member: Member, in file: ParsedFile) -> Splice {
        let lines = Lines(bytes: file.bytes)
        let text = Array("\(LeadingComments.retiredPrefix) This is no longer in the flow.".utf8)
        let start = member.docStart
        let indentation = lines.indentation(start)
        let lead = lines.isFirst(start) ? [] : file.layout.lineEnding + indentation
        return Splice(
            range: start..<start, text: lead + text + file.layout.lineEnding + indentation)
    }

    static func removal(of line: Range<Int>, in file: ParsedFile) -> Splice {
        let lines = Lines(bytes: file.bytes)
        guard lines.isFirst(line.lowerBound) else { return Splice(range: line, text: []) }
        return Splice(range: lines.start(line.lowerBound)..<lines.next(line.upperBound), text: [])
    }
}
