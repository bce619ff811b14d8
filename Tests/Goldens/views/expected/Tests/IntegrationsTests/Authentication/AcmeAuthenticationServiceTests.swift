import XCTest

/// Tests of ``AcmeAuthenticationService`` against a stubbed SDK.
nonisolated final class AcmeAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testAuthenticationViewIsShown() async throws {
        // TODO(flowgen): Ask for `authenticationView` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testBadgeViewIsShown() async throws {
        // TODO(flowgen): Ask for `badge` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }
}
