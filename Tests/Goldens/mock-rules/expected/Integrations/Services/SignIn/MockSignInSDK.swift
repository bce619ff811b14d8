#if DEBUG
import Combine

/// A mock of ``SignInSDK`` for tests and previews.
@MainActor
final class MockSignInSDK: SignInSDK {
    // What was called.
    private(set) var calls: [SignInFlow.Step] = []
    private(set) var enterCalls: [(name: String, code: String)] = []
    private(set) var rememberCalls: [String] = []

    // What the steps do; a test can replace it.
    var onEnter: @MainActor (_ name: String, _ code: String, _ send: SignInFlow.Send) async throws -> SignInStatus
    var onRemember: @MainActor (_ name: String) async throws -> Bool = { name in
        if name == "root" { throw SignInError.noName }
        return true
    }
    var onLeave: () -> SignInStatus = { .signedOut }
    var onHints: @MainActor (_ yield: (String) -> Void) async throws -> Void = { yield in
        yield("Try the code on the card")
        yield("Ask for a new one")
    }

    private let flow = FlowRunner<SignInFlow> { _ in .noName }

    init(clock: any Clock<Duration> = ContinuousClock()) {
        onEnter = { name, code, send in
            if name.isEmpty { return .refused(reason: .noName) }
            if code == "slow" {
                try await clock.sleep(for: .seconds(1.5))
                return .signedIn(name: name)
            }
            if code.count < 4 { return .refused(reason: .wrongCode(left: 4 - code.count)) }
            send(.checking)
            try await clock.sleep(for: .seconds(0.25))
            return .signedIn(name: "\(name)!")
        }
    }

    var status: SignInStatus { flow.status }
    var statusPublisher: AnyPublisher<SignInStatus, Never> { flow.statusPublisher }

    func enter(name: String, code: String) {
        calls.append(.enter)
        enterCalls.append((name, code))
        flow.start(.enter, via: .checking) { [onEnter] send in try await onEnter(name, code, send) }
    }

    func remember(name: String) -> AnyPublisher<Bool, SignInError> {
        calls.append(.remember)
        rememberCalls.append(name)
        return flow.publisher(.remember) { [onRemember] _, yield in
            yield(try await onRemember(name))
        }.mapError { $0 as? SignInError ?? .noName }.eraseToAnyPublisher()
    }

    func leave() {
        calls.append(.leave)
        flow.check(.leave)
        flow.send(onLeave())
    }

    func hints() -> AnyPublisher<String, Never> {
        calls.append(.hints)
        return flow.publisher(.hints) { [onHints] _, yield in
            try await onHints(yield)
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    /// Sends the statuses of a scenario, as if its steps had been called.
    func play(_ scenario: SignInScenario) {
        scenario.moves.flatMap(\.statuses).forEach { flow.send($0) }
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
