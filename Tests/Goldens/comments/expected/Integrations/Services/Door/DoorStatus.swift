/// How the door is,
/// as far as one can see.
nonisolated enum DoorStatus: FlowStatus, Hashable {
    case closed
    case open
    case failed(DoorError)

    enum Kind: String { case closed, open, failed }

    var kind: Kind {
        switch self {
        case .closed: .closed
        case .open: .open
        case .failed: .failed
        }
    }

    var failure: DoorError? { if case .failed(let error) = self { error } else { nil } }
}
