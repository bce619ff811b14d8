/// Why a step of the library flow failed.
nonisolated enum LibraryError: Error {
    case noTitle
    /// No such page.
    case noSuchPage
    case unreachable(any Error)
}
