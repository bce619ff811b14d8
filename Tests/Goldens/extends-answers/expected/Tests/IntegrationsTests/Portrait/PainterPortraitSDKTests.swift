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
        try await Self.contract.holds(for: .isKnown)
    }

    @MainActor
    func testProgress() async throws {
        try await Self.contract.holds(for: .progress)
    }

    @MainActor
    func testPaintEndsInPainted() async throws {
        try await Self.contract.holds(for: .paint, endingIn: .painted)
    }

    @MainActor
    func testPaintEndsInFailed() async throws {
        try await Self.contract.holds(for: .paint, endingIn: .failed)
    }

    /// What the flow promises, asked of ``PainterPortraitSDK``.
    @MainActor
    private static var contract: PortraitContract {
        PortraitContract(make: makePortraitSDK)
    }

    /// Makes a fresh ``PainterPortraitSDK`` for a way through the flow.
    @MainActor
    private static func makePortraitSDK(
        for way: PortraitContract.Way
    ) async throws -> any PortraitSDK {
        // TODO(flowgen): Return it with a stubbed Painter that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
