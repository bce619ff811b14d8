#if DEBUG
import XCTest

@testable import App

/// Tests of ``BänkÜberweisungSDK`` against a stub of Bänk.
nonisolated final class BänkÜberweisungSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await ÜberweisungContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Bänk that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
