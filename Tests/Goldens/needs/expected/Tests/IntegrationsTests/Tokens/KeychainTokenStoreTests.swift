import XCTest

@testable import App

/// Tests of ``KeychainTokenStore`` against a stubbed SDK.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
}
