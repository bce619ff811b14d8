// Which files import which modules, for many files at once. The bytes are searched first: only a file in which the word
// `import` appears before a module's name is parsed, up to the last such line. So the cost of a file without such an
// import is one search.

import SwiftSyntax

/// One import that was found.
package struct FoundImport: Hashable, Sendable {
    /// The module that was looked for: `Firebase`, where the file has `import struct Firebase.App`.
    package let module: String
    /// The module's name, as offsets into the file's bytes.
    package let range: Range<Int>
    /// What passes it on to other files or modules: `@_exported`, `public` or `package`; nil if nothing does.
    package let exposure: String?
}

/// Finds imports of some modules.
package struct ImportScanner: Sendable {
    /// The modules by the first part of their names, longest name first.
    private let modules: [String: [(name: String, parts: [String])]]
    private let search: ImportSearch

    /// A scanner for these modules; a name with dots, `Firebase.Auth`, is a submodule.
    package init(modules names: some Sequence<String>) {
        let all = Set(names).map { name in
            (name: name, parts: name.split(separator: ".").map(String.init))
        }
        modules = Dictionary(grouping: all) { $0.parts.first ?? "" }
            .mapValues { $0.sorted { ($0.parts.count, $0.name) > ($1.parts.count, $1.name) } }
        search = ImportSearch(names: modules.keys)
    }

    /// The imports of these modules in a Swift file, in order, in each branch of an `#if`.
    ///
    /// - Returns: nil if what may be an import is in a file that cannot be parsed.
    package func imports(in bytes: [UInt8]) -> [FoundImport]? {
        guard let end = search.endOfLastLine(in: bytes) else { return [] }
        var head = Array(bytes[..<end])
        // A regex of several lines is one only if it ends.
        if zip(head, head.dropFirst()).contains(where: { $0 == UInt8(ascii: "#") && $1 == UInt8(ascii: "/") }) {
            head = bytes
        }
        let found = ParserRoom.run(for: head) { [head] () -> [FoundImport]? in
            let visitor = ImportVisitor()
            visitor.walk(ParsedFile.tree(of: head))
            if visitor.isUnclear { return nil }
            return visitor.found.compactMap { path, range, exposure in
                let known = modules[path.first ?? ""] ?? []
                // `import struct A.B` imports the type B, or, as far as one can tell, what is below it.
                return known.first { path.starts(with: $0.parts) }
                    .map { FoundImport(module: $0.name, range: range, exposure: exposure) }
            }
        }
        return found.flatMap { $0 }
    }

    /// Whether a file is worth reading; for tests, which see that nothing slips through.
    func mayFind(in bytes: [UInt8]) -> Bool { search.endOfLastLine(in: bytes) != nil }
}

private final class ImportVisitor: SyntaxVisitor {
    var found: [(path: [String], range: Range<Int>, exposure: String?)] = []

    /// The parser has given up somewhere before the word `import`.
    var isUnclear = false

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
        let tokens = node.tokens(viewMode: .sourceAccurate)
        if tokens.contains(where: { $0.tokenKind == .keyword(.import) }) { isUnclear = true }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let first = node.path.first else { return .skipChildren }
        found.append((node.path.map(\.name.text.withoutBackticks), first.name.trimmedOffsets, Self.exposure(of: node)))
        return .skipChildren
    }

    private static func exposure(of node: ImportDeclSyntax) -> String? {
        let isExported = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "_exported"
        }
        if isExported { return "@_exported" }
        return node.modifiers.map(\.name.text).first { ["public", "package"].contains($0) }
    }
}
