import XCTest

@testable import App

/// Tests of ``KitHostileSDK`` against a stubbed SDK.
nonisolated final class KitHostileSDKTests: XCTestCase {
    @MainActor
    func testGo() async throws {
        try await Self.contract.holds(for: .go)
    }

    /// What the flow promises, asked of ``KitHostileSDK``.
    @MainActor
    private static var contract: HostileContract {
        HostileContract(make: makeHostileSDK)
    }

    /// Makes a fresh ``KitHostileSDK`` for a way through the flow.
    @MainActor
    private static func makeHostileSDK(
        for way: HostileContract.Way
    ) async throws -> any HostileSDK {
        // TODO(flowgen): Return it with a stubbed Kit that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
