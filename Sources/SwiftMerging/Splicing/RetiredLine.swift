// The line above a member that the flow no longer has, put in and taken off.

enum RetiredLine {
    /// - Parameter origin: what the member was there for, whose first word says what it is.
    static func insertion(
        above member: Member, origin: String?, in file: ParsedFile
    ) -> Splice {
        let kind = origin?.split(separator: " ").first.map(String.init) ?? "helper"
        let subject = kind == "helper" ? "This" : "This \(kind)"
        return insertion(at: member.docStart, subject: subject, in: file)
    }

    static func insertion(at start: Int, subject: String, in file: ParsedFile) -> Splice {
        let lines = file.lines
        let text = Array(
            "\(LeadingComments.retiredPrefix) \(subject) is no longer in the flow.".utf8)
        let indentation = lines.indentation(start)
        let lead = lines.isFirst(start) ? [] : file.layout.lineEnding + indentation
        return Splice(
            range: start..<start, text: lead + text + file.layout.lineEnding + indentation)
    }

    static func removal(of line: Range<Int>, in file: ParsedFile) -> Splice {
        let lines = file.lines
        guard lines.isFirst(line.lowerBound) else { return Splice(range: line, text: []) }
        return Splice(range: lines.start(line.lowerBound)..<lines.next(line.upperBound), text: [])
    }
}
