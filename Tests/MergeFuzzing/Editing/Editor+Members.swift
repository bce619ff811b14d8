// The edits that some make: members moved, removed, put under conditions.

import SwiftSyntax

extension Editor {
    mutating func addCondition(_ text: SourceText, _ member: SourceMember, _ hasElse: Bool) -> [UInt8]? {
        guard isAloneOnItsLines(member, in: text) else { return nil }
        var end = "#endif // \(mark())"
        if hasElse {
            guard let body = member.body, member.function != nil else { return nil }
            let indentation = text.indentation(at: member.range.lowerBound)
            let head = String(decoding: text.bytes[member.range.lowerBound..<body.lowerBound], as: UTF8.self)
            end =
                "#else // \(mark())\(newline)" + indentation + head + newline + lines(statements(), indentation + unit)
                + newline + indentation + "}" + newline + end
        }
        let place = text.lineEnd(from: member.range.upperBound)
        return text.bytes.spliced(
            Splice(at: member.fullRange.lowerBound, "#if DEBUG // \(mark())\(newline)"),
            Splice(at: place, newline + end))
    }

    /// Whether its lines hold nothing else.
    func isAloneOnItsLines(_ member: SourceMember, in text: SourceText) -> Bool {
        let start = member.fullRange.lowerBound
        return text.lineStart(of: start) == start && isAtLineEnd(member.range.upperBound, in: text)
    }

    /// The file without a member, and the member's lines.
    private func taken(_ member: SourceMember, from text: SourceText) -> ([UInt8], String)? {
        guard isAloneOnItsLines(member, in: text) else { return nil }
        let end = text.lineEnd(from: member.range.upperBound)
        let range = member.fullRange.lowerBound..<end
        let lines = String(decoding: text.bytes[range], as: UTF8.self)
        return (text.bytes.spliced(Splice(range, "")), lines)
    }

    mutating func moveToExtension(_ text: SourceText, _ member: SourceMember) -> [UInt8]? {
        guard member.isMovable, member.branches.isEmpty,
            let (bytes, lines) = taken(member, from: text)
        else { return nil }
        let written = [
            "", "// \(mark())", "extension \(member.type) {", lines, "}", "",
        ].joined(separator: newline)
        return bytes.spliced(Splice(at: bytes.count, written))
    }

    mutating func moveToSibling(_ text: SourceText, _ path: String, _ others: inout EditedFiles) -> [UInt8]? {
        guard let member = random.pick(text.members.filter { $0.isMovable && $0.branches.isEmpty }),
            let (bytes, lines) = taken(member, from: text)
        else { return nil }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let written = [
            "// \(mark())", "import Foundation", "", "extension \(member.type) {", lines, "}", "",
        ].joined(separator: newline)
        others["\(folder)/\(member.type)+\(mark().capital).swift"] = Array(written.utf8)
        return bytes
    }

    mutating func reorder(_ text: SourceText, _ member: SourceMember) -> [UInt8]? {
        let others = text.members.filter {
            $0.type == member.type && $0.branches.isEmpty && !$0.fullRange.overlaps(member.fullRange)
        }
        guard member.branches.isEmpty, let other = random.pick(others),
            isAloneOnItsLines(member, in: text), isAloneOnItsLines(other, in: text)
        else { return nil }
        let (one, two) = (member.fullRange, other.fullRange)
        return text.bytes.spliced(
            Splice(one, String(decoding: text.bytes[two], as: UTF8.self)),
            Splice(two, String(decoding: text.bytes[one], as: UTF8.self)))
    }

    mutating func delete(_ text: SourceText, _ member: SourceMember) -> [UInt8]? {
        // What is written by hand stays, so that its pieces can be looked for.
        guard !HandWritten.isMarked(text.bytes[member.fullRange]),
            let (bytes, _) = taken(member, from: text)
        else { return nil }
        return bytes
    }

    func joinLines(_ text: SourceText, _ member: SourceMember) -> [UInt8]? {
        let members = text.members
        guard let index = members.firstIndex(where: { $0.range == member.range }),
            index + 1 < members.count
        else { return nil }
        let between = member.range.upperBound..<members[index + 1].range.lowerBound
        let isBlank = text.bytes[between].allSatisfy { [9, 10, 13, 32].contains($0) }
        return isBlank ? text.bytes.spliced(Splice(between, "; ")) : nil
    }

    mutating func changeDoc(_ text: SourceText, _ member: SourceMember, _ adds: Bool) -> [UInt8]? {
        let place = text.lineStart(of: member.range.lowerBound)
        guard text.bytes[place..<member.range.lowerBound].allSatisfy({ $0 == 32 || $0 == 9 }) else {
            return nil
        }
        if adds {
            let indentation = text.indentation(at: member.range.lowerBound)
            return text.bytes.spliced(Splice(at: place, indentation + "/// \(mark())" + newline))
        }
        let doc = member.fullRange.lowerBound..<max(place, member.fullRange.lowerBound)
        guard !doc.isEmpty, !HandWritten.isMarked(text.bytes[doc]) else { return nil }
        return text.bytes.spliced(Splice(doc, ""))
    }
}
