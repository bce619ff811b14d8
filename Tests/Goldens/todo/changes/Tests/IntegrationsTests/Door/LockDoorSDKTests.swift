#if DEBUG
import XCTest

/// Tests of ``LockDoorSDK`` against a stub of LockKit.
nonisolated final class LockDoorSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = DoorContract { scenario in
            // The simulator has no lock, and the stub cannot fail.
            scenario.moves.contains { $0.failure != nil } ? nil : LockManager().makeDoorSDK()
        }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }
}
#endif
