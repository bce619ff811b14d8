import Services
import XCTest

@testable import App

/// Tests of ``VanBellSDK`` against a stubbed SDK.
nonisolated final class VanBellSDKTests: XCTestCase {
    @MainActor
    func testRing() async throws {
        try await Self.contract.holds(for: .ring)
    }

    /// What the flow promises, asked of ``VanBellSDK``.
    @MainActor
    private static var contract: BellContract {
        BellContract(make: makeBellSDK)
    }

    /// Makes a fresh ``VanBellSDK`` for a way through the flow.
    @MainActor
    private static func makeBellSDK(for way: BellContract.Way) async throws -> any BellSDK {
        // TODO(flowgen): Return it with a stubbed Van that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
