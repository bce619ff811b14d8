import XCTest

/// Tests of ``AcmeAuthenticationService`` against a stubbed SDK.
nonisolated final class AcmeAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testSignOut() async throws {
        // TODO(flowgen): Have a stubbed Acme answer, call `signOut()`, and expect `.signedOut`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testPersonSignedIn() async throws {
        // TODO(flowgen): Have a stubbed Acme tell of it, and expect `.signedIn`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testSignInFailed() async throws {
        // TODO(flowgen): Have a stubbed Acme tell of it, and expect `.failed`.
        throw XCTSkip("not written yet")
    }

    @MainActor
    func testAuthenticationViewIsShown() async throws {
        // TODO(flowgen): Ask for `authenticationView` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }
}
