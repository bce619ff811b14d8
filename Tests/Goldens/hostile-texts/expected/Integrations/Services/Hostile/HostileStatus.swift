nonisolated enum HostileStatus: FlowStatus, Hashable {
    /// // idle \
    case idle
    /// */
    case done

    enum Kind: String { case idle, done }

    var kind: Kind {
        switch self {
        case .idle: .idle
        case .done: .done
        }
    }

    var failure: NoFailure? { nil }
}
