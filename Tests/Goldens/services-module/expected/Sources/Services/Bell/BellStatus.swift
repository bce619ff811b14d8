public nonisolated enum BellStatus: FlowStatus, Hashable {
    case silent
    case ringing

    public enum Kind: String, Sendable { case silent, ringing }

    public var kind: Kind {
        switch self {
        case .silent: .silent
        case .ringing: .ringing
        }
    }

    public var failure: BellError? { nil }
}
