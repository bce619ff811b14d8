/// Why a step of the call flow failed.
nonisolated enum CallError: Error, Hashable {
    case hungUp
    /// The connection broke.
    case lost
}
