import XCTest

@testable import App

/// Tests of ``TaxiRideSDK`` against a stubbed SDK.
nonisolated final class TaxiRideSDKTests: XCTestCase {
    @MainActor
    func testOrderEndsInRiding() async throws {
        try await Self.contract.holds(for: .order, endingIn: .riding)
    }

    @MainActor
    func testOrderEndsInFailed() async throws {
        try await Self.contract.holds(for: .order, endingIn: .failed)
    }

    @MainActor
    func testQuoteEndsInRiding() async throws {
        try await Self.contract.holds(for: .quote, endingIn: .riding)
    }

    @MainActor
    func testQuoteEndsInFailed() async throws {
        try await Self.contract.holds(for: .quote, endingIn: .failed)
    }

    @MainActor
    func testTrackEndsInRiding() async throws {
        try await Self.contract.holds(for: .track, endingIn: .riding)
    }

    @MainActor
    func testTrackEndsInFailed() async throws {
        try await Self.contract.holds(for: .track, endingIn: .failed)
    }

    @MainActor
    func testFollow() async throws {
        try await Self.contract.holds(for: .follow)
    }

    @MainActor
    func testLeave() async throws {
        try await Self.contract.holds(for: .leave)
    }

    /// What the flow promises, asked of ``TaxiRideSDK``.
    @MainActor
    private static var contract: RideContract {
        RideContract(make: makeRideSDK)
    }

    /// Makes a fresh ``TaxiRideSDK`` for a way through the flow.
    @MainActor
    private static func makeRideSDK(for way: RideContract.Way) async throws -> any RideSDK {
        // TODO(flowgen): Return it with a stubbed Taxi that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
