import XCTest

/// Tests of ``LockDoorSDK`` against a stubbed SDK.
nonisolated final class LockDoorSDKTests: XCTestCase {
    @MainActor
    func testOpen() async throws {
        try await Self.contract.holds(for: .open)
    }

    /// What the flow promises, asked of ``LockDoorSDK``.
    @MainActor
    private static var contract: DoorContract {
        DoorContract(make: makeDoorSDK)
    }

    /// Makes a fresh ``LockDoorSDK`` for a way through the flow.
    @MainActor
    private static func makeDoorSDK(for way: DoorContract.Way) async throws -> any DoorSDK {
        // TODO(flowgen): Return it with a stubbed Lock that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
