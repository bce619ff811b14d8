#if DEBUG
    import XCTest

    @testable import MobileBank

    /// Tests of ``DeepSeekChatSDK`` against the stand-in for DeepSwiftSeek.
    nonisolated final class DeepSeekChatSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await ChatBotContract { scenario in
                // The stand-in answers every question or, to a rejected key, none.
                var answers = scenario.answers(of: .startChat)
                var rejected = false
                while let answer = answers.popFirst() {
                    switch answer {
                    case .failure(nil), .failure(.licenseError?): rejected = true
                    case .failure: throw ScenarioSkipped("the stand-in knows no other error")
                    case .success where rejected:
                        throw ScenarioSkipped("a rejected key stays rejected")
                    case .success, .nothing: break
                    }
                }
                if rejected,
                    scenario.moves.contains(where: {
                        $0.step == .startChat && !$0.fails && !$0.isRunning
                    })
                {
                    throw ScenarioSkipped("a rejected key stays rejected")
                }
                return DeepSeekChatSDK(
                    manager: DeepSeekManager(apiKey: rejected ? "rejected" : "demo"))
            }.assertHolds()
        }

        @MainActor
        func testTheReplyIsTold() async throws {
            let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
            sdk.setupSDK()
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startChat(prompt: "Is it free?")
            let all = await statuses.first(3)
            guard case .success("Reply to: Is it free?") = all.last else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testARejectedKeyIsALicenseError() async throws {
            let sdk = DeepSeekChatSDK(manager: DeepSeekManager(apiKey: "rejected"))
            sdk.setupSDK()
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startChat(prompt: "Is it free?")
            let all = await statuses.first(3)
            guard case .failed(.licenseError) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testAQuestionBeforeTheSetUpIsNotAnswered() async throws {
            let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startChat(prompt: "Is it free?")
            let all = await statuses.first(3)
            guard case .failed(.notReady) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testASecondQuestionReplacesTheFirst() async throws {
            let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
            sdk.setupSDK()
            let statuses = Recorder(sdk.statusPublisher)
            sdk.startChat(prompt: "fail")
            sdk.startChat(prompt: " ")
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.initialized, .loading, .loading, .failed])
            guard case .failed(.emptyPrompt) = all.last else { return XCTFail("\(all)") }
        }
    }
#endif
