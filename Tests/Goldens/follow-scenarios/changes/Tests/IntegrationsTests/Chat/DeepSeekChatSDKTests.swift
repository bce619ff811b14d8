#if DEBUG
import XCTest

@testable import App

/// Tests of ``DeepSeekChatSDK`` against a stub of DeepSwiftSeek.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        var contract = ChatContract { scenario in
            switch scenario {
            case .askSucceeds, .droppedWhileThinking: DeepSeekChatSDK(manager: DeepSeekManager())
            case .askSucceedsAfterFailure: DeepSeekChatSDK(manager: DeepSeekManager())
            case .askFailsWithTooLong: nil
            default: throw XCTSkip("not written yet")
            }
        }
        contract.trigger = { _, _ in }
        let violations = try await contract.violations(in: [.dropped, .askFailsWithRefused])
        XCTAssertEqual(violations, [])
    }

    @MainActor
    func testTheMockStopsToo() {
        MockChatSDK().play(.askFailsWithBroken)
    }
}
#endif
