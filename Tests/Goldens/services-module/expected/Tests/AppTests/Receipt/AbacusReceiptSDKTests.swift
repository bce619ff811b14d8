#if DEBUG
import Services
import XCTest

@testable import App

/// Tests of ``AbacusReceiptSDK`` against a stub of Abacus.
nonisolated final class AbacusReceiptSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test AbacusReceiptSDK; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
