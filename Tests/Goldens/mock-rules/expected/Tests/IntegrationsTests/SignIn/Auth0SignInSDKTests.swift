import XCTest

@testable import App

/// Tests of ``Auth0SignInSDK`` against a stubbed SDK.
nonisolated final class Auth0SignInSDKTests: XCTestCase {
    @MainActor
    func testEnterEndsInSignedIn() async throws {
        try await Self.contract.holds(for: .enter, endingIn: .signedIn)
    }

    @MainActor
    func testEnterEndsInRefused() async throws {
        try await Self.contract.holds(for: .enter, endingIn: .refused)
    }

    @MainActor
    func testRemember() async throws {
        try await Self.contract.holds(for: .remember)
    }

    @MainActor
    func testLeave() async throws {
        try await Self.contract.holds(for: .leave)
    }

    @MainActor
    func testHints() async throws {
        try await Self.contract.holds(for: .hints)
    }

    /// What the flow promises, asked of ``Auth0SignInSDK``.
    @MainActor
    private static var contract: SignInContract {
        SignInContract(make: makeSignInSDK)
    }

    /// Makes a fresh ``Auth0SignInSDK`` for a way through the flow.
    @MainActor
    private static func makeSignInSDK(for way: SignInContract.Way) async throws -> any SignInSDK {
        // TODO(flowgen): Return it with a stubbed Auth0 that answers as `way` says.
        throw XCTSkip("not written yet")
    }
}
