import KeychainSwift
import XCTest

@testable import Patterns

/// Tests of KeychainSwift as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testAccessToken() async throws {
        var store = KeychainManager().makeTokenStore()
        XCTAssertNil(store.accessToken)
        store.accessToken = "opens"
        XCTAssertEqual(store.accessToken, "opens")
        XCTAssertNil(store.refreshToken)
        store.accessToken = nil
        XCTAssertNil(store.accessToken)
    }

    @MainActor
    func testRefreshToken() async throws {
        let keychain = KeychainSwift()
        keychain.refreshToken = "brings"
        XCTAssertEqual(keychain.get("refreshToken"), "brings")
        keychain.refreshToken = nil
        XCTAssertNil(keychain.get("refreshToken"))
    }

    @MainActor
    func testForgetTokens() async throws {
        var store = KeychainManager().makeTokenStore()
        store.accessToken = "opens"
        store.refreshToken = "brings"
        store.forgetTokens()
        XCTAssertNil(store.accessToken)
        XCTAssertNil(store.refreshToken)
    }
}
