nonisolated enum MeterFlow: AnyThreadFlow {
    enum Step: String { case measure, price, readings }
    enum Event: String { case lost, beeped }

    static let initial = MeterStatus.idle
    static let rules: [Rule] = [
        Rule(
            step: .measure,
            from: [.idle, .measured, .failed],
            via: [[.measuring]],
            to: [.measured, .failed],
            errors: { switch $0 { case .timeout: true; default: false } },
            within: (.seconds(5), else: .failure(.timeout))
        ),
        Rule(step: .price, within: (.seconds(3), else: .failure(.timeout))),
        Rule(step: .readings, isEndless: true),
        Rule(step: nil, from: [.measuring], to: [.idle], cancels: [.measure]),
    ]

    static func failed(_ error: MeterError, in step: Step) -> MeterStatus? {
        switch step {
        case .measure: .failed(reason: error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum MeterScenario: FlowScenario {
    case measureSucceeds, measureFails, priceSucceeds, priceFailsWithTimeout, priceFailsWithUnknown, readings
    case readingsFailWithUnknown, readingsFailWithTimeout, beeped, lostWhileMeasuring, measureSucceedsAfterFailure

    @MainActor var moves: [FlowMove<MeterFlow>] {
        switch self {
        case .measureSucceeds: [.init(.measure, .measuring, .measured)]
        case .measureFails: [.init(.measure, .measuring, .failed(reason: .timeout))]
        case .priceSucceeds: [.init(.price)]
        case .priceFailsWithTimeout: [.init(.price, failing: .timeout)]
        case .priceFailsWithUnknown: [.init(.price, failing: .unknown)]
        case .readings: [.init(.readings)]
        case .readingsFailWithUnknown: [.init(.readings, failing: .unknown)]
        case .readingsFailWithTimeout: [.init(.readings, failing: .timeout)]
        case .beeped: [.init(event: .beeped)]
        case .lostWhileMeasuring: [.init(.measure, .measuring), .init(event: .lost, .idle)]
        case .measureSucceedsAfterFailure: Self.measureFails.moves + [.init(.measure, .measuring, .measured)]
        }
    }
}
#endif
