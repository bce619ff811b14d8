import XCTest

/// Tests of ``AcmeAuthenticationService`` against a stubbed SDK.
nonisolated final class AcmeAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testSignOut() async throws {
        try await Self.contract.holds(for: .signOut)
    }

    @MainActor
    func testPersonSignedIn() async throws {
        try await Self.contract.holds(when: .personSignedIn)
    }

    @MainActor
    func testSignInFailed() async throws {
        try await Self.contract.holds(when: .signInFailed)
    }

    @MainActor
    func testAuthenticationViewIsShown() async throws {
        // TODO(flowgen): Ask for `authenticationView` with a stubbed Acme, and expect its view.
        throw XCTSkip("not written yet")
    }

    /// What the flow promises, asked of ``AcmeAuthenticationService``.
    @MainActor
    private static var contract: AuthenticationContract {
        AuthenticationContract(make: makeAuthenticationService, cause: cause)
    }

    /// Makes a fresh ``AcmeAuthenticationService`` for a way through the flow.
    @MainActor
    private static func makeAuthenticationService(
        for way: AuthenticationContract.Way
    ) async throws -> any AuthenticationService {
        // TODO(flowgen): Return it with a stubbed Acme that answers as `way` says.
        throw XCTSkip("not written yet")
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: AuthenticationContract.Event,
        on sdk: any AuthenticationService
    ) async throws {
        // TODO(flowgen): Have the stubbed Acme tell of `event`.
        throw XCTSkip("not written yet")
    }
}
