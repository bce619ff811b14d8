/// Why a step of the kw flow failed.
nonisolated enum KwError: Error {
    case z
    case w(default: any Error)
}
