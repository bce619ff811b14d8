/// Why a step of the words flow failed.
nonisolated enum WordsError: Error, Hashable {
    case `break`(class: String)
    case `throw`
}
