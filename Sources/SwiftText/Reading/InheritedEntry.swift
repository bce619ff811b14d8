// An entry of an inheritance clause: one type or a composition of several, with attributes, parentheses and modules
// around their names.

import SwiftSyntax

struct InheritedEntry: Sendable {
    /// One type that an entry names, without a module in front.
    struct Part: Sendable {
        var name: String
        /// The name alone.
        var range: Range<Int>
    }

    /// The entry without its attributes.
    let name: String
    let range: Range<Int>
    /// The types that the entry names: a composition names several.
    let parts: [Part]

    init(_ entry: InheritedTypeSyntax, tokens: TokenList) {
        let bare = entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type
        name = tokens.text(bare.trimmedOffsets)
        range = entry.type.trimmedOffsets
        let all = Array(bare.tokens(viewMode: .sourceAccurate))
        parts = all.indices.compactMap { index in
            let isModule = all.dropFirst(index + 1).first?.tokenKind == .period
            guard case .identifier(let name) = all[index].tokenKind, !isModule else { return nil }
            return Part(name: name.withoutBackticks, range: all[index].trimmedOffsets)
        }
    }
}
