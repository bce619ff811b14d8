import Foundation

nonisolated enum TripFlow: FlowSpec {
    enum Step: String { case start, stop, price, board }
    enum Event: String { case none, startIsHandled }

    static let initial = TripStatus.none
    static let rules: [Rule] = [
        Rule(step: .start, from: [.none], to: [.running]),
        Rule(step: .stop, from: [.running], to: [.none]),
        Rule(step: .price, from: [.running], to: [.priced, .broken]),
        Rule(step: .board, from: [.none], to: [.boarded]),
        Rule(step: nil, from: [.running], to: [.none]),
        Rule(step: nil, from: [.running], to: [.none]),
    ]

    static func failed(_ error: NoFailure, in step: Step) -> TripStatus? { nil }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum TripScenario: FlowScenario {
    case start, stop, priceEndsInPriced, priceEndsInBroken, none, startIsHandled

    @MainActor var moves: [FlowMove<TripFlow>] {
        switch self {
        case .start: [.init(.start, .running)]
        case .stop: Self.start.moves + [.init(.stop, .none)]
        case .priceEndsInPriced: Self.start.moves + [.init(.price, .priced)]
        case .priceEndsInBroken: Self.start.moves + [.init(.price, .broken(reason: URLError(.unknown)))]
        case .none: Self.start.moves + [.init(event: .none, .none)]
        case .startIsHandled: Self.start.moves + [.init(event: .startIsHandled, .none)]
        }
    }
}
#endif
