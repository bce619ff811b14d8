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
        parts = Self.parts(of: bare, tokens)
    }

    private static func parts(of type: TypeSyntax, _ tokens: TokenList) -> [Part] {
        if let attributed = type.as(AttributedTypeSyntax.self) { return parts(of: attributed.baseType, tokens) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.flatMap { parts(of: $0.type, tokens) }
        }
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parts(of: $0.type, tokens) }
        }
        // A module appears before a name, not before a type in a type.
        let isPlain = type.as(MemberTypeSyntax.self)?.baseType.is(IdentifierTypeSyntax.self) ?? false
        let name = type.as(MemberTypeSyntax.self).flatMap { isPlain && $0.genericArgumentClause == nil ? $0.name : nil }
        let range = name?.trimmedOffsets ?? type.trimmedOffsets
        return [Part(name: tokens.text(range).withoutBackticks, range: range)]
    }
}
