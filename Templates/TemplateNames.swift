// The names that built-in templates declare, read off their text: whatever a flow declares must stay clear of them.
// Templates indent by four spaces, so a type begins in the first column and its members in the fifth.

/// The types that templates declare, and the members of these.
package struct TemplateNames: Sendable {
    /// The names of the types, except for those that a tag gives.
    package private(set) var types: Set<String> = []
    /// The types inside of others.
    package private(set) var innerTypes: Set<String> = []
    package private(set) var properties: Set<String> = []
    /// The functions with their labels, `send(_:during:)`.
    package private(set) var functions: Set<String> = []

    /// Reads templates by their names.
    ///
    /// - Parameter isPrivate: Whether private members count.
    package init(in templates: [String], privateMembers isPrivate: Bool = false) {
        for name in templates {
            var lines = Lines(EmbeddedTemplates.named(name) ?? [])
            while let line = lines.next() { add(line, &lines, isPrivate) }
        }
    }

    private mutating func add(_ line: Line, _ lines: inout Lines, _ isPrivate: Bool) {
        let words = line.words
        guard let index = words.firstIndex(where: Self.keywords.contains), index + 1 < words.count
        else { return }
        let (keyword, name) = (words[index], words[index + 1])
        // `private(set)` is open to read.
        let isHidden = words[..<index].indices.contains {
            words[$0] == "private" && words[$0 + 1] != "set"
        }
        guard !name.contains("$"), isPrivate || !isHidden else { return }
        switch keyword {
        case "let", "var":
            if line.isMember { properties.insert(name) }
        case "func":
            guard line.isMember else { return }
            var text = line.text
            while text.count(where: { $0 == "(" }) > text.count(where: { $0 == ")" }),
                let next = lines.nextText()
            {
                text += next
            }
            functions.insert(name + Self.labels(in: text))
        default:
            if line.isMember { innerTypes.insert(name) } else { types.insert(name) }
        }
    }

    private static let keywords: Set<String> = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// The labels of the first parameters in a text: `(_:during:)`.
    private static func labels(in text: String) -> String {
        var labels = "("
        var depth = 0
        var parameter = ""
        for character in text.drop(while: { $0 != "(" }) {
            if "([<{".contains(character) { depth += 1 }
            if ")]}".contains(character) || character == ">" && !parameter.hasSuffix("-") {
                depth -= 1
            }
            guard depth == 0 || depth == 1 && character == "," else {
                parameter.append(character)
                continue
            }
            let label = parameter.drop { $0 == "(" || $0 == "," || $0 == " " }
                .prefix { $0 != " " && $0 != ":" }
            if !label.isEmpty { labels += label + ":" }
            parameter = ""
            if depth == 0 { break }
        }
        return labels + ")"
    }
}

/// A line that declares a type or a member.
private struct Line {
    let text: String
    let isMember: Bool
    /// Its words; `$` stands for what a tag prints.
    var words: [String] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init)
    }
}

/// The lines of a template.
private struct Lines {
    private var rest: ArraySlice<UInt8>

    init(_ template: [UInt8]) { rest = template[...] }

    /// The next line in the first or the fifth column that is neither a comment nor the end of something.
    mutating func next() -> Line? {
        while let line = nextLine() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
            guard indent == 0 || indent == 4, let first = line.dropFirst(indent).first,
                !"/#}@)".utf8.contains(first)
            else { continue }
            return Line(text: Self.withoutTags(line), isMember: indent == 4)
        }
        return nil
    }

    mutating func nextText() -> String? { nextLine().map(Self.withoutTags) }

    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard !rest.isEmpty else { return nil }
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
        defer { rest = rest[min(end + 1, rest.endIndex)...] }
        return rest[..<end]
    }

    /// A line with `$` for each tag that prints a name, and nothing for the others and for `{{access}}`.
    private static func withoutTags(_ line: ArraySlice<UInt8>) -> String {
        let parts = String(decoding: line, as: UTF8.self).split(
            separator: "{{", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            guard let end = part.firstRange(of: "}}") else { return }
            let tag = part[..<end.lowerBound]
            if tag != "access", !"#^/>".contains(tag.first ?? "#") { text += "$" }
            text += part[end.upperBound...]
        }
    }
}
