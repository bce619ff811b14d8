import XCTest

/// Tests of ``AcmeAuthenticationService`` against a stubbed SDK.
nonisolated final class AcmeAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testAuthenticationView() async throws {
        // TODO(flowgen): Ask for `authenticationView` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testBadgeView() async throws {
        // TODO(flowgen): Ask for `badge` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }
}
