import XCTest

/// Tests of ``BulbLampSDK`` against a stubbed SDK.
nonisolated final class BulbLampSDKTests: XCTestCase {
    @MainActor
    func testLight() async throws {
        try await Self.contract.holds(for: .light)
    }

    /// What the flow promises, asked of ``BulbLampSDK``.
    @MainActor
    private static var contract: LampContract {
        LampContract(make: makeLampSDK)
    }

    /// Makes a fresh ``BulbLampSDK`` for a way through the flow.
    @MainActor
    private static func makeLampSDK(for way: LampContract.Way) async throws -> any LampSDK {
        // TODO(flowgen): Return it with a stubbed Bulb that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
