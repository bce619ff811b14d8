import XCTest

@testable import App

/// Tests of ``DeepSeekTranslator`` against a stubbed SDK.
nonisolated final class DeepSeekTranslatorTests: XCTestCase {
    @MainActor
    func testTranslate() async throws {
        // TODO(flowgen): Have a stubbed DeepSwiftSeek answer, call `translate(text:to:)`, and expect `.done`.
        throw XCTSkip("not written yet")
    }
}
