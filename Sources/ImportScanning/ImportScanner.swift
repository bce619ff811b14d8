// Which files import which modules, for many files at once. The bytes are searched first: only a file in which the word
// `import` appears before a module's name is taken apart into words, so that a comment or a string is known from code.
// So the cost of a file without such an import is one search.

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

    /// The imports of these modules in a Swift file, in order: nothing in a comment, a string or a condition counts,
    /// and each branch of an `#if` does. Whatever the bytes contain, they are gone over once, so that no file takes
    /// long.
    package func imports(in bytes: [UInt8]) -> [FoundImport] {
        guard !modules.isEmpty, search.mayFind(in: bytes) else { return [] }
        return ImportDeclaration.all(in: bytes).compactMap { declaration in
            let known = modules[declaration.path.first ?? ""] ?? []
            // `import struct A.B` imports the type B, or, as far as one can tell, what is below it.
            guard let module = known.first(where: { declaration.path.starts(with: $0.parts) })
            else {
                return nil
            }
            return FoundImport(
                module: module.name, range: declaration.range, exposure: declaration.exposure)
        }
    }

    /// Whether a file is worth reading; for tests, which see that nothing slips through.
    func mayFind(in bytes: [UInt8]) -> Bool { search.mayFind(in: bytes) }
}
