import KeychainSwift
import XCTest

@testable import Patterns

/// Tests of KeychainSwift as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testAccessToken() async throws {
        let store = KeychainManager().keychain
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
        let manager = KeychainManager()
        let store = manager.keychain
        store.accessToken = "opens"
        store.refreshToken = "brings"
        manager.makeTokenStore().forgetTokens()
        XCTAssertNil(store.accessToken)
        XCTAssertNil(store.refreshToken)
    }
}
