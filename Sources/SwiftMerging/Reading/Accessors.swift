// Reads the accessors of a variable: whether it can be set, and the effects of its getter.

import SwiftSyntax

struct Accessor: Sendable {
    var name: String
    /// `async throws`
    var effects: String
}

/// What comes between the braces behind a variable.
struct Accessors: Sendable {
    /// Empty where the getter is written without `get`.
    var list: [Accessor] = []

    init(_ block: AccessorBlockSyntax, tokens: TokenList) {
        guard case .accessors(let accessors) = block.accessors else { return }
        list = accessors.map { node in
            Accessor(
                name: node.accessorSpecifier.text,
                effects: node.effectSpecifiers.map { tokens.text($0.trimmedOffsets) } ?? "")
        }
    }

    var hasSetter: Bool { list.contains { $0.name == "set" } }

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
