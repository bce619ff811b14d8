nonisolated enum CallFlow: FlowSpec {
    enum Step: String { case join, hangUp }
    enum Event: String { case putOnHold, cameBack, broke }

    static let initial = CallStatus.idle
    static let rules: [Rule] = [
        Rule(step: .join, from: [.idle, .ended], via: [[.connecting], [.ringing]], to: [.running, .ended]),
        Rule(step: .hangUp, from: [.running], to: [.ended], cancels: [.join]),
        Rule(step: nil, from: [.running], to: [.onHold]),
        Rule(step: nil, from: [.onHold], to: [.running]),
        Rule(step: nil, from: [.running, .onHold], to: [.ended]),
    ]

    static func failed(_ error: CallError, in step: Step) -> CallStatus? { .ended(reason: error) }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum CallScenario: FlowScenario {
    case joinSucceeds, putOnHold, cameBack, broke, joinFailsWithHungUp, joinFailsWithLost, hangUpFailsWithHungUp
    case hangUpFailsWithLost, joinSucceedsAfterFailure

    @MainActor var moves: [FlowMove<CallFlow>] {
        switch self {
        case .joinSucceeds: [.init(.join, .connecting, .ringing, .running(agent: "agent"))]
        case .putOnHold: Self.joinSucceeds.moves + [.init(event: .putOnHold, .onHold)]
        case .cameBack: Self.putOnHold.moves + [.init(event: .cameBack, .running(agent: "agent"))]
        case .broke: Self.joinSucceeds.moves + [.init(event: .broke, .ended(reason: .lost))]
        case .joinFailsWithHungUp: [.init(.join, .connecting, .ringing, .ended(reason: .hungUp))]
        case .joinFailsWithLost: [.init(.join, .connecting, .ringing, .ended(reason: .lost))]
        case .hangUpFailsWithHungUp: Self.joinSucceeds.moves + [.init(.hangUp, .ended(reason: .hungUp))]
        case .hangUpFailsWithLost: Self.joinSucceeds.moves + [.init(.hangUp, .ended(reason: .lost))]
        case .joinSucceedsAfterFailure:
            Self.joinFailsWithLost.moves + [.init(.join, .connecting, .ringing, .running(agent: "agent"))]
        }
    }
}
#endif
