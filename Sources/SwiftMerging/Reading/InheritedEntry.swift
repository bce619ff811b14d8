// An entry of an inheritance clause, with attributes and modules around the name of its type.

import SwiftSyntax

struct InheritedEntry: Sendable {
    /// The entry without its attributes.
    let name: String
    let range: Range<Int>
    /// The type, without a module in front.
    let type: String
    /// The type's name alone.
    let typeRange: Range<Int>

    init(_ entry: InheritedTypeSyntax, tokens: TokenList) {
        let bare = entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type
        name = tokens.text(bare.trimmedOffsets)
        range = entry.type.trimmedOffsets
        let names = bare.tokens(viewMode: .sourceAccurate).prefix { $0.tokenKind != .leftAngle }
        let last = names.last { if case .identifier = $0.tokenKind { true } else { false } }
        type = last?.text.withoutBackticks ?? name
        typeRange = last?.trimmedOffsets ?? range
    }
}
