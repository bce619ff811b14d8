#if DEBUG
import XCTest

/// Tests of ``KeychainSwift`` as ``HelpSDK``.
nonisolated final class KeychainHelpSDKTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        // TODO(flowgen): Test KeychainSwift; the flow promises nothing that a contract can test.
        throw XCTSkip("not written yet")
    }
}
#endif
