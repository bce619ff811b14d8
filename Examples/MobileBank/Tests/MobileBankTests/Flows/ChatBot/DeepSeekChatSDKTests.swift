import XCTest

@testable import MobileBank

/// Tests of ``DeepSeekChatSDK`` against the stand-in for DeepSwiftSeek.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testSetupSDK() async throws {
        let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
        let statuses = Recorder(sdk.statusPublisher)
        sdk.setupSDK()
        XCTAssertEqual(statuses.values.map(\.kind), [.idle, .initialized])
    }

    @MainActor
    func testStartChatEndsInSuccess() async throws {
        let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
        sdk.setupSDK()
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startChat(prompt: "Is it free?")
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.initialized, .loading, .success])
        guard case .success("Reply to: Is it free?") = all.last else { return XCTFail("\(all)") }
    }

    @MainActor
    func testStartChatEndsInFailed() async throws {
        let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
        sdk.setupSDK()
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startChat(prompt: "fail")
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.initialized, .loading, .failed])
        guard case .failed(.responseError) = all.last else { return XCTFail("\(all)") }
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
