import Foundation

nonisolated enum LinksFlow: FlowSpec {
    enum Step: String { case start, create }
    enum Event: String { case linkOpened, campaignFound, offline }

    static let initial = LinksStatus.waiting
    static let rules: [Rule] = [
        Rule(step: .start, from: [.waiting], to: [.ready]),
        Rule(step: nil, from: [.ready], to: [.waiting]),
    ]

    static func failed(_ error: LinksError, in step: Step) -> LinksStatus? { nil }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum LinksScenario: FlowScenario {
    case start, createSucceeds, createFails, offline, linkOpened, campaignFound

    @MainActor var moves: [FlowMove<LinksFlow>] {
        switch self {
        case .start: [.init(.start, .ready)]
        case .createSucceeds: [.init(.create)]
        case .createFails: [.init(.create, failing: .unknown)]
        case .offline: Self.start.moves + [.init(event: .offline, .waiting)]
        case .linkOpened: Self.start.moves + [.init(event: .linkOpened)]
        case .campaignFound: [.init(event: .campaignFound)]
        }
    }
}
#endif
