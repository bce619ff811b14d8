import XCTest

/// Tests of ``KeychainSwift`` as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testUser() async throws {
        // TODO(flowgen): Set `user` of a fresh KeychainSwift, and expect to read it again.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRefreshToken() async throws {
        // TODO(flowgen): Set `refreshToken` of a fresh KeychainSwift, and expect to read it again.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testAccessToken() async throws {
        // TODO(flowgen): Prepare a KeychainSwift, and expect its `accessToken`.
        throw XCTSkip("not written yet")
    }
}
