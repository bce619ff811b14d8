nonisolated enum ParcelFlow: FlowSpec {
    enum Step: String { case follow, refresh, reopen }
    enum Event: String { case arrival }

    static let initial = ParcelStatus.unknown
    static let rules: [Rule] = [
        Rule(step: .follow, from: [.unknown, .onTheWay, .delivered, .lost], to: [.onTheWay, .lost]),
        Rule(step: .refresh, from: [.onTheWay, .delivered], to: [.onTheWay, .lost]),
        Rule(step: .reopen, from: [.onTheWay, .delivered], to: [.onTheWay, .lost]),
        Rule(step: nil, from: [.onTheWay], to: [.delivered]),
    ]

    static func failed(_ error: ParcelError, in step: Step) -> ParcelStatus? { .lost(reason: error) }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum ParcelScenario: FlowScenario {
    case followSucceeds, refreshSucceeds, reopenSucceeds, arrival, followFailsWithNoSuchParcel, followFailsWithCourier
    case refreshFailsWithNoSuchParcel, refreshFailsWithCourier, reopenFailsWithNoSuchParcel, reopenFailsWithCourier
    case followSucceedsAfterFailure

    @MainActor var moves: [FlowMove<ParcelFlow>] {
        switch self {
        case .followSucceeds: [.init(.follow, .onTheWay(stops: 1))]
        case .refreshSucceeds: Self.followSucceeds.moves + [.init(.refresh, .onTheWay(stops: 1))]
        case .reopenSucceeds: Self.followSucceeds.moves + [.init(.reopen, .onTheWay(stops: 1))]
        case .arrival: Self.followSucceeds.moves + [.init(event: .arrival, .delivered(name: "Ada"))]
        case .followFailsWithNoSuchParcel: [.init(.follow, .lost(reason: .noSuchParcel))]
        case .followFailsWithCourier: [.init(.follow, .lost(reason: .courier(code: 404)))]
        case .refreshFailsWithNoSuchParcel: Self.followSucceeds.moves + [.init(.refresh, .lost(reason: .noSuchParcel))]
        case .refreshFailsWithCourier: Self.followSucceeds.moves + [.init(.refresh, .lost(reason: .courier(code: 404)))]
        case .reopenFailsWithNoSuchParcel: Self.followSucceeds.moves + [.init(.reopen, .lost(reason: .noSuchParcel))]
        case .reopenFailsWithCourier: Self.followSucceeds.moves + [.init(.reopen, .lost(reason: .courier(code: 404)))]
        case .followSucceedsAfterFailure: Self.followFailsWithNoSuchParcel.moves + [.init(.follow, .onTheWay(stops: 1))]
        }
    }
}
#endif
