import XCTest

@testable import App

/// Tests of ``PainterFrameSDK`` against a stubbed SDK.
nonisolated final class PainterFrameSDKTests: XCTestCase {
    @MainActor
    func testFrame() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `frame(width:in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testIsKnown() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `isKnown(title:in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
