#if DEBUG
import XCTest

@testable import App

/// Tests of ``DeepSeekChatSDK`` against a stub of DeepSwiftSeek.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await ChatContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed DeepSwiftSeek that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
