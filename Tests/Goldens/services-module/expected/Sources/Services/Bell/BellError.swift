/// Why a step of the bell flow failed.
public nonisolated enum BellError: Error, Hashable {
    case broken
}
