#if DEBUG
import XCTest

@testable import App

/// Tests of ``KeychainTokenStore`` against a stub of Keychain.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test a wrapper around a stubbed Keychain; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
