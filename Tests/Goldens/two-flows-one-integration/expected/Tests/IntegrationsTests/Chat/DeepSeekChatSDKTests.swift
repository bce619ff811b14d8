import XCTest

@testable import App

/// Tests of ``DeepSeekChatSDK`` against a stubbed SDK.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testAskEndsInAnswered() async throws {
        try await Self.contract.holds(for: .ask, endingIn: .answered)
    }

    @MainActor
    func testAskEndsInFailed() async throws {
        try await Self.contract.holds(for: .ask, endingIn: .failed)
    }

    /// What the flow promises, asked of ``DeepSeekChatSDK``.
    @MainActor
    private static var contract: ChatContract {
        ChatContract(make: makeChatSDK)
    }

    /// Makes a fresh ``DeepSeekChatSDK`` for a way through the flow.
    @MainActor
    private static func makeChatSDK(for way: ChatContract.Way) async throws -> any ChatSDK {
        // TODO(flowgen): Return it with a stubbed DeepSwiftSeek that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
