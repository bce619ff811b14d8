import Combine
import XCTest

@testable import Support

/// A chat as a wrapper has it: its work is what a test puts in.
@MainActor
final class Chat {
    let flow = FlowRunner<ChatFlow> { .other($0) }
    var answer: @MainActor (String) async throws -> ChatStatus = { .success($0) }

    var status: ChatStatus { flow.status }
    var statusPublisher: AnyPublisher<ChatStatus, Never> { flow.statusPublisher }

    var isSetUpWritten = true

    func setUp() {
        if !isSetUpWritten { onFlowBreach("ChatFlow: 'setUp' is not written yet") }
        if isSetUpWritten { flow.send(.ready) }
    }

    func ask(_ prompt: String) { flow.start(.ask, via: .loading) { [answer] _ in try await answer(prompt) } }

    func kinds() -> (log: FlowLog<ChatStatus.Kind>, subscription: AnyCancellable) {
        let log = FlowLog<ChatStatus.Kind>()
        return (log, statusPublisher.sink { log.add($0.kind) })
    }
}

/// A chat whose status is whatever a test sends: no runner, no rules.
@MainActor
final class RawChat {
    let subject = CurrentValueSubject<ChatStatus, Never>(.idle)
    var onAsk: @MainActor (RawChat) -> Void = { _ in }
}

typealias ChatContract = FlowContract<ChatScenario, Chat>
typealias RawChatContract = FlowContract<ChatScenario, RawChat>

extension ChatContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.statusPublisher.sink(receiveValue: $1) }) { step, chat in
            switch step {
            case .setUp: chat.setUp()
            case .ask: chat.ask("prompt")
            }
        }
    }
}

extension RawChatContract {
    init(_ make: @escaping Make) {
        self.init(make: make, observe: { $0.subject.sink(receiveValue: $1) }) { step, chat in
            switch step {
            case .setUp: chat.subject.send(.ready)
            case .ask: chat.onAsk(chat)
            }
        }
    }
}

nonisolated final class ContractTests: XCTestCase {
    /// As the test of a mock does whose closure sends what the runner has sent: nobody knows when the second one comes.
    @MainActor
    func testStepThatIsRunningMayRepeatItsStatus() async throws {
        var contract = RawChatContract { _ in
            let chat = RawChat()
            chat.onAsk = { $0.subject.send(.loading) }
            return chat
        }
        contract.trigger = { _, chat in
            chat.subject.send(.loading)
            chat.subject.send(.idle)
        }
        let violations = try await contract.violations(in: [.lineDrops])
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testStepThatIsNotRunningMayNotRepeatItsStatus() async throws {
        let contract = RawChatContract(
            make: { _ in RawChat() }, observe: { $0.subject.sink(receiveValue: $1) }
        ) { _, chat in [.idle, .ready].forEach(chat.subject.send) }
        let violations = try await contract.violations(in: [.setUp])
        XCTAssertEqual(violations, ["setUp: setUp: expected ready, got idle, ready"])
    }

    @MainActor
    func testWrapperKeepsToItsFlow() async throws {
        let violations = try await ChatContract { scenario in
            let chat = Chat()
            if scenario == .askFailsWithUnknown { chat.answer = { _ in throw ChatError.unknown } }
            let isLeftOut = [.askSucceedsAfterFailure, .waiting, .lineDrops, .timeIsUp].contains(scenario)
            return isLeftOut ? nil : chat
        }.violations()
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testContractNamesWhatIsWrong() async throws {
        let violations = try await RawChatContract { scenario in
            let chat = RawChat()
            chat.onAsk = {
                if scenario == .askSucceeds { $0.subject.send(.success("")) }
                if scenario == .askFailsWithUnknown { $0.subject.send(.failed(.license)) }
            }
            return scenario == .askSucceedsAfterFailure ? nil : chat
        }.violations(in: [.askSucceeds, .askFailsWithUnknown, .askSucceedsAfterFailure])
        XCTAssertEqual(
            violations,
            [
                "askSucceeds: ask: expected loading, success, got success",
                "askFailsWithUnknown: ask: expected unknown, got license",
            ])
    }

    @MainActor
    func testContractSeesALateStatus() async throws {
        let violations = try await RawChatContract { _ in
            let chat = RawChat()
            chat.onAsk = { chat in
                [.loading, .success("")].forEach(chat.subject.send)
                Task {
                    try await Task.sleep(for: .milliseconds(100))
                    chat.subject.send(.failed(.unknown))
                }
            }
            return chat
        }.violations(in: [.askSucceeds])
        XCTAssertEqual(violations, ["askSucceeds: expected nothing more, got failed (unknown)"])
    }

    @MainActor
    func testContractPlaysEachEvent() async throws {
        var contract = ChatContract { _ in silentChat() }
        var events: [ChatFlow.Event] = []
        contract.trigger = { event, chat in
            events.append(event)
            chat.flow.cancel(.ask)
            chat.flow.send(.idle)
        }
        let violations = try await contract.violations(in: [.waiting, .lineDrops, .timeIsUp])
        XCTAssertEqual(violations, [])
        XCTAssertEqual(events, [.lineDrops, .timeIsUp])
    }

    @MainActor
    func testTriggerThatThrowsIsAViolation() async throws {
        var contract = ChatContract { _ in silentChat() }
        contract.trigger = { _, chat in
            chat.flow.cancel(.ask)
            chat.flow.send(.idle)
            throw FlowSampleError()
        }
        let violations = try await contract.violations(in: [.lineDrops])
        XCTAssertEqual(violations, ["lineDrops: lineDrops: expected success, got FlowSampleError()"])
    }

    /// A step that goes wrong goes wrong in each scenario with it; waiting for it once is enough.
    @MainActor
    func testScenarioThatBeginsLikeABrokenOneIsNotPlayed() async throws {
        var made: [ChatScenario] = []
        var contract = RawChatContract { scenario in
            made.append(scenario)
            let chat = RawChat()
            chat.onAsk = { $0.subject.send(.loading) }
            return chat
        }
        contract.timeout = .milliseconds(50)
        let violations = try await contract.violations(in: [.setUp, .askFailsWithUnknown, .askSucceedsAfterFailure])
        XCTAssertEqual(violations, ["askFailsWithUnknown: ask: expected loading, failed (unknown), got loading"])
        XCTAssertEqual(made, [.setUp, .askFailsWithUnknown])
    }

    @MainActor
    func testContractSkipsStepsThatAreNotWritten() async throws {
        let contract = ChatContract { _ in
            let chat = Chat()
            chat.answer = { _ in throw NotWritten() }
            return chat
        }
        let violations = try await contract.violations(in: [.setUp, .askSucceeds, .askFailsWithUnknown])
        XCTAssertEqual(violations, [])
        for scenario in [ChatScenario.askSucceeds, .waiting] {
            let violations = try await contract.violations(in: [scenario])
            XCTAssertEqual(violations, ["no scenario was played"])
        }
    }

    @MainActor
    func testContractSkipsAStepThatIsFoundUnwrittenLate() async throws {
        let violations = try await ChatContract { _ in
            let chat = Chat()
            chat.answer = { _ in
                try await Task.sleep(for: .milliseconds(50))
                throw NotWritten()
            }
            return chat
        }.violations(in: [.setUp, .waiting])
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testContractSkipsAStepThatSaysThatItIsNotWritten() async throws {
        let contract = ChatContract { _ in
            let chat = Chat()
            chat.isSetUpWritten = false
            return chat
        }
        let violations = try await contract.violations(in: [.setUp, .askSucceeds])
        XCTAssertEqual(violations, ["no scenario was played"])
    }

    @MainActor
    func testContractsAtTheSameTimeDoNotHideEachOther() async throws {
        let unwritten = ChatContract { _ in
            let chat = Chat()
            chat.answer = { _ in throw NotWritten() }
            return chat
        }
        let broken = ChatContract { _ in
            let chat = Chat()
            chat.answer = { _ in throw ChatError.license }
            return chat
        }
        let other = Task { try await unwritten.violations(in: [.askSucceeds]) }
        let violations = try await broken.violations(in: [.askSucceeds])
        let none = try await other.value
        XCTAssertEqual(violations, ["askSucceeds: ask: expected loading, success, got loading, failed (license)"])
        XCTAssertEqual(none, ["no scenario was played"])
    }

    /// What `make` throws skips a test that is not written, in a flow of events too.
    @MainActor
    func testMakeIsAskedEvenWithoutATrigger() async {
        do {
            let violations = try await ChatContract { _ in throw FlowSampleError() }.violations(in: [.lineDrops])
            XCTFail("\(violations)")
        } catch { XCTAssertTrue(error is FlowSampleError) }
    }

    @MainActor
    func testContractOfNoScenario() async throws {
        let violations = try await ChatContract { _ in nil }.violations()
        XCTAssertEqual(violations, ["no scenario was played"])
    }

    @MainActor
    func testRunnerAllowsWhatTheContractAllows() async throws {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ChatFlow> { .other($0) }
        flow.send(.ready)
        flow.start(.ask, via: .loading) { send in
            send(.loading)
            throw ChatError.unknown
        }
        await flow.finishSteps()
        XCTAssertEqual(flow.status.kind, .failed)
        XCTAssertEqual(breaches.items, [])
        let violations = try await RawChatContract { _ in
            let chat = RawChat()
            chat.onAsk = { [.loading, .loading, .success("")].forEach($0.subject.send) }
            return chat
        }.violations(in: [.askSucceeds])
        XCTAssertEqual(violations, [])
    }
}

nonisolated final class StatusTests: XCTestCase {
    @MainActor
    func testCallReturnsBeforeItsAnswer() async {
        let chat = Chat()
        let (log, subscription) = chat.kinds()
        chat.setUp()
        chat.ask("Hi")
        XCTAssertEqual(log.items, [.idle, .ready, .loading])
        await chat.flow.finishSteps()
        XCTAssertEqual(log.items, [.idle, .ready, .loading, .success])
        subscription.cancel()
    }

    @MainActor
    func testBreachIsReportedAndTheAppGoesOn() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let chat = Chat()
        chat.ask("too early")
        await chat.flow.finishSteps()
        XCTAssertEqual(chat.status.kind, .success)
        XCTAssertEqual(
            breaches.items,
            ["ChatFlow: 'ask' cannot start from 'idle'", "ChatFlow: 'loading' cannot follow 'idle'"])
    }

    @MainActor
    func testCallOfARunningStepIsABreachAndSupersedesIt() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let chat = Chat()
        var errors: [String] = []
        chat.answer = { prompt in
            do {
                if prompt == "first" { try await Task.sleep(for: .seconds(10)) }
            } catch {
                errors.append("\(prompt): \(error)")
            }
            return .success(prompt)
        }
        var messages: [String] = []
        let subscription = chat.statusPublisher.sink { status in
            MainActor.assumeIsolated { if let message = status.message { messages.append(message) } }
        }
        chat.setUp()
        chat.ask("first")
        await Task.yield()
        chat.ask("second")
        await chat.flow.finishSteps()
        await eventually { !errors.isEmpty }
        XCTAssertEqual(messages, ["second"])
        XCTAssertEqual(errors, ["first: CancellationError()"])
        XCTAssertEqual(breaches.items, ["ChatFlow: 'ask' cannot start from 'loading'"])
        subscription.cancel()
    }

    @MainActor
    func testCallOfARunningStepIsABreachEvenBeforeItsFirstStatus() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ChatFlow> { .other($0) }
        flow.send(.ready)
        for _ in 1...2 {
            flow.start(.ask) { send in
                send(.loading)
                return .success("")
            }
        }
        await flow.finishSteps()
        XCTAssertEqual(flow.status.kind, .success)
        XCTAssertEqual(breaches.items, ["ChatFlow: 'ask' cannot start from 'ready' while it is running"])
    }

    @MainActor
    func testStatusOffTheMainThreadIsABreachAndIsPassedOn() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let chat = Chat()
        let threads = FlowLog<Bool>()
        let subscription = chat.statusPublisher.dropFirst().sink { _ in threads.add(Thread.isMainThread) }
        // As an SDK does whose module was not written for Swift 6.
        let isolated: @MainActor @Sendable (ChatStatus) -> Void = { [send = chat.flow.send] in send($0) }
        let send = unsafeBitCast(isolated, to: (@Sendable (ChatStatus) -> Void).self)
        await Task.detached { send(.ready) }.value
        await eventually { chat.status.kind == .ready }
        XCTAssertEqual(threads.items, [true])
        XCTAssertEqual(breaches.items, ["ChatFlow: 'ready' was sent on another thread than the main one"])
        subscription.cancel()
    }

    @MainActor
    func testStepOffTheMainThreadIsABreachAndIsPassedOn() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let flow = FlowRunner<ChatFlow> { .other($0) }
        let threads = FlowLog<Bool>()
        let subscription = flow.statusPublisher.dropFirst().sink { _ in threads.add(Thread.isMainThread) }
        flow.send(.ready)
        await Task.detached { flow.start(.ask, via: .loading) { _ in .success("") } }.value
        await eventually { flow.status.kind == .success }
        XCTAssertEqual(threads.items, [true, true, true])
        XCTAssertEqual(breaches.items, ["ChatFlow: 'ask' was called on another thread than the main one"])
        subscription.cancel()
    }

    @MainActor
    func testPublisherCompletesWithTheRunner() async throws {
        var chat: Chat? = Chat()
        chat?.answer = { _ in
            try await Task.sleep(for: .seconds(10))
            return .success("")
        }
        var isComplete = false
        let subscription = chat?.statusPublisher.sink(
            receiveCompletion: { _ in MainActor.assumeIsolated { isComplete = true } }, receiveValue: { _ in })
        chat?.setUp()
        chat?.ask("Hi")
        try await Task.sleep(for: .milliseconds(20))
        chat = nil
        XCTAssertTrue(isComplete)
        subscription?.cancel()
    }

    @MainActor
    func testPublisherCompletesOnTheMainThread() async {
        let threads = FlowLog<Bool>()
        let subscription = { () -> AnyCancellable in
            let flow = FlowRunner<ChatFlow> { .other($0) }
            // The last to hold the runner.
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { withExtendedLifetime(flow) {} }
            return flow.statusPublisher.sink(
                receiveCompletion: { _ in threads.add(Thread.isMainThread) }, receiveValue: { _ in })
        }()
        await eventually { !threads.items.isEmpty }
        XCTAssertEqual(threads.items, [true])
        subscription.cancel()
    }

    @MainActor
    func testSubscribersSeeTheSameOrder() {
        let chat = Chat()
        var logs = Array(repeating: [ChatStatus.Kind](), count: 8)
        var subscriptions: Set<AnyCancellable> = []
        for index in logs.indices {
            chat.statusPublisher.sink { status in
                MainActor.assumeIsolated {
                    logs[index].append(status.kind)
                    if index == 4, status.kind == .ready { chat.ask("again") }
                }
            }.store(in: &subscriptions)
        }
        chat.setUp()
        XCTAssertEqual(logs, Array(repeating: [.idle, .ready, .loading], count: 8))
    }

    @MainActor
    func testFinishStepsWaitsForWhatASubscriberStarts() async {
        let chat = Chat()
        var messages: [String] = []
        let subscription = chat.statusPublisher.sink { status in
            MainActor.assumeIsolated {
                if let message = status.message { messages.append(message) }
                if status.message == "first" { chat.ask("second") }
            }
        }
        chat.setUp()
        chat.ask("first")
        await chat.flow.finishSteps()
        XCTAssertEqual(messages, ["first", "second"])
        subscription.cancel()
    }

    @MainActor
    func testStepThatHasEndedSendsNothing() async {
        let flow = FlowRunner<ChatFlow> { .other($0) }
        var kept: ChatFlow.Send?
        flow.send(.ready)
        flow.start(.ask, via: .loading) { send in
            kept = send
            return .success("")
        }
        await flow.finishSteps()
        kept?(.loading)
        XCTAssertEqual(flow.status.kind, .success)
    }

    @MainActor
    func testStepThatIsCancelledReturnsToTheStatusThatItBeganIn() async {
        let flow = FlowRunner<ChatFlow> { .other($0) }
        flow.send(.ready)
        flow.start(.ask, via: .loading) { _ in throw CancellationError() }
        await flow.finishSteps()
        XCTAssertEqual(flow.status.kind, .ready)
    }

    @MainActor
    func testErrorOfTheSDKIsMapped() async {
        let flow = FlowRunner<ChatFlow> { .other($0) }
        flow.send(.ready)
        flow.start(.ask, via: .loading) { _ in throw FlowSampleError() }
        await flow.finishSteps()
        guard case .failed(.other(let error)) = flow.status else { return XCTFail("\(flow.status)") }
        XCTAssertTrue(error is FlowSampleError)
    }

    @MainActor
    func testStepThatIsNotWrittenFailsAsWithAnyErrorOfTheSDK() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let chat = Chat()
        chat.answer = { _ in throw NotWritten() }
        chat.setUp()
        chat.ask("Hi")
        await chat.flow.finishSteps()
        guard case .failed(.other(let error)) = chat.status else { return XCTFail("\(chat.status)") }
        XCTAssertTrue(error is NotWritten)
        XCTAssertEqual(breaches.items, ["ChatFlow: 'ask' is not written yet"])
    }

    @MainActor
    func testCancelledStepSendsNothingWhenAnEventEndsIt() async {
        let breaches = Breaches()
        defer { breaches.stop() }
        let chat = Chat()
        chat.answer = { _ in
            try await Task.sleep(for: .seconds(10))
            return .success("")
        }
        chat.setUp()
        chat.ask("Hi")
        chat.flow.cancel(.ask)
        chat.flow.send(.idle)
        await chat.flow.finishSteps()
        XCTAssertEqual(chat.status.kind, .idle)
        XCTAssertEqual(breaches.items, [])
    }
}

/// A chat whose SDK never answers.
@MainActor
private func silentChat() -> Chat {
    let chat = Chat()
    chat.answer = { _ in
        await never()
        return .idle
    }
    return chat
}
