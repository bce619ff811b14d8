#if DEBUG
import XCTest

/// Tests of ``BulbLampSDK`` against a stub of Bulb.
nonisolated final class BulbLampSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = LampContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Bulb that answers as `scenario` prescribes.
            // For a scenario that it cannot answer, return nil.
            throw XCTSkip("not written yet")
        }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }
}
#endif
