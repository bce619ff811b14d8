#if DEBUG
import XCTest

@testable import App

/// Tests of ``ArchiveVisitSDK`` against a stub of Archive.
nonisolated final class ArchiveVisitSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test a wrapper around a stubbed Archive; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
