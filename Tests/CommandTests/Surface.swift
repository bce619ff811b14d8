// What adopted protocols are compared by. It shares nothing with the adoption.

import Foundation

/// What a declaration says to those who use it, read from its text: the words before its brace, and its members.
struct Surface: Equatable {
    /// Attributes, access and name, without `nonisolated`.
    var head: String
    var inherited: Set<String>
    var members: Set<String>

    var isProtocol: Bool { head.contains("protocol ") }
    var isOnMainActor: Bool { head.contains("@MainActor") }

    /// The protocols and enums that a file declares at its top, by their names.
    static func all(in text: String) -> [String: Surface] {
        var code = text.replacing(#/(?m)(?:^|\s)\/\/.*$/#, with: "")
        code = code.replacing(#/(?s)\/\*.*?\*\//#, with: "")
        let start =
            #/
            (?m)^((?:@\w+\s+)*)
            ((?:public\s|package\s|nonisolated\s)*(?:protocol|enum)\s)
            (\w+)([^{]*)\{
            /#
        var found: [String: Surface] = [:]
        for match in code.matches(of: start) {
            var depth = 1
            let body = code[match.range.upperBound...].prefix { character in
                if character == "{" { depth += 1 }
                if character == "}" { depth -= 1 }
                return depth > 0
            }
            let attributes = match.1.split { $0.isWhitespace }.sorted().joined(separator: " ")
            let words = match.2.replacing("nonisolated ", with: "")
            let clause = match.4.firstRange(of: " where ")?.lowerBound ?? match.4.endIndex
            let inherited = match.4[..<clause]
            let types = inherited.drop { $0 != ":" }.dropFirst().split(separator: ",").map {
                let type = $0.filter { !$0.isWhitespace }
                return type == "class" ? "AnyObject" : type
            }
            found[String(match.3)] = Surface(
                head: attributes + " " + words + match.3, inherited: Set(types), members: members(of: String(body)))
        }
        return found
    }

    /// The same with what it inherits from others of these, which a flow's protocol declares again.
    func joined(with others: [String: Surface]) -> Surface {
        var joined = self
        for parent in inherited.compactMap({ others[$0]?.joined(with: others) }) {
            joined.members.formUnion(parent.members)
            joined.inherited.formUnion(parent.inherited.intersection(["Sendable"]))
        }
        return joined
    }

    /// The members of a body, each in one spelling.
    private static func members(of body: String) -> Set<String> {
        let first =
            #/
            (?:(?:nonisolated|static|mutating|nonmutating|optional|indirect|public)\s)*
            (?:func|var|let|init|subscript|associatedtype|typealias|case|\#if|\#endif|\#else)\b
            /#
        var all: [String] = []
        var attributes = ""
        for line in body.split(whereSeparator: \.isNewline) {
            var rest = line.drop { $0.isWhitespace }
            while let match = rest.prefixMatch(of: #/@[\w.]+(?:\([^)]*\))?\s*/#), all.last.map(isComplete) ?? true {
                attributes += match.0.filter { !$0.isWhitespace } + " "
                rest = rest[match.range.upperBound...]
            }
            if rest.isEmpty { continue }
            if rest.prefixMatch(of: first) != nil, all.last.map(isComplete) ?? true {
                all.append(attributes + rest)
            } else if let last = all.popLast() {
                all.append(last + " " + attributes + rest)
            }
            attributes = ""
        }
        return Set(all.filter { !$0.hasPrefix("#e") }.map(spelled))
    }

    private static func isComplete(_ text: String) -> Bool {
        text.filter { "({".contains($0) }.count == text.filter { ")}".contains($0) }.count
    }

    private static func spelled(_ member: String) -> String {
        var text = member.replacing("any ", with: "").replacing("`", with: "")
            .replacing(";", with: "")
        text = text.replacing(#/\s+/#, with: " ")
        text = text.replacing(#/ ?([^\w\s@]) ?/#) { $0.1 }
        return withoutNeedlessParentheses(text).replacing(",)", with: ")").replacing("->()", with: "->Void")
            .replacing(#/(\)|throws|async)->Void$/#) { $0.1 }.replacing("throws(Error)", with: "throws")
            .replacing("(Error)?", with: "Error?")
            .replacing(#/ +$/#, with: "")
    }

    /// A member without the parentheses around the whole type of a closure.
    private static func withoutNeedlessParentheses(_ member: String) -> String {
        var text = Array(member)
        for start in text.indices.reversed().dropFirst() where text[start] == "(" && "(@".contains(text[start + 1]) {
            var depth = 0
            var outer = ""
            let end = text.indices[start...].first { index in
                if text[index] == ")" { depth -= 1 }
                if depth == 1 { outer.append(text[index]) }
                if text[index] == "(" { depth += 1 }
                return depth == 0
            }
            guard let end, outer.contains("->"), !outer.contains(",") else { continue }
            if end + 1 < text.count, !",)]>{".contains(text[end + 1]) { continue }
            text.remove(at: end)
            text.remove(at: start)
        }
        return String(text)
    }

    /// The name that a member is refused by.
    static func name(of member: String) -> String {
        if member.hasPrefix("#if") { return member }
        let words = member.replacing(#/@[\w.]+(?:\([^)]*\))? /#, with: "")
        let match = words.firstMatch(of: #/(?:func|var|case|typealias) ?([^\s(:<=]+)|init|subscript/#)
        return match.map { String($0.1 ?? $0.0) } ?? words
    }

    /// The members of a protocol of the main actor belong to it, whether they say so or not.
    var withoutNeedlessActors: Surface {
        guard isOnMainActor else { return self }
        var surface = self
        surface.members = Set(members.map { $0.replacing("@MainActor ", with: "") })
        return surface
    }

    /// Whether a generated protocol is declared as the one it replaces.
    func isDeclared(like old: Surface) -> Bool { head == old.head && inherited == old.inherited }
}
