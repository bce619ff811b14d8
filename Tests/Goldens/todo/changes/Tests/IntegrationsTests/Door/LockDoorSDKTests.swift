#if DEBUG
import XCTest

/// Tests of ``LockDoorSDK`` against a stub of LockKit.
nonisolated final class LockDoorSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await DoorContract { scenario in
            if scenario == .open { throw ScenarioSkipped("the simulator has no lock") }
            guard scenario.fails else { return LockManager().makeDoorSDK() }
            throw ScenarioSkipped("the stub cannot fail")
        }.assertHolds()
    }
}
#endif
