import XCTest

@testable import App

/// Tests of ``PainterPortraitSDK`` against a stubbed SDK.
nonisolated final class PainterPortraitSDKTests: XCTestCase {
    @MainActor
    func testPrepare() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `prepare()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testFetch() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `fetch(name:note:in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testIsKnown() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `isKnown(name:in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testProgress() async throws {
        // TODO(flowgen): Have a stubbed Painter answer, call `progress(in:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPaintEndsInPainted() async throws {
        // TODO(flowgen): Have a stubbed Painter succeed, call `paint(_:for:repeat:in:)`, and expect `.painting`, then `.painted`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPaintEndsInFailed() async throws {
        // TODO(flowgen): Have a stubbed Painter fail, call `paint(_:for:repeat:in:)`, and expect `.painting`, then `.failed`.
        throw XCTSkip("not written yet")
    }
}
