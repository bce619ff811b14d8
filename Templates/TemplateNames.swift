// The names that built-in templates declare, read off their text: whatever a flow declares must stay clear of them.
// Templates indent by four spaces, so a type begins in the first column and its members in the fifth. Each run reads
// many templates for this, so it works on bytes.

/// What templates declare beside what their tags give.
package struct TemplateNames: Sendable {
    package private(set) var properties: Set<String> = []
    /// The functions with their labels, `send(_:during:)`.
    package private(set) var functions: Set<String> = []

    /// Reads the members of types off templates.
    ///
    /// - Parameter countsPrivate: Whether members count that only their own file sees.
    package init(in templates: [String], countsPrivate: Bool = false) {
        for name in templates {
            var lines = Lines(EmbeddedTemplates.named(name) ?? [], indent: 4)
            while let line = lines.next() {
                guard let declared = Declaration(line), countsPrivate || !declared.isPrivate else {
                    continue
                }
                switch declared.keyword {
                case "let", "var": properties.insert(declared.name)
                case "func": functions.insert(declared.name + lines.labels(behind: line))
                default: break
                }
            }
        }
    }

    /// The types that templates and files of Support declare, private ones too.
    package static func types(in names: [String]) -> Set<String> {
        var types: Set<String> = []
        for name in names {
            let text = EmbeddedTemplates.named(name) ?? EmbeddedSupport.named(name + ".swift") ?? []
            var lines = Lines(text, indent: 0)
            while let line = lines.next() {
                guard let declared = Declaration(line),
                    !["func", "let", "var"].contains(declared.keyword)
                else { continue }
                types.insert(declared.name)
            }
        }
        return types
    }
}

/// The first declaration in a line.
private struct Declaration {
    let keyword: String
    let name: String
    let isPrivate: Bool

    private static let keywords: Set<String> = [
        "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    init?(_ line: [UInt8]) {
        let words = line.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
                false
            default: true
            }
        }.prefix(8).map { String(decoding: $0, as: UTF8.self) }
        guard let index = words.firstIndex(where: Self.keywords.contains), index + 1 < words.count else { return nil }
        (keyword, name) = (words[index], words[index + 1])
        // `private(set)` is open to read.
        isPrivate = words[..<index].indices.contains {
            words[$0] == "private" && words[$0 + 1] != "set"
        }
        if name.contains("$") { return nil }
    }
}

/// The lines of a template in one column, with `$` for what their tags print.
private struct Lines {
    private let bytes: [UInt8]
    private let indent: Int
    private var offset = 0

    init(_ template: [UInt8], indent: Int) {
        bytes = template
        self.indent = indent
    }

    /// The next line in the column that is neither a comment nor the end of something. One that begins with `/*public*/`
    /// is a declaration.
    mutating func next() -> [UInt8]? {
        while let line = nextLine() {
            let start = line.startIndex + indent
            guard line.count > indent, bytes[start] != UInt8(ascii: " "),
                line.prefix(indent).allSatisfy({ $0 == UInt8(ascii: " ") }),
                !"/#}@)".utf8.contains(bytes[start]) || line[start...].starts(with: "/*".utf8)
            else { continue }
            let text = withoutTags(line)
            if !text.isEmpty { return text }
        }
        return nil
    }

    /// The labels of the parameters of a function that begins in a line and may go on in the next: `(_:during:)`.
    mutating func labels(behind line: [UInt8]) -> String {
        var labels = "("
        var depth = 0
        var last: UInt8 = 0
        var label: [UInt8]? = []
        var text = line.drop { $0 != UInt8(ascii: "(") }
        while true {
            for byte in text {
                defer { last = byte }
                switch byte {
                case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "{"):
                    depth += 1
                case UInt8(ascii: ">") where last == UInt8(ascii: "-"): break
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "}"):
                    depth -= 1
                case UInt8(ascii: ",") where depth == 1: label = []
                case UInt8(ascii: " "), UInt8(ascii: ":"):
                    guard depth == 1, let whole = label, !whole.isEmpty else { break }
                    labels += String(decoding: whole, as: UTF8.self) + ":"
                    label = nil
                default: if depth == 1 { label?.append(byte) }
                }
                if depth == 0 { return labels + ")" }
            }
            guard let next = nextLine() else { return labels + ")" }
            text = withoutTags(next)[...]
        }
    }

    private mutating func nextLine() -> ArraySlice<UInt8>? {
        guard offset < bytes.count else { return nil }
        let start = offset
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        defer { offset += 1 }
        return bytes[start..<offset]
    }

    /// A line with `$` for each tag that prints a name, and nothing for the others and for `{{access}}`.
    private func withoutTags(_ line: ArraySlice<UInt8>) -> [UInt8] {
        let (opening, closing) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var result: [UInt8] = []
        result.reserveCapacity(line.count)
        var index = line.startIndex
        while index < line.endIndex {
            guard bytes[index] == opening, index + 1 < line.endIndex, bytes[index + 1] == opening else {
                result.append(bytes[index])
                index += 1
                continue
            }
            let tag = line[(index + 2)...].prefix { $0 != closing }
            if let first = tag.first, !"#^/>!".utf8.contains(first), !tag.elementsEqual("access".utf8) {
                result.append(UInt8(ascii: "$"))
            }
            index = min(tag.endIndex + 2, line.endIndex)
        }
        return result
    }
}
