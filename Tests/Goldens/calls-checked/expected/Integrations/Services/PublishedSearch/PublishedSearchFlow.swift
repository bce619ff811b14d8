nonisolated enum PublishedSearchFlow: FlowSpec {
    enum Step: String { case prepare, search, stop, save, sweep, log, count, hints, parse }
    enum Event: String { case lost, cameBack }

    static let initial = PublishedSearchStatus.idle
    static let rules: [Rule] = [
        Rule(step: .prepare, from: [.idle], to: [.ready]),
        Rule(step: .search, from: [.ready, .loading, .found, .failed], via: [[.loading]], to: [.found, .failed]),
        Rule(step: .stop, from: [.loading], to: [.ready], cancels: [.search]),
        Rule(step: .save, via: [[.saving]], to: [.saved], cancels: [.search, .sweep]),
        Rule(step: .sweep, via: [[.sweeping], [.swept]], cancels: [.search, .save]),
        Rule(step: .log, from: [.ready]),
        Rule(step: nil, from: [.ready, .loading, .found], to: [.offline], cancels: [.search]),
        Rule(step: nil, from: [.offline], to: [.ready]),
    ]

    static func failed(_ error: PublishedSearchError, in step: Step) -> PublishedSearchStatus? {
        switch step {
        case .search: .failed(reason: error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum PublishedSearchScenario: FlowScenario {
    case prepare, searchSucceeds, searchFails, stop, save, sweep, countSucceeds, countFails, hints, parseSucceeds
    case parseFails, lost, cameBack, lostWhileLoading, searchSucceedsWhileLoading, searchSucceedsAfterFailure

    @MainActor var moves: [FlowMove<PublishedSearchFlow>] {
        switch self {
        case .prepare: [.init(.prepare, .ready)]
        case .searchSucceeds: Self.prepare.moves + [.init(.search, .loading, .found(count: 1))]
        case .searchFails: Self.prepare.moves + [.init(.search, .loading, .failed(reason: .unreadable))]
        case .stop: Self.prepare.moves + [.init(.search, .loading), .init(.stop, .ready)]
        case .save: [.init(.save, .saving, .saved)]
        case .sweep: [.init(.sweep, .sweeping, .swept)]
        case .countSucceeds: [.init(.count)]
        case .countFails: [.init(.count, failing: .unreadable)]
        case .hints: [.init(.hints)]
        case .parseSucceeds: [.init(.parse)]
        case .parseFails: [.init(.parse, failing: .unreadable)]
        case .lost: Self.prepare.moves + [.init(event: .lost, .offline)]
        case .cameBack: Self.lost.moves + [.init(event: .cameBack, .ready)]
        case .lostWhileLoading: Self.prepare.moves + [.init(.search, .loading), .init(event: .lost, .offline)]
        case .searchSucceedsWhileLoading:
            Self.prepare.moves + [.init(.search, .loading), .init(.search, .loading, .found(count: 1))]
        case .searchSucceedsAfterFailure: Self.searchFails.moves + [.init(.search, .loading, .found(count: 1))]
        }
    }
}
#endif
