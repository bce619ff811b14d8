nonisolated enum DoorFlow: FlowSpec {
    enum Step: String { case open }
    enum Event: String { case shuts }

    static let initial = DoorStatus.closed
    static let rules: [Rule] = [
        Rule(step: .open, from: [.closed], via: [[.opening]], to: [.opened, .failed]),
        Rule(step: nil, from: [.opened], to: [.closed]),
    ]

    static func failed(_ error: DoorError, in step: Step) -> DoorStatus? { .failed(error) }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum DoorScenario: FlowScenario {
    case openSucceeds, shuts, openFailsWithStuck, openFailsWithUnknown

    @MainActor var moves: [FlowMove<DoorFlow>] {
        switch self {
        case .openSucceeds: [.init(.open, .opening, .opened)]
        case .shuts: Self.openSucceeds.moves + [.init(event: .shuts, .closed)]
        case .openFailsWithStuck: [.init(.open, .opening, .failed(.stuck))]
        case .openFailsWithUnknown: [.init(.open, .opening, .failed(.unknown))]
        }
    }
}
#endif
