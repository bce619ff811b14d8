import XCTest

@testable import App

/// Tests of ``AlphaPushSDK`` against a stubbed SDK.
nonisolated final class AlphaPushSDKTests: XCTestCase {
    @MainActor
    func testBegin() async throws {
        try await Self.contract.holds(for: .begin)
    }

    /// What the flow promises, asked of ``AlphaPushSDK``.
    @MainActor
    private static var contract: PushContract {
        PushContract(make: makePushSDK)
    }

    /// Makes a fresh ``AlphaPushSDK`` for a way through the flow.
    @MainActor
    private static func makePushSDK(for way: PushContract.Way) async throws -> any PushSDK {
        // TODO(flowgen): Return it with a stubbed Alpha that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
