// A skeleton that nobody has filled in never reports a success.

import Combine
import XCTest

/// Tests of ``DeepSeekChatSDK`` as it was written.
nonisolated final class UntouchedChatBotTests: XCTestCase {
    @MainActor
    func testNothingSucceeds() async throws {
        let sdk = DeepSeekManager().makeChatBotSDK()
        var kinds: [ChatBotStatus.Kind] = []
        let reader = sdk.statusPublisher.sink { kinds.append($0.kind) }
        sdk.setupSDK()
        XCTAssertEqual(kinds, [.idle])
        for round in 1...2 {
            sdk.startChat(prompt: "Hello")
            for _ in 0..<10_000 where kinds.count < 1 + 2 * round {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
        }
        XCTAssertEqual(kinds, [.idle, .loading, .failed, .loading, .failed])
        reader.cancel()
    }
}
