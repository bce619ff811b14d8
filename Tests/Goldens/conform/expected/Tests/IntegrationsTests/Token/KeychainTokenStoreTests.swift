import XCTest

/// Tests of ``KeychainSwift`` as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testAccessToken() async throws {
        // TODO(flowgen): Set `accessToken` of a fresh KeychainSwift, and expect to read it again.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRefreshToken() async throws {
        // TODO(flowgen): Set `refreshToken` of a fresh KeychainSwift, and expect to read it again.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testIsEmpty() async throws {
        // TODO(flowgen): Prepare a KeychainSwift, and expect its `isEmpty`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testForget() async throws {
        // TODO(flowgen): Have a stubbed KeychainSwift answer, call `forget()`, and expect what it does.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testRenew() async throws {
        // TODO(flowgen): Have a stubbed KeychainSwift answer, call `renew()`, and expect what it does.
        throw XCTSkip("not written yet")
    }
}
