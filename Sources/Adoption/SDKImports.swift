// The imports of an SDK in an adopted wrapper. Where flows are public, generated files say `internal import`, since no
// public declaration may name the SDK's types. A plain import of the same module in another file would be ambiguous then.

import SwiftParser
import SwiftSyntax

package enum SDKImports {
    /// A file whose plain imports of these modules say `internal`.
    package static func internalized(_ modules: [String], in bytes: [UInt8]) -> [UInt8] {
        let file = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
        let imports = ImportCollector(viewMode: .sourceAccurate)
        imports.walk(file)
        var result = bytes
        for node in imports.found.reversed() {
            guard node.modifiers.isEmpty, let module = node.path.first?.name.text,
                modules.contains(module),
                !node.attributes.contains(where: { $0.trimmedDescription == "@_exported" })
            else { continue }
            let place = node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
            result.insert(contentsOf: "internal ".utf8, at: place)
        }
        return result
    }
}

private final class ImportCollector: SyntaxVisitor {
    private(set) var found: [ImportDeclSyntax] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        found.append(node)
        return .skipChildren
    }
}
