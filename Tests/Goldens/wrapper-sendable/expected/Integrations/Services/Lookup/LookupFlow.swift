nonisolated enum LookupFlow: AnyThreadFlow {
    enum Step: String { case place, complain, follow, count, isNumber, stop }

    static let initial = NoStatus<LookupError>()
    static let rules: [Rule] = [
        Rule(step: .stop, cancels: [.place, .follow]),
    ]
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum LookupScenario: FlowScenario {
    case placeSucceeds, placeFailsWithRefused, placeFailsWithUnknown, complainSucceeds, complainFailsWithRefused
    case complainFailsWithUnknown, followSucceeds, followFailsWithRefused, followFailsWithUnknown, count, isNumber

    @MainActor var moves: [FlowMove<LookupFlow>] {
        switch self {
        case .placeSucceeds: [.init(.place)]
        case .placeFailsWithRefused: [.init(.place, failing: .refused(FlowSampleError()))]
        case .placeFailsWithUnknown: [.init(.place, failing: .unknown)]
        case .complainSucceeds: [.init(.complain)]
        case .complainFailsWithRefused: [.init(.complain, failing: .refused(FlowSampleError()))]
        case .complainFailsWithUnknown: [.init(.complain, failing: .unknown)]
        case .followSucceeds: [.init(.follow)]
        case .followFailsWithRefused: [.init(.follow, failing: .refused(FlowSampleError()))]
        case .followFailsWithUnknown: [.init(.follow, failing: .unknown)]
        case .count: [.init(.count)]
        case .isNumber: [.init(.isNumber)]
        }
    }
}
#endif
