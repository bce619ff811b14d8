// The imports of a file as the Swift parser sees them. Imports stand at the top of a file, beside other
// declarations or inside `#if`; nothing else is looked into, so no depth of nesting can do harm.

import SwiftParser
import SwiftSyntax

/// An import declaration.
struct ParsedImport: Hashable {
    /// The names in the path, without back-ticks: `Firebase`, `App`.
    let path: [String]
    /// Where the first of them stands.
    let range: Range<Int>

    /// All imports of a file, in order.
    static func all(in bytes: [UInt8]) -> [ParsedImport] {
        DeepConditions.flattened(bytes).withUnsafeBufferPointer { buffer in
            var imports: [ParsedImport] = []
            collect(Parser.parse(source: buffer).statements, into: &imports)
            return imports
        }
    }

    private static func collect(
        _ statements: CodeBlockItemListSyntax, into imports: inout [ParsedImport]
    ) {
        for statement in statements {
            if let declaration = statement.item.as(ImportDeclSyntax.self) {
                if let found = ParsedImport(declaration) { imports.append(found) }
            } else if let condition = statement.item.as(IfConfigDeclSyntax.self) {
                for clause in condition.clauses {
                    if case .statements(let inner) = clause.elements {
                        collect(inner, into: &imports)
                    }
                }
            }
        }
    }

    private init?(_ declaration: ImportDeclSyntax) {
        guard let first = declaration.path.first?.name, first.presence == .present else {
            return nil
        }
        path = declaration.path.map { $0.name.identifier?.name ?? $0.name.text }
        let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
        range = start..<start + first.trimmedLength.utf8Length
    }
}
