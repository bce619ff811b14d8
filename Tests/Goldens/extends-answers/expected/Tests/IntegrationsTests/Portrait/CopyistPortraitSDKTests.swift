#if DEBUG
import XCTest

@testable import App

/// Tests of ``CopyistPortraitSDK`` against a stub of Copyist.
nonisolated final class CopyistPortraitSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await PortraitContract { scenario in
            // TODO(flowgen): Return a wrapper around a stubbed Copyist that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
