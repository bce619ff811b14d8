import XCTest

/// Tests of ``GeoLocationSDK`` against a stubbed SDK.
nonisolated final class GeoLocationSDKTests: XCTestCase {
    @MainActor
    func testLocateEndsInFound() async throws {
        try await Self.contract.holds(for: .locate, endingIn: .found)
    }

    @MainActor
    func testLocateEndsInFailed() async throws {
        try await Self.contract.holds(for: .locate, endingIn: .failed)
    }

    @MainActor
    func testMoved() async throws {
        try await Self.contract.holds(when: .moved)
    }

    /// What the flow promises, asked of ``GeoLocationSDK``.
    @MainActor
    private static var contract: LocationContract {
        LocationContract(make: makeLocationSDK, cause: cause)
    }

    /// Makes a fresh ``GeoLocationSDK`` for a way through the flow.
    @MainActor
    private static func makeLocationSDK(
        for way: LocationContract.Way
    ) async throws -> any LocationSDK {
        // TODO(flowgen): Return it with a stubbed LocationKit that answers as `way` says.
        throw XCTSkip("not written yet")
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: LocationContract.Event,
        on sdk: any LocationSDK
    ) async throws {
        // TODO(flowgen): Have the stubbed LocationKit tell of `event`.
        throw XCTSkip("not written yet")
    }
}
