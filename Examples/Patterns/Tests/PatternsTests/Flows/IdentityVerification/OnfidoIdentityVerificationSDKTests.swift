#if DEBUG
    @preconcurrency import Onfido
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``OnfidoIdentityVerificationSDK`` against the stand-in for Onfido.
    nonisolated final class OnfidoIdentityVerificationSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await IdentityVerificationContract { scenario in
                // A token of the sandbox decides how every check ends.
                switch scenario {
                case .verifyEndsInSubmitted, .fetchOutcomeSucceeds: Self.verification(token: "demo")
                case .verifyEndsInLeftEarly: Self.verification(token: "sandbox-leaves")
                case .verifyFailsWithNotSignedIn, .fetchOutcomeFailsWithNotSignedIn:
                    Self.verification(token: "demo", isSignedIn: false)
                case .verifyFailsWithCameraDenied: Self.verification(token: "sandbox-no-camera")
                case .verifyFailsWithVerificationFailed: Self.verification(token: "expired")
                case .stopWhileFaceNeeded: Self.verification(token: "sandbox-waits")
                default: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testAStudentCardDoesNotCount() async throws {
            let sdk = Self.verification(token: "demo")
            sdk.verify(.studentCard, over: UIViewController())
            try await eventually { sdk.status.kind == .failed }
            guard case .failed(.documentNotAccepted) = sdk.status else { return XCTFail("\(sdk.status)") }
        }

        /// The wrapper of somebody whom a token of the SDK belongs to.
        @MainActor
        private static func verification(token: String, isSignedIn: Bool = true) -> OnfidoIdentityVerificationSDK {
            let tokens = KeychainManager().keychain
            tokens.accessToken = isSignedIn ? "access" : nil
            return OnfidoIdentityVerificationSDK(
                manager: OnfidoManager(askingForToken: { _ in token }), tokenStore: tokens)
        }
    }
#endif
