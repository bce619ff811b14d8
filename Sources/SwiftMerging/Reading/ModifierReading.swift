// Reads the attributes and modifiers that flowgen may have written: those that isolate, and a few more. All others are
// the user's and are ignored.

import SwiftSyntax

extension Member {
    mutating func readModifiers(
        attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, keyword: TokenSyntax, tokens: TokenList
    ) {
        for case .attribute(let attribute) in attributes {
            let name = tokens.text(attribute.attributeName.trimmedOffsets)
            if name == "available", attribute.excludesUse {
                unavailability = tokens.text(attribute.trimmedOffsets)
            }
            if let kind = Self.kind(ofAttribute: name) {
                add(kind, attribute.trimmedOffsets, isAttribute: true, tokens: tokens)
            }
        }
        for modifier in modifiers {
            if let kind = Self.kind(ofModifier: modifier.name.text) {
                add(kind, modifier.trimmedOffsets, isAttribute: false, tokens: tokens)
            }
        }
        ranges.keywordStart = keyword.trimmedStart
        ranges.modifierStart = modifiers.first?.trimmedStart ?? keyword.trimmedStart
        ranges.attributeStart = range.lowerBound
        elements[.keyword] = keyword.text
        ranges.single[.keyword] = keyword.trimmedOffsets
        isPrivate = isPrivate || modifiers.contains { $0.isPrivate }
        hasOwnAccess = modifiers.contains { modifier in
            modifier.detail == nil && ["internal", "package", "public", "open"].contains(modifier.name.text)
        }
        key.isStatic = modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    private mutating func add(_ kind: ElementKind, _ range: Range<Int>, isAttribute: Bool, tokens: TokenList) {
        let text = tokens.text(range)
        elements[kind] = elements[kind].isEmpty ? text : "\(elements[kind]) \(text)"
        ranges.modifiers.append(ModifierRange(kind: kind, range: range, isAttribute: isAttribute))
    }

    private static func kind(ofAttribute name: String) -> ElementKind? {
        switch name {
        case "Sendable": .sendable
        case "preconcurrency": .preconcurrency
        case "testable": .testable
        case "concurrent": .isolation
        // Global actors are called so by convention: `MainActor`, `ImageActor`.
        default: name.hasSuffix("Actor") ? .isolation : nil
        }
    }

    private static func kind(ofModifier name: String) -> ElementKind? {
        switch name {
        case "nonisolated", "isolated": .isolation
        case "final": .final
        case "mutating", "nonmutating": .mutating
        default: nil
        }
    }
}

extension DeclModifierSyntax {
    var isPrivate: Bool {
        (name.text == "private" || name.text == "fileprivate") && detail == nil
    }
}
