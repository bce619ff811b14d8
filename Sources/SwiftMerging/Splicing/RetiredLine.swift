// The line above a member that is no longer in the flow: added and removed.

import SwiftNotation

enum RetiredLine {
    static func insertion(above member: Member, id: MemberID?, in file: ParsedFile) -> Splice {
        let subject = id.map { $0.isHelper ? "This" : "This \($0.noun)" } ?? "This"
        let (lines, start) = (file.lines, member.docStart)
        let text = Array("\(LeadingComments.retiredPrefix) \(subject) is no longer in the flow.".utf8)
        let indentation = lines.indentation(start)
        let lead = lines.isFirst(start) ? [] : lines.ending + indentation
        return Splice(range: start..<start, text: lead + text + lines.ending + indentation)
    }

    static func removal(of line: Range<Int>, in file: ParsedFile) -> Splice {
        let lines = file.lines
        guard lines.isFirst(line.lowerBound) else { return Splice(range: line, text: []) }
        return Splice(range: lines.start(line.lowerBound)..<lines.next(line.upperBound), text: [])
    }
}
