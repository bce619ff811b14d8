// A member that follows a change of the flow, but whose body is hand-written and may not. `todo` lists it until someone
// edits the member: the state file keeps a hash of its lines, as one more line about the file's members.

import Hashing
import SwiftMerging

struct BodyToCheck {
    let member: String
    /// The member's first line, by which it is found.
    private let start: String
    private let lineCount: Int
    private let hash: String

    /// Nil for an outcome that leaves no body to check.
    init?(_ outcome: MemberOutcome, in text: [UInt8]) {
        guard let count = outcome.lineCount else { return nil }
        let lines = Self.lines(of: text).dropFirst(outcome.line - 1).prefix(count)
        guard let start = lines.first, lines.count == count else { return nil }
        member = outcome.member
        self.start = String(decoding: start, as: UTF8.self)
        lineCount = count
        hash = Self.hash(lines)
    }

    /// - Parameter fields: those of a line about a member; nil for a line that says something else.
    init?(fields: [String]) {
        guard fields.count == 5, fields[0] == Self.mark, let count = Int(fields[3]), count > 0 else { return nil }
        (member, start, lineCount, hash) = (fields[1], fields[2], count, fields[4])
    }

    var fields: [String] { [Self.mark, member, start, "\(lineCount)", hash] }

    /// The line where the member begins, from 1; nil if it was edited.
    func line(in text: [UInt8]) -> Int? {
        let lines = Self.lines(of: text)
        guard lineCount <= lines.count else { return nil }
        return (0...lines.count - lineCount).first { index in
            lines[index].elementsEqual(start.utf8) && Self.hash(lines[index..<index + lineCount]) == hash
        }.map { $0 + 1 }
    }

    private static let mark = "body"

    /// The lines without indentation, which is nobody's opinion of a body.
    private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
        text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
            let code = line.drop(while: isBlank)
            return code.dropLast(code.reversed().prefix(while: isBlank).count)
        }
    }

    private static func hash(_ lines: ArraySlice<ArraySlice<UInt8>>) -> String {
        ContentHash.sha256(ofText: Array(lines.joined(separator: [UInt8(ascii: "\n")])))
    }
}
