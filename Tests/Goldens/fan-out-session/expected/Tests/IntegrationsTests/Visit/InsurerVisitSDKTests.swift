#if DEBUG
import XCTest

@testable import App

/// Tests of ``InsurerVisitSDK`` against a stub of Insurer.
nonisolated final class InsurerVisitSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test a wrapper around a stubbed Insurer; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
