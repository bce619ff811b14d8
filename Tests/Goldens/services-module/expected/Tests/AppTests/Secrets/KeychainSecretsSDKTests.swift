#if DEBUG
import Services
import XCTest

@testable import App

/// Tests of ``KeychainSwift`` as ``SecretsSDK``.
nonisolated final class KeychainSecretsSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test KeychainSwift; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
