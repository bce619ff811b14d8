// The types that a Swift file declares and extends at its top level, and whether the file parses: for callers that have
// to tell files apart without merging them.

/// The types that a file declares or extends at its top level, in each branch of `#if`, whether or not all of it is
/// valid Swift.
package struct DeclaredTypes: Sendable {
    private let containers: [Container]

    /// Reads a file; one that is nested too deeply declares nothing.
    package init(in bytes: [UInt8]) {
        let read = ParserRoom.run(for: bytes) {
            let tree = ParsedFile.tree(of: bytes)
            var reader = MemberReader(lines: Lines(bytes), tokens: TokenList(bytes: bytes, tree: tree))
            reader.read(tree)
            return Array(reader.containers.dropFirst())
        }
        containers = read ?? []
    }

    /// Whether the file declares a type of this name.
    package func declares(_ name: String) -> Bool {
        containers.contains { !$0.isExtension && $0.owner == name }
    }

    /// Whether the file extends a type of this name, with or without a module in front.
    package func extends(_ name: String) -> Bool {
        containers.contains { $0.isExtension && ".\($0.owner)".hasSuffix(".\(name)") }
    }

    /// A type that conforms to a protocol where it is declared, and the bytes of its name.
    package func type(conformingTo name: String) -> (name: String, place: Range<Int>)? {
        containers.first { !$0.isExtension && $0.inherited.flatMap(\.parts).contains { $0.name == name } }
            .map { ($0.owner, $0.nameRange) }
    }

    /// What a type of the file inherits from or conforms to, where it is declared or extended, without modules.
    package func inherited(by name: String) -> Set<String> {
        guard declares(name) else { return [] }
        let own = containers.filter { $0.isExtension ? ".\($0.owner)".hasSuffix(".\(name)") : $0.owner == name }
        return Set(own.flatMap(\.inherited).flatMap(\.parts).map(\.name))
    }
}

/// The first place where a text is not valid Swift.
package struct SwiftSyntaxError: Sendable, Hashable {
    /// Counted from 1.
    package let line: Int
    /// What is wrong there.
    package let message: String

    /// Looks for it; nil if the text parses.
    package init?(in bytes: [UInt8]) {
        let found = ParserRoom.run(for: bytes) { ParserDiagnostic(in: ParsedFile.tree(of: bytes)) }
        guard let found else {
            (line, message) = (1, "it is nested too deeply")
            return
        }
        guard let found else { return nil }
        (line, message) = (Lines(bytes).place(of: found.offset).line, found.message)
    }
}
