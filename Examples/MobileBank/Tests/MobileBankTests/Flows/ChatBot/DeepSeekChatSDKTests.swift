#if DEBUG
    import XCTest

    @testable import MobileBank

    /// Tests of ``DeepSeekChatSDK`` against the stand-in for DeepSwiftSeek.
    nonisolated final class DeepSeekChatSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            // The stand-in answers every question or, to a rejected key, none.
            let violations = try await ChatBotContract { scenario in
                switch scenario {
                case .setupSDK, .startChatSucceeds:
                    DeepSeekChatSDK(manager: DeepSeekManager())
                case .startChatFailsWithLicenseError:
                    DeepSeekChatSDK(manager: DeepSeekManager(apiKey: "rejected"))
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
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
