// The types that a Swift file declares and extends at its top level, and whether the file parses: for callers that have
// to tell files apart without merging them.

import SwiftParser
import SwiftSyntax

/// The types that a file declares or extends at its top level, in each branch of `#if`.
package struct DeclaredTypes: Sendable {
    private var declared: [String: Set<String>] = [:]
    private var extended: Set<String> = []
    /// What extensions add to types, by the types' last names.
    private var added: [String: Set<String>] = [:]

    /// Reads a file; one that is nested too deeply declares nothing.
    package init(in bytes: [UInt8]) {
        let read = ParserRoom.run(for: bytes) {
            var types = DeclaredTypes()
            types.add(ParsedFile.tree(of: bytes).statements)
            return types
        }
        if let read { self = read }
    }

    private init() {}

    /// Whether the file declares a type of this name.
    package func declares(_ name: String) -> Bool { declared[name] != nil }

    /// Whether the file extends a type of this name, with or without a module in front.
    package func extends(_ name: String) -> Bool {
        extended.contains { $0 == name || $0.hasSuffix(".\(name)") }
    }

    /// What a type of the file inherits from or conforms to, where it is declared or extended: the last name of each,
    /// without attributes, module and backticks.
    package func inherited(by name: String) -> Set<String> {
        guard let own = declared[name] else { return [] }
        return own.union(added[name] ?? [])
    }

    private mutating func add(_ statements: CodeBlockItemListSyntax) {
        for statement in statements {
            let item = statement.item
            if let condition = item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements { add(inner) }
                }
            } else if let type = item.as(ExtensionDeclSyntax.self) {
                extended.insert(type.extendedType.trimmedDescription)
                let names = Self.lastNames(of: type.extendedType)
                extended.formUnion(names)
                for name in names {
                    added[name, default: []].formUnion(Self.inherited(by: type))
                }
            } else if let group = item.asProtocol((any DeclGroupSyntax).self),
                let named = item.asProtocol((any NamedDeclSyntax).self)
            {
                declared[named.name.text.withoutBackticks, default: []].formUnion(Self.inherited(by: group))
            }
        }
    }

    private static func inherited(by group: any DeclGroupSyntax) -> [String] {
        (group.inheritanceClause?.inheritedTypes ?? []).flatMap { lastNames(of: $0.type) }
    }

    /// The last name of a type, or of each part of a composition.
    private static func lastNames(of type: TypeSyntax) -> [String] {
        func plain(_ name: TokenSyntax) -> [String] { [name.text.filter { $0 != "`" }] }
        if let type = type.as(AttributedTypeSyntax.self) { return lastNames(of: type.baseType) }
        if let type = type.as(CompositionTypeSyntax.self) {
            return type.elements.flatMap { lastNames(of: $0.type) }
        }
        if let type = type.as(TupleTypeSyntax.self), type.elements.count == 1 {
            return type.elements.flatMap { lastNames(of: $0.type) }
        }
        if let type = type.as(MemberTypeSyntax.self) { return plain(type.name) }
        if let type = type.as(IdentifierTypeSyntax.self) { return plain(type.name) }
        return [type.trimmedDescription]
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
                try ParsedFile(path: "", identity: nil, text: bytes)
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
