import XCTest

/// Tests of ``ReachabilityNetworkSDK`` against a stubbed SDK.
nonisolated final class ReachabilityNetworkSDKTests: XCTestCase {
    @MainActor
    func testWentOnline() async throws {
        try await Self.contract.holds(when: .wentOnline)
    }

    @MainActor
    func testWentOffline() async throws {
        try await Self.contract.holds(when: .wentOffline)
    }

    /// What the flow promises, asked of ``ReachabilityNetworkSDK``.
    @MainActor
    private static var contract: NetworkContract {
        NetworkContract(make: makeNetworkSDK, cause: cause)
    }

    /// Makes a fresh ``ReachabilityNetworkSDK`` for a way through the flow.
    @MainActor
    private static func makeNetworkSDK(
        for way: NetworkContract.Way
    ) async throws -> any NetworkSDK {
        // TODO(flowgen): Return it with a stubbed LocationKit that answers as `way` says.
        throw XCTSkip("not written yet")
    }

    /// Brings about an event.
    @MainActor
    private static func cause(_ event: NetworkContract.Event, on sdk: any NetworkSDK) async throws {
        // TODO(flowgen): Have the stubbed LocationKit tell of `event`.
        throw XCTSkip("not written yet")
    }
}
