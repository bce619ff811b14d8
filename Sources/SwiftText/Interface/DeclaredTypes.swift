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
        do throws(MergeError) {
            _ = try ParserRoom.run(forBytes: min(bytes.count, Nesting.longest), path: "") { () throws(MergeError) in
                try ParsedFile(path: "", text: bytes)
            }
            return nil
        } catch {
            (line, message) = Self.place(of: error)
        }
    }

    private static func place(of error: MergeError) -> (Int, String) {
        switch error {
        case .doesNotParse(_, let line, _, let message), .tooComplex(_, let line, _, let message): (line, message)
        case .conflictMarkers(_, let line): (line, "git's conflict markers")
        case .noMemory: (1, "there is not enough memory to read it")
        case .notUTF8, .renamedType, .brokenPostcondition: (1, "this is not UTF-8")
        }
    }
}
