// Reads the accessors of a variable: whether it can be set, and the bytes of its setter.

import SwiftSyntax

struct Accessor: Sendable {
    var name: String
    var range: Range<Int>
    /// Between its braces.
    var body: Range<Int>
    /// Attributes, modifiers, effects: something else than the accessor's name and braces.
    var isPlain: Bool
    /// `async throws`
    var effects: String
    var hasEffects: Bool { !effects.isEmpty }
    /// The `// flowgen:retired` comment above.
    var retiredLine: Range<Int>?
}

/// What comes between the braces behind a variable.
struct Accessors: Sendable {
    var range: Range<Int>
    /// Empty where the getter is written without `get`.
    var list: [Accessor] = []

    init(_ block: AccessorBlockSyntax, tokens: TokenList) {
        range = block.leftBrace.trimmedEnd..<block.rightBrace.trimmedStart
        guard case .accessors(let accessors) = block.accessors else { return }
        list = accessors.map { node in
            let end = node.trimmedEnd
            let body = node.body.map { $0.leftBrace.trimmedEnd..<$0.rightBrace.trimmedStart }
            let isBare = node.attributes.isEmpty && node.modifier == nil && node.parameters == nil
            return Accessor(
                name: node.accessorSpecifier.text, range: node.trimmedOffsets, body: body ?? end..<end,
                isPlain: isBare && node.effectSpecifiers == nil && body != nil,
                effects: node.effectSpecifiers.map { tokens.text($0.trimmedOffsets) } ?? "",
                retiredLine: LeadingComments(of: node).retiredLine)
        }
    }

    var setter: Accessor? { list.first { $0.name == "set" } }

    var getterEffects: String { list.first { $0.name == "get" }?.effects ?? "" }

    private static let reading: Set<String> = ["get", "_read", "read", "unsafeAddress"]

    /// Whether a stored variable is watched.
    var isObserving: Bool { list.contains { ["willSet", "didSet"].contains($0.name) } }

    /// Whether it has only getters.
    var isReadOnly: Bool { list.allSatisfy { Self.reading.contains($0.name) } }
}

extension Member {
    /// Reads what says whether a variable can be set.
    mutating func readAccess(of block: AccessorBlockSyntax?, modifiers: DeclModifierListSyntax, tokens: TokenList) {
        ranges.accessors = block.map { Accessors($0, tokens: tokens) }
        if let setter = ranges.accessors?.setter { elements.setter = tokens.hash(setter.range) }
        let isKept = modifiers.contains { $0.isPrivate(to: "set") }
        isSettable =
            elements[.keyword] != "let" && !isKept && ranges.accessors?.isReadOnly != true
    }
}

extension DeclModifierSyntax {
    /// Whether it keeps a part to the type or the file, such as `private(set)`.
    fileprivate func isPrivate(to part: String) -> Bool {
        detail?.detail.text == part && ["private", "fileprivate"].contains(name.text)
    }
}
