nonisolated enum LibraryFlow: AnyThreadFlow {
    enum Step: String {
        case open, warmUp, search, stop, fetch, count, upload, rename, watch, hints, borrow, give, isKnown, parse
        case close, track
    }
    enum Event: String { case power }

    static let initial = LibraryStatus.closed
    static let rules: [Rule] = [
        Rule(step: .open, from: [.closed], to: [.idle]),
        Rule(step: .search, from: [.idle, .found, .failed], via: [[.searching]], to: [.found, .failed]),
        Rule(step: .stop, from: [.searching], to: [.idle], cancels: [.search, .fetch, .watch, .borrow]),
        Rule(step: .borrow, from: [.found], via: [[.borrowing]], to: [.borrowed, .failed]),
        Rule(step: .give, from: [.borrowed], to: [.idle]),
        Rule(step: .close, to: [.closed], cancels: [.search, .borrow]),
        Rule(step: nil, to: [.failed], cancels: [.search, .borrow]),
    ]

    static func failed(_ error: LibraryError, in step: Step) -> LibraryStatus? {
        switch step {
        case .search, .borrow: .failed(reason: error)
        default: nil
        }
    }
}

#if DEBUG
/// What can happen in the flow, with sample values.
nonisolated enum LibraryScenario: FlowScenario {
    case open, searchSucceeds, stop, fetchSucceeds, fetchFailsWithNoTitle, fetchFailsWithNoSuchPage
    case fetchFailsWithUnreachable, count, uploadSucceeds, uploadFailsWithNoTitle, uploadFailsWithNoSuchPage
    case uploadFailsWithUnreachable, renameSucceeds, watchSucceeds, watchFailsWithNoTitle, watchFailsWithNoSuchPage
    case watchFailsWithUnreachable, hints, borrowSucceeds, give, isKnown, parseSucceeds, parseFailsWithNoTitle
    case parseFailsWithNoSuchPage, parseFailsWithUnreachable, close, power, searchFailsWithNoTitle
    case searchFailsWithNoSuchPage, searchFailsWithUnreachable, borrowFailsWithNoTitle, borrowFailsWithNoSuchPage
    case borrowFailsWithUnreachable, powerWhileSearching, powerWhileBorrowing, searchSucceedsAfterFailure

    @MainActor var moves: [FlowMove<LibraryFlow>] {
        switch self {
        case .open: [.init(.open, .idle)]
        case .searchSucceeds: Self.open.moves + [.init(.search, .searching, .found(count: 1))]
        case .stop: Self.open.moves + [.init(.search, .searching), .init(.stop, .idle)]
        case .fetchSucceeds: [.init(.fetch)]
        case .fetchFailsWithNoTitle: [.init(.fetch, failing: .noTitle)]
        case .fetchFailsWithNoSuchPage: [.init(.fetch, failing: .noSuchPage)]
        case .fetchFailsWithUnreachable: [.init(.fetch, failing: .unreachable(FlowSampleError()))]
        case .count: [.init(.count)]
        case .uploadSucceeds: [.init(.upload)]
        case .uploadFailsWithNoTitle: [.init(.upload, failing: .noTitle)]
        case .uploadFailsWithNoSuchPage: [.init(.upload, failing: .noSuchPage)]
        case .uploadFailsWithUnreachable: [.init(.upload, failing: .unreachable(FlowSampleError()))]
        case .renameSucceeds: [.init(.rename)]
        case .watchSucceeds: [.init(.watch)]
        case .watchFailsWithNoTitle: [.init(.watch, failing: .noTitle)]
        case .watchFailsWithNoSuchPage: [.init(.watch, failing: .noSuchPage)]
        case .watchFailsWithUnreachable: [.init(.watch, failing: .unreachable(FlowSampleError()))]
        case .hints: [.init(.hints)]
        case .borrowSucceeds: Self.searchSucceeds.moves + [.init(.borrow, .borrowing, .borrowed)]
        case .give: Self.borrowSucceeds.moves + [.init(.give, .idle)]
        case .isKnown: [.init(.isKnown)]
        case .parseSucceeds: [.init(.parse)]
        case .parseFailsWithNoTitle: [.init(.parse, failing: .noTitle)]
        case .parseFailsWithNoSuchPage: [.init(.parse, failing: .noSuchPage)]
        case .parseFailsWithUnreachable: [.init(.parse, failing: .unreachable(FlowSampleError()))]
        case .close: [.init(.close, .closed)]
        case .power: [.init(event: .power, .failed(reason: .noSuchPage))]
        case .searchFailsWithNoTitle: Self.open.moves + [.init(.search, .searching, .failed(reason: .noTitle))]
        case .searchFailsWithNoSuchPage: Self.open.moves + [.init(.search, .searching, .failed(reason: .noSuchPage))]
        case .searchFailsWithUnreachable:
            Self.open.moves + [.init(.search, .searching, .failed(reason: .unreachable(FlowSampleError())))]
        case .borrowFailsWithNoTitle:
            Self.searchSucceeds.moves + [.init(.borrow, .borrowing, .failed(reason: .noTitle))]
        case .borrowFailsWithNoSuchPage:
            Self.searchSucceeds.moves + [.init(.borrow, .borrowing, .failed(reason: .noSuchPage))]
        case .borrowFailsWithUnreachable:
            Self.searchSucceeds.moves + [.init(.borrow, .borrowing, .failed(reason: .unreachable(FlowSampleError())))]
        case .powerWhileSearching:
            Self.open.moves + [.init(.search, .searching), .init(event: .power, .failed(reason: .noSuchPage))]
        case .powerWhileBorrowing:
            Self.searchSucceeds.moves + [.init(.borrow, .borrowing), .init(event: .power, .failed(reason: .noSuchPage))]
        case .searchSucceedsAfterFailure:
            Self.searchFailsWithNoSuchPage.moves + [.init(.search, .searching, .found(count: 1))]
        }
    }
}
#endif
