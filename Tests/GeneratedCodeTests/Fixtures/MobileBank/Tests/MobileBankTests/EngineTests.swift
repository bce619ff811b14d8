// Style combine on the main actor: what runners, mocks, verifiers and clocks promise, with the flows of MobileBank.

#if DEBUG
    import Combine
    import XCTest

    @testable import MobileBank

    /// A wrapper whose work never ends by itself.
    @MainActor
    private final class EndlessChatBot: ChatBotSDK {
        let started: XCTestExpectation
        let ended: XCTestExpectation
        private let flow = FlowRunner<ChatBotFlow>(.idle) { .responseError($0) }

        init(_ started: XCTestExpectation, _ ended: XCTestExpectation) {
            (self.started, self.ended) = (started, ended)
        }

        var status: ChatBotStatus { flow.status }
        var statusPublisher: AnyPublisher<ChatBotStatus, Never> { flow.statusPublisher }
        func setupSDK() { flow.send(.initialized) }
        func startChat(prompt: String) {
            flow.run(.startChat, via: .loading) { [started, ended] _ in
                started.fulfill()
                defer { ended.fulfill() }
                while true { try await Task.sleep(nanoseconds: 1_000_000) }
            }
        }
    }

    /// A wrapper as a developer fills it in, wrong in one of its steps if it has a fault.
    @MainActor
    private final class FilledChatBot: ChatBotSDK {
        enum Fault: CaseIterable {
            case leavesOutAStatus, sendsTwice, failsWithAnotherError, ignoresCancel, neverEnds, keepsAFailureBack
        }

        private var answers: [ChatBotFlow.Step: ArraySlice<FlowStubAnswer<ChatBotFlow>>] = [:]
        private let fault: Fault?
        private let flow = FlowRunner<ChatBotFlow>(.idle) { .responseError($0) }

        init(_ scenario: ChatBotFlow.Scenario, _ fault: Fault? = nil) {
            answers[.startChat] = scenario.answers(of: .startChat)
            self.fault = fault
        }

        var status: ChatBotStatus { flow.status }
        var statusPublisher: AnyPublisher<ChatBotStatus, Never> { flow.statusPublisher }
        func setupSDK() { flow.send(.initialized) }

        func startChat(prompt: String) {
            let answer = answers[.startChat]?.popFirst()
            let success = ChatBotStatus.success(message: "message")
            if fault == .leavesOutAStatus { return flow.send(success) }
            if fault == .ignoresCancel, answer == .nothing {
                Task { [flow] in flow.send(success) }
            }
            flow.run(.startChat, via: .loading) { [fault] send in
                if fault == .sendsTwice { send(success) }
                switch answer {
                case .failure where fault == .keepsAFailureBack: return success
                case .failure(let kind):
                    throw Self.error(fault == .failsWithAnotherError ? .notReady : kind)
                case .nothing: while true { try await Task.sleep(nanoseconds: 1_000_000) }
                case .success, nil: break
                }
                if fault == .neverEnds { return nil }
                return success
            }
        }

        private static func error(_ kind: ChatBotError.Kind?) -> ChatBotError {
            switch kind {
            case .notReady: .notReady
            case .licenseError: .licenseError
            case .emptyPrompt: .emptyPrompt
            case .responseError, nil: .responseError(SampleError())
            }
        }
    }

    /// A mock that forgets a status.
    @MainActor
    private final class ForgetfulChatBot: FlowMock<ChatBotFlow, ChatBotSpy>, ChatBotSDK {
        var isForgetful = true
        init() {
            super.init(
                .idle,
                errors: [.emptyPrompt, .notReady, .licenseError, .responseError(SampleError())],
                statuses: {
                    [
                        .idle, .initialized, .loading, .success(message: "message"),
                        .failed(reason: $0),
                    ]
                })
        }
        func setupSDK() {
            _ = begin(.setupSDK, \.setupSDKHandler)
            if !isForgetful { send(.initialized) }
        }
        func startChat(prompt: String) {
            _ = begin(.startChat, \.startChatHandler)
            send(.success(message: "too early"))
        }
    }

    nonisolated final class EngineTests: XCTestCase {
        @MainActor
        func testAFilledWrapperKeepsToTheFlow() async throws {
            try await ChatBotContract { FilledChatBot($0) }.assertHolds()
        }

        @MainActor
        func testEachFaultIsNoticed() async throws {
            for fault in FilledChatBot.Fault.allCases {
                let contract = ChatBotContract(make: { FilledChatBot($0, fault) }, timeout: 0.2)
                var found: [String] = []
                for scenario in ChatBotFlow.Scenario.allCases where found.isEmpty {
                    found += try await contract.violation(in: scenario).map { [$0.message] } ?? []
                }
                XCTAssertNotEqual(found, [], "\(fault)")
            }
        }

        @MainActor func testADroppedWrapperIsFreedAndItsWorkIsCancelled() async throws {
            let (started, ended) = (expectation(description: "started"), expectation(description: "cancelled"))
            var wrapper: EndlessChatBot? = EndlessChatBot(started, ended)
            weak let dropped = wrapper
            wrapper?.setupSDK()
            wrapper?.startChat(prompt: "?")
            await fulfillment(of: [started], timeout: 5)
            wrapper = nil
            XCTAssertNil(dropped)
            await fulfillment(of: [ended], timeout: 5)
        }

        @MainActor func testADroppedVerifierFreesItsWrapper() async throws {
            let (started, ended) = (expectation(description: "started"), expectation(description: "cancelled"))
            var wrapper: (any ChatBotSDK)? = EndlessChatBot(started, ended).verified()
            weak let dropped = wrapper
            wrapper?.setupSDK()
            wrapper?.startChat(prompt: "?")
            await fulfillment(of: [started], timeout: 5)
            wrapper = nil
            XCTAssertNil(dropped)
            await fulfillment(of: [ended], timeout: 5)
        }

        @MainActor
        func testACancelledRunSendsNothing() async throws {
            let flow = FlowRunner<ChatBotFlow>(.idle) { .responseError($0) }
            let (first, second) = (expectation(description: "first"), expectation(description: "second"))
            for (number, done) in [(1, first), (2, second)] {
                flow.run(.startChat, via: .loading) { send in
                    await Task.yield()
                    send(.success(message: "\(number)"))
                    done.fulfill()
                    return nil
                }
                if number == 1 { await Task.yield() }
            }
            await fulfillment(of: [first, second], timeout: 5)
            XCTAssertEqual(flow.status.message, "2")
            flow.cancel(.startChat)
            let third = expectation(description: "third")
            var send: ((ChatBotStatus) -> Void)?
            flow.run(.startChat) { newSend in
                send = newSend
                third.fulfill()
                return nil
            }
            await fulfillment(of: [third], timeout: 5)
            flow.cancel(.startChat)
            send?(.idle)
            XCTAssertEqual(flow.status.kind, .success)
        }

        @MainActor
        func testABrokenMockIsNoticed() async throws {
            let mock = ForgetfulChatBot()
            let contract = ChatBotContract(make: { _ in mock }, timeout: 0.2)
            let violation = try await contract.violation(in: .setupSDK)
            XCTAssertEqual(violation?.message, "setupSDK: expected initialized, got nothing")
            mock.isForgetful = false
            mock.reset()
            let other = try await contract.violation(in: .startChatSucceeds)
            XCTAssertEqual(other?.message, "startChat: expected loading, success, got success")
        }

        @MainActor
        func testTheVerifierNoticesAWrongStatus() async throws {
            let found = Found()
            let mock = MockChatBotSDK()
            let verified = mock.verified { found.add($0) }
            verified.setupSDK()
            verified.startChat(prompt: "?")
            XCTAssertEqual(found.all, [])
            mock.send(.success(message: "again"))
            XCTAssertEqual(
                found.all,
                ["ChatBotFlow: no running step and no event leads from success to success"])
        }

        @MainActor
        func testTheVerifierNoticesAWrongStart() async throws {
            let found = Found()
            let verified = MockChatBotSDK().verified { found.add($0) }
            verified.startChat(prompt: "?")
            XCTAssertEqual(
                found.all,
                ["ChatBotFlow: startChat cannot start from idle, only from initialized, loading, success or failed"])
        }

        @MainActor
        func testTheVerifierNoticesAStatusLeftOut() async throws {
            let found = Found()
            let mock = MockChatBotSDK()
            let verified = mock.verified { found.add($0) }
            verified.setupSDK()
            mock.script(.startChat, .success(message: "?"))
            verified.startChat(prompt: "?")
            XCTAssertEqual(
                found.all,
                ["ChatBotFlow: startChat: expected loading after initialized, got success"])
        }

        @MainActor
        func testTheVerifierKnowsWhereAnEventCanOccur() async throws {
            let found = Found()
            let mock = MockVideoBankingSDK()
            let verified = mock.verified { found.add($0) }
            mock.send(event: .lineDrops)
            XCTAssertEqual(
                found.all,
                ["VideoBankingFlow: no running step and no event leads from idle to failed"])
            withExtendedLifetime(verified) {}
        }

        @MainActor
        func testTheVerifierKnowsWhereEachStepOfACallCanStart() {
            let found = Found()
            let service = MockVideoBankingSDK().verified { found.add($0) }
            service.requestAgent(about: .specimen, language: "en")
            _ = service.estimateWait()
            XCTAssertEqual(found.all, [])
            MockVideoBankingSDK().verified { found.add($0) }.setMuted(true)
            XCTAssertEqual(found.all, ["VideoBankingFlow: setMuted cannot start from idle, only from talking"])
        }

        @MainActor
        func testAScenarioThatFailsWithAnyErrorFailsWithTheFirst() {
            let mock = MockVideoBankingSDK()
            mock.follow(.estimateWaitFails)
            var end: Subscribers.Completion<VideoBankingError>?
            let subscription = mock.estimateWait().sink {
                end = $0
            } receiveValue: {
                XCTFail("\($0)")
            }
            guard case .failure(.lineLost) = end else {
                return XCTFail("\(String(describing: end))")
            }
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testAMockListsCallsOutOfOrderUntilItIsReset() async throws {
            let mock = MockChatBotSDK()
            mock.startChatHandler = { _ in }
            mock.startChat(prompt: "?")
            XCTAssertEqual(mock.callsOutOfOrder, [.startChat])
            mock.send(.initialized)
            mock.reset()
            XCTAssertEqual(mock.callsOutOfOrder, [])
            XCTAssertEqual(mock.startChatCalls, [])
            XCTAssertNil(mock.startChatHandler)
            XCTAssertEqual(mock.status.kind, .idle)
        }

        @MainActor
        func testAllSubscribersSeeTheSameOrder() async throws {
            let subject = ValueSubject(0)
            var heard = [[Int]](repeating: [], count: 3)
            // The one who hears of a value first sends more; who that is is not settled.
            var rest = [2, 3]
            let subscriptions = heard.indices.map { index in
                subject.publisher.sink { value in
                    heard[index].append(value)
                    guard value == 1 else { return }
                    let values = rest
                    rest = []
                    values.forEach(subject.send)
                }
            }
            subject.send(1)
            XCTAssertEqual(heard, [[Int]](repeating: [0, 1, 2, 3], count: 3))
            withExtendedLifetime(subscriptions) {}
        }

        @MainActor
        func testAStrictMockReportsWhatIsNotScripted() async throws {
            let found = Found()
            FlowViolations.shared.handle { found.add($0) }
            defer { FlowTest.reportViolations() }
            let mock = MockChatBotSDK()
            mock.isStrict = true
            mock.setupSDKHandler = {}
            mock.setupSDK()
            mock.startChat(prompt: "?")
            let call = MockVideoBankingSDK()
            call.isStrict = true
            call.send(event: .lineDrops)
            call.send(.talking(agent: "Kim"))
            call.send(event: .lineDrops)
            call.failNext(.setMuted, with: .noAgent)
            XCTAssertEqual(
                found.all,
                [
                    "MockChatBotSDK: 'startChat' cannot start from idle",
                    "MockChatBotSDK: 'startChat' is neither scripted nor handled",
                    "MockVideoBankingSDK: 'lineDrops' cannot occur in idle",
                    "MockVideoBankingSDK: 'setMuted' cannot fail",
                ])
        }

        @MainActor
        func testARunThatHasEndedSendsNothingMore() async throws {
            let flow = FlowRunner<ChatBotFlow>(.idle) { .responseError($0) }
            let ended = expectation(description: "ended")
            var late: FlowRunner<ChatBotFlow>.Send?
            let subscription = flow.statusPublisher.sink {
                if $0.kind == .success { ended.fulfill() }
            }
            flow.run(.startChat, via: .loading) { send in
                late = send
                return .success(message: "done")
            }
            await fulfillment(of: [ended], timeout: 5)
            late?(.loading)
            XCTAssertEqual(flow.status.kind, .success)
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testAStepThatASubscriberCancelsDoesNotStart() async throws {
            let flow = FlowRunner<LivenessDetectionFlow>(.idle) { .checkFailed($0) }
            let started = expectation(description: "started")
            started.isInverted = true
            var kinds: [LivenessDetectionStatus.Kind] = []
            let subscription = flow.statusPublisher.sink { status in
                kinds.append(status.kind)
                if status.kind == .checking { flow.cancel(.startCheck) }
            }
            flow.run(.startCheck, via: .checking, .challenged(challenge: .smile)) { _ in
                started.fulfill()
                return nil
            }
            await fulfillment(of: [started], timeout: 0.05)
            XCTAssertEqual(kinds, [.idle, .checking])
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testACallMadeWhileAnEarlierOneIsCancelledReplacesIt() async throws {
            let flow = FlowRunner<VideoBankingFlow>(.idle) { _ in .lineLost }
            let answered = expectation(description: "answered")
            var (works, seen, subscriptions) = (0, [Int](), [AnyCancellable]())
            func ask(_ value: Int, then next: @escaping () -> Void = {}) {
                let answer: AnyPublisher<Int, VideoBankingError> = flow.publisher(.estimateWait) { _ in
                    works += 1
                    return value
                }
                subscriptions.append(
                    answer.sink { _ in
                        next()
                    } receiveValue: {
                        seen.append($0)
                        answered.fulfill()
                    })
            }
            ask(1) { if subscriptions.count == 1 { ask(2) } }
            ask(3)
            await fulfillment(of: [answered], timeout: 5)
            XCTAssertEqual(seen, [2])
            XCTAssertEqual(works, 1)
        }

        /// Even if its work does not end.
        @MainActor
        func testACancelledAnswerFinishesAtOnce() async throws {
            let flow = FlowRunner<VideoBankingFlow>(.idle) { _ in .lineLost }
            var work: CheckedContinuation<Void, Never>?
            let started = expectation(description: "started")
            let answer: AnyPublisher<Int, VideoBankingError> = flow.publisher(.estimateWait) { _ in
                await withCheckedContinuation {
                    work = $0
                    started.fulfill()
                }
                return 1
            }
            var ends = 0
            let subscription = answer.sink { _ in
                ends += 1
            } receiveValue: {
                XCTFail("\($0)")
            }
            await fulfillment(of: [started], timeout: 5)
            flow.cancel(.estimateWait)
            XCTAssertEqual(ends, 1)
            work?.resume()
            withExtendedLifetime(subscription) {}
        }

        /// The status is the one sent last, even where subscribers are still to be told of it.
        @MainActor
        func testASubscriberCanCallSteps() async throws {
            let found = Found()
            let mock = MockVideoBankingSDK()
            let service = mock.verified { found.add($0) }
            var kinds: [VideoBankingStatus.Kind] = []
            let subscription = service.statusPublisher.sink { status in
                kinds.append(status.kind)
                guard kinds.count == 3 else { return }
                service.hangUp()
                XCTAssertEqual(service.status.kind, .idle)
                service.requestAgent(about: .specimen, language: "fr")
            }
            service.requestAgent(about: .specimen, language: "en")
            XCTAssertEqual(kinds, [.idle, .connecting, .waiting, .idle, .connecting, .waiting])
            XCTAssertEqual(found.all, [])
            XCTAssertEqual(mock.callsOutOfOrder, [])
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testAMockSendsNothingOfACancelledCall() async throws {
            let mock = MockLivenessDetectionSDK()
            var kinds: [LivenessDetectionStatus.Kind] = []
            let subscription = mock.statusPublisher.sink { status in
                kinds.append(status.kind)
                if status.kind == .checking { mock.cancelCheck() }
            }
            mock.script(.startCheck, .checking, .challenged(challenge: .smile), .passed(confidence: 1))
            mock.startCheck(for: .specimen, timeLimit: 7)
            mock.startCheck(for: .specimen, timeLimit: 0)
            mock.startCheck(for: .specimen, timeLimit: 7)
            XCTAssertEqual(kinds, [.idle, .checking, .idle, .checking, .idle, .checking, .idle])
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testAMockAnswersACallThatIsMadeAgainOnce() async throws {
            let mock = MockChatBotSDK()
            var messages: [String] = []
            let subscription = mock.statusPublisher.sink { status in
                messages += status.message.map { [$0] } ?? []
                if status.kind == .loading, mock.startChatCalls.count == 1 {
                    mock.startChat(prompt: "2")
                }
            }
            mock.startChat(prompt: "1")
            mock.startChat(prompt: "3")
            XCTAssertEqual(messages, ["Mock reply for: 2", "Mock reply for: 3"])
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testAClockDelaysAnswers() async throws {
            let (mock, clock) = (MockChatBotSDK(), FlowClock())
            mock.clock = clock
            mock.setupSDK()
            mock.startChat(prompt: "1")
            clock.advance(by: 0.4)
            XCTAssertEqual(mock.status.kind, .loading)
            mock.startChat(prompt: "2")
            clock.advance(by: 0.4)
            XCTAssertEqual(mock.status.kind, .loading)
            clock.advance(by: 0.1)
            XCTAssertEqual(mock.status.message, "Mock reply for: 2")
        }

        @MainActor
        func testAnAnswerIsScriptedInOneLine() async throws {
            let mock = MockChatBotSDK()
            mock.setupSDK()
            mock.failNext(.startChat, with: .licenseError)
            mock.startChat(prompt: "?")
            XCTAssertEqual(mock.status.failure?.kind, .licenseError)
            XCTAssertEqual(mock.callsCount(of: .startChat), 1)
            XCTAssertEqual(mock.startChatCalls, ["?"])
            mock.startChat(prompt: "?")
            XCTAssertEqual(mock.status.kind, .success)
        }

        @MainActor
        func testAScriptComesBeforeTheHandlerUnlessItIsEmpty() {
            let mock = MockChatBotSDK()
            mock.setupSDK()
            var handled: [String] = []
            mock.startChatHandler = { handled.append($0) }
            mock.script(.startChat, .loading)
            mock.script(.startChat)
            mock.startChat(prompt: "scripted")
            XCTAssertEqual(handled, [])
            XCTAssertEqual(mock.status.kind, .loading)
            mock.startChat(prompt: "handled")
            XCTAssertEqual(handled, ["handled"])
            mock.startChatHandler = nil
            mock.script(.startChat)
            mock.startChat(prompt: "neither")
            XCTAssertEqual(mock.status.kind, .loading)
        }

        @MainActor
        func testAMockThatIsResetGivesNoDelayedAnswer() {
            let (mock, clock) = (MockChatBotSDK(), FlowClock())
            mock.clock = clock
            mock.setupSDK()
            mock.startChat(prompt: "?")
            mock.reset()
            clock.advance(by: 10)
            XCTAssertEqual(mock.status.kind, .idle)
        }

        @MainActor
        func testAStubPopsItsAnswers() async throws {
            var answers = ChatBotFlow.Scenario.startChatSucceedsFromLoading.answers(of: .startChat)
            XCTAssertEqual(answers.popFirst(), .nothing)
            XCTAssertEqual(answers.popFirst(), .success(.success))
            XCTAssertNil(answers.popFirst())
        }
    }

    nonisolated private final class Found: @unchecked Sendable {
        private let lock = NSLock()
        private var items: [String] = []
        var all: [String] { lock.withLock { items } }
        func add(_ item: String) { lock.withLock { items.append(item) } }
    }
#endif
