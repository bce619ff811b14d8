#if DEBUG
import XCTest

/// Tests of ``KeychainSwift`` as ``TokenStore``.
nonisolated final class KeychainTokenStoreTests: XCTestCase {
    @MainActor
    func testItKeepsToTheFlow() async throws {
        try await TokenContract { scenario in
            // TODO(flowgen): Return KeychainSwift that answers as `scenario` prescribes.
            throw ScenarioSkipped("not written yet")
        }.assertHolds()
    }
}
#endif
