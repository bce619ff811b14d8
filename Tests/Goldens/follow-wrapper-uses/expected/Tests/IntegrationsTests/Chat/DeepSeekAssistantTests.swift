#if DEBUG
import XCTest

@testable import App

/// Tests of ``DeepSeekAssistant`` against a stub of DeepSwiftSeek.
nonisolated final class DeepSeekAssistantTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        var contract = ChatContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed DeepSwiftSeek that answers as `scenario` prescribes.
            throw XCTSkip("no \(DeepSeekChatSDK.self) yet")
        }
        contract.trigger = { status, service in (service as? DeepSeekChatSDK)?.dropped() }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }
}
#endif
