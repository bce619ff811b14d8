// Style combine on the main actor: what the mocks, contracts and tables of MobileBank's flows promise together.

#if DEBUG
    import Combine
    import XCTest

    @testable import MobileBank

    nonisolated final class BehaviourTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testMocksKeepToTheirFlowsInEveryScenario() async throws {
            let chat = try await ChatBotContract { scenario in
                let (mock, asks) = (MockChatBotSDK(), Answers(of: .startChat, in: scenario))
                mock.onStartChat = { _ in try await asks.next() }
                return mock
            }.violations()
            let check = try await LivenessDetectionContract { scenario in
                let (mock, checks) = (MockLivenessDetectionSDK(), Answers(of: .startCheck, in: scenario))
                mock.onStartCheck = { _, _, send in try await checks.next(send) }
                return mock
            }.violations()
            let scan = try await OCRScanContract { scenario in
                let (mock, loads) = (MockOCRScanSDK(), Answers(of: .loadModels, in: scenario))
                let scans = Answers(of: .scanCard, in: scenario)
                mock.onLoadModels = { try await loads.next() }
                mock.onScanCard = { _ in try await scans.next() }
                return mock
            }.violations()
            var moves: [FlowMove<VideoBankingFlow>] = []
            var calls = VideoBankingContract { scenario in
                moves = scenario.moves
                let (mock, requests) = (MockVideoBankingSDK(), Answers(of: .requestAgent, in: scenario))
                if let error = scenario.moves.first(where: { $0.step == .estimateWait })?.failure {
                    mock.onEstimateWait = { throw error }
                }
                mock.onRequestAgent = { _, _ in try await requests.next() }
                return mock
            }
            calls.trigger = { [moves = { moves }] event, service in
                let mock = try XCTUnwrap(service as? MockVideoBankingSDK)
                for move in moves() where move.event == event { move.statuses.forEach { mock.send($0) } }
            }
            let video = try await calls.violations()
            XCTAssertEqual(chat + check + scan + video, [])
        }

        @MainActor
        func testContractNoticesEachFault() async throws {
            let (done, wrong) = (ChatBotStatus.success(message: ""), ChatBotStatus.failed(reason: .notReady))
            let faults: [(ChatBotScenario, [ChatBotStatus], late: ChatBotStatus?, String)] = [
                (.startChatSucceeds, [done], nil, "expected loading, success, got success"),
                (.startChatSucceeds, [.loading], nil, "expected loading, success, got loading"),
                (.startChatSucceeds, [.loading, wrong], nil, "loading, success, got loading, failed (notReady)"),
                (.startChatSucceeds, [.loading, done], wrong, "expected nothing more, got failed (notReady)"),
                (.startChatFailsWithLicenseError, [.loading, wrong], nil, "expected licenseError, got notReady"),
                (.startChatFailsWithLicenseError, [.loading, done], nil, "got loading, success"),
            ]
            for (scenario, statuses, late, violation) in faults {
                var contract = ChatBotContract { _ in RawChat(statuses, late) }
                contract.timeout = .milliseconds(100)
                let violations = try await contract.violations(in: [scenario])
                XCTAssertEqual(violations.count, 1)
                XCTAssertTrue(violations.first?.hasSuffix(violation) ?? false, "\(scenario): \(violations)")
            }
        }

        @MainActor
        func testABreachIsReportedOnce() async {
            let (breaches, report) = (FlowLog<String>(), onFlowBreach)
            onFlowBreach = { breaches.add($0) }
            defer { onFlowBreach = report }
            let scanner = MockOCRScanSDK()
            scanner.onScanCard = { _ in .recognized(card: .specimen) }
            scanner.play(.loadModelsSucceeds)
            scanner.play(.loadModelsSucceeds)
            XCTAssertEqual(breaches.items, ["OCRScanFlow: 'ready' cannot follow 'ready'"])
            scanner.scanCard()
            scanner.scanCard()
            let breach = "OCRScanFlow: 'scanCard' cannot start from 'scanning'"
            XCTAssertEqual(breaches.items.dropFirst(), [breach])
            await scanner.finishSteps()
            XCTAssertEqual(scanner.status.card, .specimen)
            XCTAssertEqual(breaches.items.count, 2)
        }

        @MainActor
        func testMocksFollowTheirRules() async throws {
            let clock = InstantClock()
            let chat = MockChatBotSDK(clock: clock)
            chat.setupSDK()
            chat.startChat(prompt: "Is it free?")
            await chat.finishSteps()
            XCTAssertEqual(chat.status.message, "Mock reply for: Is it free?")
            chat.startChat(prompt: " ")
            await chat.finishSteps()
            guard case .emptyPrompt? = chat.status.failure else { return XCTFail("\(chat.status)") }
            XCTAssertEqual(chat.calls, [.setupSDK, .startChat, .startChat])
            XCTAssertEqual(chat.startChatCalls, ["Is it free?", " "])
            let scanner = MockOCRScanSDK(clock: clock)
            scanner.loadModels()
            await scanner.finishSteps()
            scanner.scanCard()
            await scanner.finishSteps()
            XCTAssertEqual(scanner.status.card, .specimen)
            scanner.scanCard(side: .back)
            await scanner.finishSteps()
            guard case .unreadable("Turn the card over.", 1)? = scanner.status.failure else {
                return XCTFail("the back")
            }
            let check = MockLivenessDetectionSDK(clock: clock)
            var kinds: [LivenessDetectionStatus.Kind] = []
            let subscription = check.statusPublisher.sink { kinds.append($0.kind) }
            check.startCheck(for: .specimen)
            await check.finishSteps()
            check.startCheck(for: .specimen, timeLimit: 0)
            await check.finishSteps()
            XCTAssertEqual(kinds.prefix(5), [.idle, .checking, .challenged, .challenged, .passed])
            XCTAssertEqual(kinds.dropFirst(5), [.checking, .challenged, .failed])
            subscription.cancel()
            let video = MockVideoBankingSDK(clock: clock)
            video.requestAgent(about: .specimen, language: "en")
            await video.finishSteps()
            XCTAssertEqual(video.status.position, 1)
            XCTAssertEqual(clock.sleeps.items, [.seconds(0.5), .seconds(1.5), .seconds(3), .seconds(1)])
        }

        @MainActor
        func testANewQuestionSupersedesTheOneBeforeAndAnErrorIsMapped() async {
            let chat = MockChatBotSDK()
            chat.onStartChat = { prompt in
                await Task.yield()
                if prompt == "third" { throw FlowSampleError() }
                return .success(message: prompt)
            }
            var statuses: [ChatBotStatus] = []
            let subscription = chat.statusPublisher.sink { statuses.append($0) }
            chat.setupSDK()
            chat.startChat(prompt: "first")
            chat.startChat(prompt: "second")
            await chat.finishSteps()
            XCTAssertEqual(statuses.map(\.kind), [.idle, .initialized, .loading, .loading, .success])
            XCTAssertEqual(statuses.last?.message, "second")
            chat.startChat(prompt: "third")
            await chat.finishSteps()
            guard case .responseError(is FlowSampleError)? = chat.status.failure else { return XCTFail("not mapped") }
            subscription.cancel()
        }

        @MainActor
        func testACancelledCheckSendsNothing() async {
            let check = MockLivenessDetectionSDK()
            let (started, ended) = (expectation(description: "started"), expectation(description: "ended"))
            check.onStartCheck = { _, _, send in
                started.fulfill()
                while !Task.isCancelled { await Task.yield() }
                send(.challenged(challenge: .smile))
                ended.fulfill()
                return .passed(confidence: 1)
            }
            var kinds: [LivenessDetectionStatus.Kind] = []
            let subscription = check.statusPublisher.sink { kinds.append($0.kind) }
            check.startCheck(for: .specimen)
            await fulfillment(of: [started], timeout: 5)
            check.cancelCheck()
            await fulfillment(of: [ended], timeout: 5)
            await check.finishSteps()
            XCTAssertEqual(kinds, [.idle, .checking, .idle])
            subscription.cancel()
        }

        @MainActor
        func testADroppedMockEndsItsWorkAndItsPublisher() async {
            let (started, ended) = (expectation(description: "started"), expectation(description: "ended"))
            var chat: MockChatBotSDK? = MockChatBotSDK()
            weak let dropped = chat
            chat?.onStartChat = { _ in
                started.fulfill()
                defer { ended.fulfill() }
                return try await noAnswer()
            }
            var isComplete = false
            let subscription = chat?.statusPublisher.sink(
                receiveCompletion: { _ in isComplete = true }, receiveValue: { _ in })
            chat?.setupSDK()
            chat?.startChat(prompt: "?")
            await fulfillment(of: [started], timeout: 5)
            chat = nil
            XCTAssertNil(dropped)
            XCTAssertTrue(isComplete)
            await fulfillment(of: [ended], timeout: 5)
            subscription?.cancel()
        }
    }

    /// What a mock does in the calls of a step: it ends each as the scenario does, or leaves it running.
    @MainActor
    private final class Answers<Scenario: FlowScenario> {
        typealias Status = Scenario.Flow.Status

        private var moves: ArraySlice<FlowMove<Scenario.Flow>>

        init(of step: Scenario.Flow.Step, in scenario: Scenario) {
            moves = scenario.moves.filter { $0.step == step }[...]
        }

        func next(_ send: Scenario.Flow.Send? = nil) async throws -> Status {
            guard let move = moves.popFirst(), let end = move.statuses.last else { throw NotWritten() }
            for status in move.statuses.dropLast() { send?(status) }
            let rule = Scenario.Flow.rules.first { $0.step == move.step }
            if rule?.to.contains(end.kind) == true { return end }
            send?(end)
            return try await noAnswer()
        }
    }

    /// A chat without a runner, which answers with whatever a test says, and with one status more when it is over.
    @MainActor
    private final class RawChat: ChatBotSDK {
        private let subject = CurrentValueSubject<ChatBotStatus, Never>(.idle)
        private let answer: [ChatBotStatus]
        private let late: ChatBotStatus?

        init(_ answer: [ChatBotStatus], _ late: ChatBotStatus?) { (self.answer, self.late) = (answer, late) }

        var status: ChatBotStatus { subject.value }
        var statusPublisher: AnyPublisher<ChatBotStatus, Never> { subject.eraseToAnyPublisher() }
        func setupSDK() { subject.send(.initialized) }

        func startChat(prompt: String) {
            answer.forEach(subject.send)
            Task {
                try await Task.sleep(for: .milliseconds(50))
                late.map(subject.send)
            }
        }
    }

    /// Lets time pass at once, and keeps how long it was.
    private nonisolated struct InstantClock: Clock {
        let sleeps = FlowLog<Duration>()
        let now = ContinuousClock.now
        let minimumResolution = Duration.zero

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            sleeps.add(deadline - now)
        }
    }
#endif
