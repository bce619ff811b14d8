#if DEBUG
import Services
import XCTest

@testable import App

/// Tests of ``AbacusCountingSDK`` against a stub of Abacus.
nonisolated final class AbacusCountingSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test AbacusCountingSDK; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
