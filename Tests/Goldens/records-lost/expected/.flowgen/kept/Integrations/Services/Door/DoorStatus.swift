nonisolated enum DoorStatus: FlowStatus, Hashable {
    case closed
    case opened

    enum Kind: String { case closed, opened }

    var kind: Kind {
        switch self {
        case .closed: .closed
        case .opened: .opened
        }
    }

    var failure: NoFailure? { nil }
}

// Added by hand.
