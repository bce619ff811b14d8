nonisolated enum ParcelStatus: FlowStatus, Hashable {
    /// It was handed over.
    ///
    /// Whoever took it has signed for it.
    ///
    /// - Parameter name: Who took it.
    case delivered(name: String)
    /// Nobody has asked yet.
    case unknown
    /// It is in a van.
    case onTheWay(stops: Int)
    case lost(reason: ParcelError)

    enum Kind: String { case delivered, unknown, onTheWay, lost }

    var kind: Kind {
        switch self {
        case .delivered: .delivered
        case .unknown: .unknown
        case .onTheWay: .onTheWay
        case .lost: .lost
        }
    }

    var name: String? { if case .delivered(let name) = self { name } else { nil } }
    var stops: Int? { if case .onTheWay(let stops) = self { stops } else { nil } }
    var failure: ParcelError? { if case .lost(let reason) = self { reason } else { nil } }
}
