// Calls of the flows of MobileBank reach the handlers of their mocks through the verifiers, and clocks give answers in
// time.

#if DEBUG
    import Combine
    import XCTest

    @testable import MobileBank

    nonisolated final class MockTests: XCTestCase {
        @MainActor
        func testEachChatCallReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockChatBotSDK()
            let service = mock.verified { XCTFail($0) }
            mock.setupSDKHandler = { [unowned mock] in mock.send(.initialized) }
            var prompts: [String] = []
            mock.startChatHandler = { prompts.append($0) }
            service.setupSDK()
            service.startChat(prompt: "?")
            XCTAssertEqual(service.status.kind, .initialized)
            XCTAssertEqual(prompts, ["?"])
            XCTAssertEqual(mock.calls, [.setupSDK, .startChat])
            XCTAssertEqual(mock.startChatCalls, ["?"])
        }

        @MainActor
        func testEachCheckReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockLivenessDetectionSDK()
            let service = mock.verified { XCTFail($0) }
            var handled: [String] = []
            mock.startCheckHandler = { [unowned mock] _, limit in
                handled.append("start \(limit)")
                mock.send(.checking)
            }
            mock.cancelCheckHandler = { handled.append("cancel") }
            service.startCheck(for: .specimen, timeLimit: 7)
            service.cancelCheck()
            XCTAssertEqual(handled, ["start 7", "cancel"])
            XCTAssertEqual(mock.calls, [.startCheck, .cancelCheck])
            XCTAssertEqual(mock.startCheckCalls.map { $0.timeLimit }, [7])
            XCTAssertEqual(service.status.kind, .checking)
        }

        @MainActor
        func testEachScanReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockOCRScanSDK()
            let service = mock.verified { XCTFail($0) }
            var handled: [String] = []
            mock.loadModelsHandler = { [unowned mock] in mock.send(.ready) }
            mock.scanCardHandler = { [unowned mock] side in
                handled.append("\(side)")
                mock.send(.scanning)
            }
            mock.cancelScanHandler = { handled.append("cancel") }
            service.loadModels()
            service.scanCard(side: .back)
            service.cancelScan()
            XCTAssertEqual(handled, ["back", "cancel"])
            XCTAssertEqual(mock.calls, [.loadModels, .scanCard, .cancelScan])
            XCTAssertEqual(mock.scanCardCalls, [.back])
            XCTAssertEqual(service.status.kind, .scanning)
        }

        @MainActor
        func testEachVideoCallReachesItsHandlerThroughTheVerifier() async throws {
            let mock = MockVideoBankingSDK()
            let service = mock.verified { XCTFail($0) }
            var handled: [String] = []
            mock.estimateWaitHandler = { .success(7) }
            mock.requestAgentHandler = { [unowned mock] _, language in
                handled.append(language)
                mock.send(.connecting, .waiting(position: 1))
            }
            mock.setMutedHandler = { handled.append("muted \($0)") }
            mock.hangUpHandler = { handled.append("hang up") }
            var waits: [Int] = []
            let subscription = service.estimateWait().sink { _ in
            } receiveValue: {
                waits.append($0)
            }
            service.requestAgent(about: .specimen, language: "de")
            mock.send(event: .agentAnswers)
            service.setMuted(true)
            service.hangUp()
            XCTAssertEqual(waits, [7])
            XCTAssertEqual(handled, ["de", "muted true", "hang up"])
            XCTAssertEqual(mock.calls, [.estimateWait, .requestAgent, .setMuted, .hangUp])
            XCTAssertEqual(mock.requestAgentCalls.map { $0.language }, ["de"])
            XCTAssertEqual(mock.setMutedCalls, [true])
            XCTAssertEqual(service.status.kind, .talking)
            withExtendedLifetime(subscription) {}
        }

        @MainActor
        func testTheMockOfTheScannerFollowsItsRules() {
            let (mock, clock) = (MockOCRScanSDK(), FlowClock())
            mock.clock = clock
            mock.loadModels()
            mock.scanCard(side: .back)
            XCTAssertEqual(mock.status.failure?.kind, .unreadable)
            mock.scanCard(side: .front)
            mock.cancelScan()
            XCTAssertEqual(mock.status.kind, .ready)
            mock.scanCard(side: .front)
            XCTAssertEqual(mock.status.kind, .scanning)
            clock.advance(by: 1.5)
            XCTAssertEqual(mock.status.card, .specimen)
        }

        @MainActor
        func testTheMockOfTheCallFollowsItsRules() {
            let mock = MockVideoBankingSDK()
            mock.requestAgent(about: .specimen, language: "English")
            XCTAssertEqual(mock.status.failure?.kind, .noAgent)
            mock.requestAgent(about: .specimen, language: "en")
            XCTAssertEqual(mock.status.position, 1)
            mock.hangUp()
            XCTAssertEqual(mock.status.kind, .idle)
        }

        @MainActor
        func testAMockHasASampleOfEachStatus() {
            let (chat, liveness) = (MockChatBotSDK(), MockLivenessDetectionSDK())
            let (scanner, video) = (MockOCRScanSDK(), MockVideoBankingSDK())
            for kind in ChatBotStatus.Kind.allCases {
                XCTAssertEqual(chat.sample(kind)?.kind, kind)
            }
            for kind in LivenessDetectionStatus.Kind.allCases {
                XCTAssertEqual(liveness.sample(kind)?.kind, kind)
            }
            for kind in OCRScanStatus.Kind.allCases {
                XCTAssertEqual(scanner.sample(kind)?.kind, kind)
            }
            for kind in VideoBankingStatus.Kind.allCases {
                XCTAssertEqual(video.sample(kind)?.kind, kind)
            }
        }

        @MainActor
        func testAStatusTellsItsValues() {
            XCTAssertEqual(ChatBotStatus.success(message: "Hello").message, "Hello")
            XCTAssertNil(ChatBotStatus.idle.message)
            XCTAssertEqual(ChatBotStatus.failed(reason: .notReady).failure?.kind, .notReady)
            XCTAssertEqual(LivenessDetectionStatus.challenged(challenge: .smile).challenge, .smile)
            XCTAssertEqual(LivenessDetectionStatus.passed(confidence: 0.5).confidence, 0.5)
            XCTAssertEqual(LivenessDetectionStatus.failed(reason: .timedOut).failure?.kind, .timedOut)
            XCTAssertEqual(OCRScanStatus.recognized(card: .specimen).card, .specimen)
            XCTAssertEqual(OCRScanStatus.failed(reason: .cameraDenied).failure?.kind, .cameraDenied)
            XCTAssertEqual(VideoBankingStatus.waiting(position: 2).position, 2)
            XCTAssertEqual(VideoBankingStatus.talking(agent: "Kim").agent, "Kim")
            XCTAssertEqual(VideoBankingStatus.ended(decision: .approved).decision, .approved)
            XCTAssertEqual(VideoBankingStatus.failed(reason: .lineLost).failure?.kind, .lineLost)
        }

        /// The order of the answers is that of their times, and one that is cancelled is not given.
        @MainActor
        func testAClockGivesAnswersInTheOrderOfTheirTimes() {
            let clock = FlowClock()
            var answers: [String] = []
            for (name, seconds) in [("late", 3.0), ("early", 1), ("next", 1), ("cancelled", 2)] {
                let number = clock.delay(seconds) { answers.append($0 ? "no \(name)" : name) }
                if name == "cancelled" { clock.cancel(number) }
            }
            clock.advance(by: 1)
            XCTAssertEqual(answers, ["no cancelled", "early", "next"])
            clock.advance(by: 1.5)
            XCTAssertEqual(answers.count, 3)
            _ = clock.delay(0.25) { _ in answers.append("between") }
            clock.advance(by: 1)
            XCTAssertEqual(answers, ["no cancelled", "early", "next", "between", "late"])
        }

        @MainActor
        func testADelayBeginsWhenTheClockHasReachedIt() {
            let clock = FlowClock()
            var answers: [String] = []
            _ = clock.delay(1) { _ in
                answers.append("first")
                _ = clock.delay(1) { _ in answers.append("second") }
            }
            clock.advance(by: 1.5)
            XCTAssertEqual(answers, ["first"])
            clock.advance(by: 0.5)
            XCTAssertEqual(answers, ["first", "second"])
        }

        @MainActor
        func testOnlyTheRealClockMovesByItself() async throws {
            var (isManualOver, isRealOver) = (false, false)
            _ = FlowClock().delay(0) { _ in isManualOver = true }
            _ = FlowClock.real.delay(0.2) { isCancelled in isRealOver = !isCancelled }
            for _ in 0..<20 { await Task.yield() }
            XCTAssertFalse(isRealOver)
            for _ in 0..<5000 where !isRealOver { try await Task.sleep(nanoseconds: 1_000_000) }
            XCTAssertTrue(isRealOver)
            XCTAssertFalse(isManualOver)
        }
    }
#endif
