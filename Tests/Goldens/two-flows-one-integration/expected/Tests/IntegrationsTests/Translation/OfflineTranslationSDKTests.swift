import XCTest

@testable import App

/// Tests of ``OfflineTranslationSDK`` against a stubbed SDK.
nonisolated final class OfflineTranslationSDKTests: XCTestCase {
    @MainActor
    func testTranslate() async throws {
        // TODO(flowgen): Have a stubbed Offline answer, call `translate(text:to:)`, and expect `.done`.
        throw XCTSkip("not written yet")
    }
}
