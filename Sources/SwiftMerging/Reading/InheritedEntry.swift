// An entry of an inheritance clause: one type or a composition of several, with attributes, parentheses and modules
// around their names.

import SwiftSyntax

struct InheritedEntry: Sendable {
    /// One type that an entry names: a composition names several.
    struct Part: Sendable {
        /// Without a module in front.
        var name: String
        /// The name alone.
        var range: Range<Int>
    }

    /// A type or a composition, with its attributes and parentheses.
    private struct Element: Sendable {
        let range: Range<Int>
        var part: Part?
        var elements: [Element] = []

        var parts: [Part] { part.map { [$0] } ?? elements.flatMap(\.parts) }

        func isGone(_ names: Set<String>) -> Bool {
            parts.allSatisfy { names.contains($0.name) }
        }

        func removals(of names: Set<String>) -> [Splice] {
            guard let first = elements.firstIndex(where: { !$0.isGone(names) }) else { return [] }
            return elements.indices.flatMap { index -> [Splice] in
                guard elements[index].isGone(names) else {
                    return elements[index].removals(of: names)
                }
                let own = elements[index].range
                let range =
                    index < first
                    ? own.lowerBound..<elements[index + 1].range.lowerBound
                    : elements[index - 1].range.upperBound..<own.upperBound
                return [Splice(range: range, text: [])]
            }
        }
    }

    let name: String
    let range: Range<Int>
    let comma: Range<Int>?
    private let element: Element

    init(_ entry: InheritedTypeSyntax, tokens: TokenList) {
        let bare = entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type
        name = tokens.text(bare.trimmedOffsets)
        range = entry.type.trimmedOffsets
        comma = entry.trailingComma?.trimmedOffsets
        element = Self.element(of: entry.type, tokens: tokens)
    }

    /// The types that the entry names.
    var parts: [Part] { element.parts }

    /// Takes types out of a composition of which others stay, each with the `&` beside it.
    func removals(of names: Set<String>) -> [Splice] { element.removals(of: names) }

    private static func element(of type: TypeSyntax, tokens: TokenList) -> Element {
        var element = Element(range: type.trimmedOffsets)
        var bare = type
        while true {
            if let attributed = bare.as(AttributedTypeSyntax.self) {
                bare = attributed.baseType
            } else if let tuple = bare.as(TupleTypeSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first, only.firstName == nil
            {
                bare = only.type
            } else {
                break
            }
        }
        if let composition = bare.as(CompositionTypeSyntax.self) {
            element.elements = composition.elements.map {
                Self.element(of: $0.type, tokens: tokens)
            }
        } else {
            element.part = part(of: bare, tokens: tokens)
        }
        return element
    }

    private static func part(of bare: TypeSyntax, tokens: TokenList) -> Part {
        // A module appears before a name, not before a type in a type.
        if let member = bare.as(MemberTypeSyntax.self),
            member.baseType.is(IdentifierTypeSyntax.self), member.genericArgumentClause == nil
        {
            return Part(name: member.name.text.withoutBackticks, range: member.name.trimmedOffsets)
        }
        return Part(name: tokens.text(bare.trimmedOffsets).withoutBackticks, range: bare.trimmedOffsets)
    }
}
