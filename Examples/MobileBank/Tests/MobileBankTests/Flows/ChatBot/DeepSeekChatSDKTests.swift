import XCTest

@testable import MobileBank

/// Tests of ``DeepSeekChatSDK`` against the stand-in for DeepSwiftSeek.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testSetupSDK() async throws {
        try await Self.contract.holds(for: .setupSDK)
    }

    @MainActor
    func testStartChatEndsInSuccess() async throws {
        try await Self.contract.holds(for: .startChat, endingIn: .success)
    }

    @MainActor
    func testStartChatEndsInFailed() async throws {
        try await Self.contract.holds(for: .startChat, endingIn: .failed)
    }

    /// What the flow promises, asked of ``DeepSeekChatSDK``.
    @MainActor
    private static var contract: ChatBotContract {
        ChatBotContract(make: makeChatBotSDK)
    }

    /// Makes a fresh ``DeepSeekChatSDK`` for a way through the flow.
    @MainActor
    private static func makeChatBotSDK(
        for way: ChatBotContract.Way
    ) async throws -> any ChatBotSDK {
        // The stand-in answers every question or, to a rejected key, none.
        let answers = way.moves.filter { $0.step == .startChat && !$0.isUnderWay }
        let error = way.moves.last?.error ?? "licenseError"
        guard Set(answers.map(\.fails)).count < 2, error == "licenseError" else {
            throw XCTSkip("the stand-in cannot")
        }
        return DeepSeekChatSDK(manager: DeepSeekManager(apiKey: way.fails ? "rejected" : "demo"))
    }

    @MainActor
    func testTheReplyIsTold() async throws {
        let sdk = DeepSeekChatSDK(manager: DeepSeekManager())
        sdk.setupSDK()
        let statuses = Recorder(sdk.statusPublisher)
        sdk.startChat(prompt: "Is it free?")
        let all = await statuses.first(3)
        guard case .success("Reply to: Is it free?") = all.last else { return XCTFail("\(all)") }
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
