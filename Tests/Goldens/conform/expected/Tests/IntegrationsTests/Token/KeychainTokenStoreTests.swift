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
        try await Self.contract.holds(for: .renew)
    }

    /// What the flow promises, asked of ``KeychainSwift``.
    @MainActor
    private static var contract: TokenContract {
        TokenContract(make: makeTokenStore)
    }

    /// Makes a fresh ``KeychainSwift`` for a way through the flow.
    @MainActor
    private static func makeTokenStore(for way: TokenContract.Way) async throws -> any TokenStore {
        // TODO(flowgen): Return it with a stubbed KeychainSwift that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
