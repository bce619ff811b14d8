import Offers
import XCTest

@testable import App

/// Tests of ``VanBellSDK`` against a stub of Van.
nonisolated final class VanBellSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await BellContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Van that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
