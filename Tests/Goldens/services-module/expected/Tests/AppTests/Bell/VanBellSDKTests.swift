#if DEBUG
import Services
import XCTest

@testable import App

/// Tests of ``VanBellSDK`` against a stub of Van.
nonisolated final class VanBellSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        let contract = BellContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Van that answers as `scenario` prescribes.
            // For a scenario that it cannot answer, return nil.
            throw XCTSkip("not written yet")
        }
        let violations = try await contract.violations()
        XCTAssertEqual(violations, [])
    }
}
#endif
