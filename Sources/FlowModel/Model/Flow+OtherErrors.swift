// The error that represents whatever the SDK says and no other error of the flow covers.

import SwiftNotation

extension Flow {
    /// The error for anything else: the first that contains nothing but an `any Error`, else the first whose name says
    /// so. Nil if there is neither.
    package var otherError: EnumCase? {
        errors.first(where: \.holdsAnyError) ?? errors.first(where: \.isNamedOther)
    }
}

extension EnumCase {
    /// Whether an `any Error` is its only value.
    package var holdsAnyError: Bool {
        payload.count == 1 && Self.takingAnyError.contains(payload[0].type.text)
    }

    /// Types that an `any Error` fits as it is.
    private static let takingAnyError: Set<String> = [
        "any Error", "any Swift.Error", "(any Error)?", "(any Swift.Error)?",
    ]

    /// Whether it is called `unknown`, `otherError`, `somethingWentWrong` or the like: one of these words first, and
    /// none behind it that says more.
    var isNamedOther: Bool {
        let all = SwiftNotation.words(name.text).map { $0.lowercased() }
        guard let first = all.first, Self.otherWords.contains(first) else { return false }
        return all.dropFirst().allSatisfy(Self.emptyWords.contains)
    }

    private static let otherWords: Set<String> = [
        "unknown", "other", "unexpected", "unspecified", "unrecognized", "unrecognised", "generic",
        "anything", "everything", "something",
    ]
    private static let emptyWords: Set<String> = [
        "cause", "else", "error", "failure", "issue", "problem", "reason", "went", "wrong",
    ]
}
