// What a developer does to a file, in one step. An edit is drawn anew from its own seed, so that a case without one of
// its edits is still the same case.

import SeededNumbers

/// One kind of edit.
package enum EditKind: String, CaseIterable, Sendable {
    // What everybody does.
    case fillBody, replaceBody, commentBefore, commentBehind, commentBelow
    case helperMethod, helperProperty, helperType, topLevelType, ownExtension
    // What some do.
    case attribute, access, mainActor, innerName, docLine, importLine, conformance
    case ifDebug, ifDebugElse, moveToExtension, moveToSibling, reorder, delete
    case retype, renameByHand, deleteDoc
    // What formatters and editors do.
    case tabs, twoSpaces, carriageReturns, crlf, noFinalNewline, byteOrderMark, blankLines
    case trailingSpaces, parametersOnLines, oneLine

    /// Bodies, helpers and comments alone: such edits never lead to a conflict.
    package static let safe: [EditKind] = [
        .fillBody, .fillBody, .fillBody, .replaceBody, .commentBefore, .commentBehind,
        .commentBelow, .helperMethod, .helperProperty, .helperType, .topLevelType, .ownExtension,
    ]

    /// Whether the edit puts something between the members of a type. Beside it, a stub that goes and comes back may
    /// find another place: behind its sibling, before or after what was put there.
    package var standsBetweenMembers: Bool {
        switch self {
        case .commentBefore, .commentBelow, .helperMethod, .helperProperty, .helperType: true
        default: false
        }
    }

    /// Whether a change of the flow may come into conflict with the edit, or may be told apart from it by the developer
    /// alone. Parameters on lines of their own have comments between them.
    package var mayConflict: Bool {
        switch self {
        case .mainActor, .innerName, .docLine, .conformance, .ifDebug, .ifDebugElse, .retype,
            .renameByHand, .deleteDoc, .delete, .access, .parametersOnLines:
            true
        default: false
        }
    }
}

/// An edit of one of the files.
package struct Edit: Hashable, Sendable, CustomStringConvertible {
    /// What is done.
    package let kind: EditKind
    /// Where and how.
    package let seed: UInt64
    /// What its markers begin with.
    package let number: Int

    /// An edit of this kind.
    package init(_ kind: EditKind, seed: UInt64, number: Int) {
        self.kind = kind
        self.seed = seed
        self.number = number
    }

    /// What is done, in a word.
    package var description: String { "\(number) \(kind.rawValue)" }
}

extension SplitMix64 {
    /// One to `count` edits of these kinds, numbered from the number after `number`.
    package mutating func edits(_ kinds: [EditKind], upTo count: Int, after number: Int = 0) -> [Edit] {
        (1...self.number(1...count)).compactMap { place in
            pick(kinds).map { Edit($0, seed: next(), number: number + place) }
        }
    }
}
