// Finds the places where a former name is still used. They are the developer's to change: nothing
// but the declarations follows the flow.

import SwiftParser
import SwiftSyntax

struct Mentions {
    let names: [FormerName]
    /// Names that are declared now, so that a use of them says nothing.
    let declared: Set<String>

    /// The uses in a file's bytes as they are after the merge.
    func outcomes(in bytes: [UInt8], path: String) -> [Outcome] {
        let sought = names.filter { name in
            !declared.contains(name.old) && Self.holds(bytes, Array(name.old.utf8))
        }
        if sought.isEmpty { return [] }
        let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        var outcomes: [Outcome] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let text) = token.tokenKind else { continue }
            guard let name = sought.first(where: { matches($0, token, text) }) else { continue }
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            let place = TextPlace(offset: offset, in: bytes)
            outcomes.append(
                Outcome(
                    kind: .mention, path: path, line: place.line, column: place.column,
                    member: name.old, detail: .name(old: name.old, new: name.new)))
        }
        return outcomes
    }

    private func matches(_ name: FormerName, _ token: TokenSyntax, _ text: String) -> Bool {
        guard text == name.old || text == "`\(name.old)`", !Self.isDeclared(token) else {
            return false
        }
        // A case is spoken of as `.busy`; a variable of that name is another thing.
        let isCase = name.kind == "status" || name.kind == "error"
        return !isCase || token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .period
    }

    /// A declaration that bears the name, in this type or another, is no use of it.
    private static func isDeclared(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return false }
        if let pattern = parent.as(IdentifierPatternSyntax.self) {
            return pattern.parent?.is(PatternBindingSyntax.self) ?? false
        }
        return parent.asProtocol(NamedDeclSyntax.self)?.name == token
    }

    private static func holds(_ bytes: [UInt8], _ name: [UInt8]) -> Bool {
        guard let first = name.first, name.count <= bytes.count else { return false }
        return bytes.indices.dropLast(name.count - 1).contains { offset in
            bytes[offset] == first && bytes[offset..<(offset + name.count)].elementsEqual(name)
        }
    }
}
