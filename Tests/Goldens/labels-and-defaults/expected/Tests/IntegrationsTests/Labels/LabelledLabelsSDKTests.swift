import XCTest

@testable import App

/// Tests of ``LabelledLabelsSDK`` against a stubbed SDK.
nonisolated final class LabelledLabelsSDKTests: XCTestCase {
    @MainActor
    func testShow() async throws {
        // TODO(flowgen): Have a stubbed Labelled answer, call `show(for:_:quality:caption:)`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testChoose() async throws {
        // TODO(flowgen): Have a stubbed Labelled answer, call `choose(_:in:from:where:then:)`, and expect `.chosen`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPair() async throws {
        // TODO(flowgen): Have a stubbed Labelled answer, call `pair(with:result:)`, and expect `.idle`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRepeat() async throws {
        // TODO(flowgen): Have a stubbed Labelled answer, call `repeat(in:times:)`, and expect `.idle`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testResets() async throws {
        // TODO(flowgen): Have a stubbed Labelled tell of it, and expect `.default`.
        throw XCTSkip("not written yet")
    }
}
