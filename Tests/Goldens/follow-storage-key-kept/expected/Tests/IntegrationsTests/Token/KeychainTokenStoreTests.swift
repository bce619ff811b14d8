import XCTest

/// Tests of ``KeychainSwift`` as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testAccessToken() async throws {
        // TODO(flowgen): Prepare a KeychainSwift, and expect its `accessToken`.
        throw XCTSkip("not written yet")
    }
}
