// The edits that everybody makes: bodies, comments, helpers.

import SwiftSyntax

extension Editor {
    mutating func fillBody(_ text: SourceText, _ member: SourceMember, _ replaces: Bool) -> [UInt8]? {
        guard let body = member.body else { return nil }
        let indentation = text.indentation(at: member.range.lowerBound)
        let written = newline + lines(statements(), indentation + unit)
        if replaces {
            return text.bytes.spliced(Splice(body, written + newline + indentation))
        }
        if member.accessors == nil, random.oneIn(3) {
            return text.bytes.spliced(Splice(at: body.upperBound, written + newline + indentation))
        }
        let ends = text.lineEnd(from: body.lowerBound) == body.lowerBound
        let rest = ends ? "" : newline + indentation + unit
        return text.bytes.spliced(Splice(at: body.lowerBound, written + rest))
    }

    mutating func comment(_ text: SourceText, _ member: SourceMember, _ kind: EditKind) -> [UInt8]? {
        let indentation = text.indentation(at: member.range.lowerBound)
        let mark = mark()
        switch kind {
        case .commentBefore:
            let comment = random.pick("// \(mark)", "// MARK: - \(mark)", "/* \(mark) */", "// \(mark)\(newline)")
            let place = member.fullRange.lowerBound
            return text.bytes.spliced(Splice(at: place, indentation + comment + newline))
        case .commentBehind:
            let isLast = isAtLineEnd(member.range.upperBound, in: text)
            let comment = isLast ? random.pick(" // \(mark)", " /* \(mark) */") : " /* \(mark) */"
            return text.bytes.spliced(Splice(at: member.range.upperBound, comment))
        default:
            guard isAtLineEnd(member.range.upperBound, in: text) else { return nil }
            let comment = newline + indentation + "// \(mark)"
            return text.bytes.spliced(Splice(at: member.range.upperBound, comment))
        }
    }

    /// Whether nothing but white space follows on the line.
    func isAtLineEnd(_ place: Int, in text: SourceText) -> Bool {
        text.bytes[place..<text.lineEnd(from: place)].allSatisfy { $0 == 32 || $0 == 9 }
    }

    mutating func addHelper(_ text: SourceText, _ member: SourceMember, _ kind: EditKind) -> [UInt8]? {
        guard isAtLineEnd(member.range.upperBound, in: text) else { return nil }
        let indentation = text.indentation(at: member.range.lowerBound)
        let mark = mark()
        let helper: [String]
        switch kind {
        case .helperMethod:
            helper =
                ["/// Helps.", "private func \(mark)(_ x: Int) -> Int {"]
                + statements().map { $0.isEmpty ? $0 : unit + $0 } + ["}"]
        case .helperProperty:
            helper = random.pick(
                ["private var \(mark) = \"{ \"; private let \(self.mark()) = 0"],
                ["@available(*, deprecated) lazy var \(mark): [Int] = {", unit + "[]", "}()"],
                ["static var \(mark): Int { get { 0 } set {} }"])
        default:
            helper = random.pick(
                ["enum \(mark.capital): String {", unit + "case ask, open = \"}\"", "}"],
                ["struct \(mark.capital)<T: Sendable> {", unit + "func ask() {}", "}"])
        }
        let place = member.range.upperBound
        return text.bytes.spliced(Splice(at: place, newline + newline + lines(helper, indentation)))
    }

    mutating func addAtTop(_ text: SourceText, _ kind: EditKind) -> [UInt8]? {
        let mark = mark()
        var type = mark.capital
        var word = random.pick("struct", "enum", "final class")
        if kind == .ownExtension {
            guard let member = random.pick(text.members) else { return nil }
            (type, word) = (member.type, "extension")
        }
        let lines =
            [
                "", "// \(self.mark())", "\(word) \(type) {", unit + "static func \(mark)() {",
            ] + statements().map { $0.isEmpty ? $0 : unit + unit + $0 } + [unit + "}", "}", ""]
        let ends = text.bytes.last == 10 || text.bytes.last == 13 || text.bytes.isEmpty
        let added = (ends ? "" : newline) + lines.joined(separator: newline)
        return text.bytes.spliced(Splice(at: text.bytes.count, added))
    }
}

extension String {
    /// With a capital at its start.
    var capital: String { prefix(1).uppercased() + dropFirst() }
}
