import Offers
import XCTest

@testable import App

/// Tests of ``VanCourierSDK`` against a stubbed SDK.
nonisolated final class VanCourierSDKTests: XCTestCase {
    @MainActor
    func testDeliver() async throws {
        try await Self.contract.holds(for: .deliver)
    }

    @MainActor
    func testPosition() async throws {
        try await Self.contract.holds(for: .position)
    }

    /// What the flow promises, asked of ``VanCourierSDK``.
    @MainActor
    private static var contract: CourierContract {
        CourierContract(make: makeCourierSDK)
    }

    /// Makes a fresh ``VanCourierSDK`` for a way through the flow.
    @MainActor
    private static func makeCourierSDK(
        for way: CourierContract.Way
    ) async throws -> any CourierSDK {
        // TODO(flowgen): Return it with a stubbed Van that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
