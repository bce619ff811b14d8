import XCTest

/// Tests of ``DeepSeekChatSDK`` against a stubbed SDK.
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
        // TODO(flowgen): Return it with a stubbed DeepSwiftSeek that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
