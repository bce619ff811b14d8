/// A book.
nonisolated struct Book: Sendable {
    var title: String
}

/// Where books are kept.
nonisolated struct Vault: Sendable {}

/// What is wrong with a title.
nonisolated enum TitleProblem: Error {
    case taken
}
