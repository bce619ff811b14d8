// The flows that the tests use, in the shape in which flowgen writes them.

@testable import Support

nonisolated enum ChatError: Error {
    case license, unknown
    case other(any Error)
}

nonisolated enum ChatStatus: FlowStatus {
    case idle, ready, loading
    case success(String)
    case failed(ChatError)

    enum Kind: String { case idle, ready, loading, success, failed }

    var kind: Kind {
        switch self {
        case .idle: .idle
        case .ready: .ready
        case .loading: .loading
        case .success: .success
        case .failed: .failed
        }
    }
    var failure: ChatError? { if case .failed(let error) = self { error } else { nil } }
    var message: String? { if case .success(let message) = self { message } else { nil } }
}

/// A chat; on the main actor, with one step that can fail.
nonisolated enum ChatFlow: FlowSpec {
    enum Step: String { case setUp, ask }
    enum Event: String { case lineDrops, timeIsUp }

    static let initial = ChatStatus.idle
    static let rules = [
        Rule(step: .setUp, from: [.idle], to: [.ready]),
        Rule(step: .ask, from: [.ready, .success, .failed], via: [[.loading]], to: [.success, .failed]),
        Rule(step: nil, from: [.loading], to: [.idle]), Rule(step: nil, from: [.loading], to: [.idle]),
    ]

    static func failed(_ error: ChatError, in step: Step) -> ChatStatus? { step == .ask ? .failed(error) : nil }
}

/// A sample that belongs to the main actor, as those of an app's types may.
@MainActor
enum ChatSample {
    static var message = ""
}

nonisolated enum ChatScenario: FlowScenario {
    case setUp, askSucceeds, askFailsWithUnknown, askSucceedsAfterFailure, waiting, lineDrops, timeIsUp

    @MainActor var moves: [FlowMove<ChatFlow>] {
        switch self {
        case .setUp: [.init(.setUp, .ready)]
        case .askSucceeds: Self.setUp.moves + [.init(.ask, .loading, .success(ChatSample.message))]
        case .askFailsWithUnknown: Self.setUp.moves + [.init(.ask, .loading, .failed(.unknown))]
        case .askSucceedsAfterFailure: Self.askFailsWithUnknown.moves + [.init(.ask, .loading, .success(""))]
        case .waiting: Self.setUp.moves + [.init(.ask, .loading)]
        case .lineDrops: Self.waiting.moves + [.init(event: .lineDrops, .idle)]
        case .timeIsUp: Self.waiting.moves + [.init(event: .timeIsUp, .idle)]
        }
    }
}

nonisolated enum ScanError: Error, Hashable {
    case spoof, timeout, vendor
}

nonisolated enum ScanStatus: FlowStatus {
    case ready
    case searching(Int)
    case hidden, verifying, retaking
    case passed(String)
    case rejected(ScanError)

    enum Kind: String { case ready, searching, hidden, verifying, retaking, passed, rejected }

    var kind: Kind {
        switch self {
        case .ready: .ready
        case .searching: .searching
        case .hidden: .hidden
        case .verifying: .verifying
        case .retaking: .retaking
        case .passed: .passed
        case .rejected: .rejected
        }
    }
    var failure: ScanError? { if case .rejected(let error) = self { error } else { nil } }
    var text: String? { if case .passed(let text) = self { text } else { nil } }
}

/// A scanner; on the main actor, with alternatives on the way, a deadline, a step that cancels, answers, and steps that
/// do not fail with every error.
nonisolated enum ScanFlow: FlowSpec {
    enum Step: String { case verify, stop, retake, calibrate, identify, photo, frames, readings, leave }
    enum Event: String { case covered, dropped, blinded }

    static let initial = ScanStatus.ready
    static let rules = [
        Rule(
            step: .verify, from: [.ready, .passed, .rejected], via: [[.searching, .hidden], [.verifying]],
            to: [.passed, .rejected], within: (.seconds(30), else: .failure(.timeout))),
        Rule(step: .stop, from: [.searching, .hidden, .verifying], to: [.ready], cancels: [.verify]),
        // `from` lists its `via`: a new call supersedes an earlier one. No status reports its errors.
        Rule(step: .retake, from: [.ready, .retaking], via: [[.retaking]], to: [.passed]),
        Rule(step: .calibrate, via: [[.retaking]], to: [.ready], within: (.seconds(60), else: .success(.ready))),
        Rule(step: .identify, to: [.passed, .rejected], errors: { $0 == .spoof }),
        Rule(step: .photo), Rule(step: .frames), Rule(step: .leave, cancels: [.frames]),
        Rule(step: .readings, errors: { $0 == .vendor }, isEndless: true),
        Rule(step: nil, from: [.searching], to: [.rejected]),
        Rule(step: nil, from: [.searching, .verifying], to: [.ready], cancels: [.verify, .frames]),
    ]

    static func failed(_ error: ScanError, in step: Step) -> ScanStatus? {
        switch step {
        case .verify, .identify: .rejected(error)
        default: nil
        }
    }
}

nonisolated enum ScanScenario: FlowScenario {
    case searching, stopped, covered, blinded, calibrateTakesTooLong

    @MainActor var moves: [FlowMove<ScanFlow>] {
        switch self {
        case .searching: [.init(.verify, .searching(0))]
        case .stopped: Self.searching.moves + [.init(.stop, .ready)]
        case .covered: Self.searching.moves + [.init(event: .covered, .rejected(.vendor))]
        case .blinded: Self.searching.moves + [.init(event: .blinded)]
        case .calibrateTakesTooLong: [.init(.calibrate, .retaking, .ready)]
        }
    }
}

nonisolated enum LinkStatus: FlowStatus {
    case closed
    case opening(Int)
    case opened(Int)

    enum Kind { case closed, opening, opened }

    var kind: Kind {
        switch self {
        case .closed: .closed
        case .opening: .opening
        case .opened: .opened
        }
    }
    var failure: CancellationError? { nil }
}

/// A connection, on any thread.
nonisolated enum LinkFlow: AnyThreadFlow {
    enum Step { case open, close }

    static let initial = LinkStatus.closed
    static let rules = [
        Rule(step: .open, via: [[.opening]], to: [.opened]), Rule(step: .close, to: [.closed], cancels: [.open]),
    ]

    static func failed(_ error: CancellationError, in step: Step) -> LinkStatus? { nil }
}

/// A library without a status, on any thread.
nonisolated enum LibraryFlow: AnyThreadFlow {
    enum Step { case page, pages }

    static let initial = NoStatus<ScanError>()
    static let rules = [Rule(step: .page), Rule(step: .pages)]
}
