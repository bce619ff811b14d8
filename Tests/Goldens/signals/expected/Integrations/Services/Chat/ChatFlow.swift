nonisolated enum ChatFlow: AnyThreadFlow {
    enum Step: String { case send }
    enum Event: String { case messageReceived, `default` }

    static let initial = NoStatus<NoFailure>()
    static let rules: [Rule] = []
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum ChatScenario: FlowScenario {
    case sendSucceeds, messageReceived, `default`

    @MainActor var moves: [FlowMove<ChatFlow>] {
        switch self {
        case .sendSucceeds: [.init(.send)]
        case .messageReceived: [.init(event: .messageReceived)]
        case .`default`: [.init(event: .`default`)]
        }
    }
}
#endif
