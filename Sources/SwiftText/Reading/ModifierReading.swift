// Reads the attributes and modifiers of a declaration. Those that flowgen writes for a flow follow it; access levels and
// all others are the developer's.

import SwiftSyntax

extension Member {
    mutating func readModifiers(
        _ modifiers: DeclModifierListSyntax, attributes: AttributeListSyntax, keyword: TokenSyntax, tokens: TokenList
    ) {
        ranges.ownAttributes = attributes.compactMap { attribute in
            guard case .attribute(let attribute) = attribute else { return nil }
            let name = tokens.text(attribute.attributeName.trimmedOffsets)
            if Self.followedAttributes.contains(where: { name.hasSuffix($0) }) { return nil }
            // With the comment behind it.
            let rest = attribute.trimmedEnd..<keyword.trimmedStart
            let end = tokens.tokens(in: rest).prefix(while: \.isComment).last?.end
            return attribute.trimmedStart..<(end ?? rest.lowerBound)
        }
        ranges.ownModifiers = modifiers.filter { !Self.followedModifiers.contains($0.name.text) }.map(\.trimmedOffsets)
        ranges.modifierStart = modifiers.first?.trimmedStart ?? keyword.trimmedStart
        isPrivate = isPrivate || modifiers.contains { $0.isPrivate }
        key.isStatic = modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    /// Global actors are called so by convention: `MainActor`, `ImageActor`.
    private static let followedAttributes = ["Actor", "Sendable", "preconcurrency", "testable", "concurrent"]

    private static let followedModifiers: Set<String> = [
        "class", "final", "isolated", "mutating", "nonisolated", "nonmutating", "static",
    ]
}

extension DeclModifierSyntax {
    var isPrivate: Bool {
        (name.text == "private" || name.text == "fileprivate") && detail == nil
    }
}
