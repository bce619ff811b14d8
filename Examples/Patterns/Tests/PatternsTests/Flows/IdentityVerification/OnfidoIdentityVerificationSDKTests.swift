#if DEBUG
    @preconcurrency import Onfido
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``OnfidoIdentityVerificationSDK`` against the stand-in for Onfido.
    nonisolated final class OnfidoIdentityVerificationSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await IdentityVerificationContract { scenario in
                // A token of the sandbox decides how every check ends.
                let checks = scenario.moves.filter { $0.step == .verify && !$0.isRunning }
                let errors: [IdentityVerificationError.Kind?] = [
                    nil, .cameraDenied, .verificationFailed, .notSignedIn,
                ]
                guard Set(checks.map(\.end)).count < 2, errors.contains(scenario.error),
                    scenario != .fetchOutcomeFails
                else { throw ScenarioSkipped("the sandbox cannot") }
                let token =
                    switch (scenario.moves.last?.step, scenario.moves.last?.end) {
                    case (.stop, _): "sandbox-waits"
                    case (_, .leftEarly): "sandbox-leaves"
                    case (_, .failed):
                        scenario.error == .verificationFailed ? "expired" : "sandbox-no-camera"
                    default: "demo"
                    }
                return self.verification(token: token, isSignedIn: scenario.error != .notSignedIn).0
            }.assertHolds()
        }

        @MainActor
        func testVerifyEndsInSubmitted() async throws {
            let (sdk, statuses) = verification(token: "demo")
            sdk.verify(.passport, over: UIViewController())
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.idle, .capturing, .faceNeeded, .submitted])
        }

        @MainActor
        func testVerifyEndsInLeftEarly() async throws {
            let (sdk, statuses) = verification(token: "sandbox-leaves")
            sdk.verify(.passport, over: UIViewController())
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.idle, .capturing, .faceNeeded, .leftEarly])
        }

        @MainActor
        func testVerifyEndsInFailed() async throws {
            let (sdk, statuses) = verification(token: "sandbox-no-camera")
            sdk.verify(.passport, over: UIViewController())
            let all = await statuses.first(3)
            guard case .failed(.cameraDenied) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testAnErrorOfTheSDKIsKept() async throws {
            let (sdk, statuses) = verification(token: "expired")
            sdk.verify(.passport, over: UIViewController())
            let all = await statuses.first(4)
            guard case .failed(.verificationFailed(OnfidoFlowError.upload)) = all.last else {
                return XCTFail("\(all)")
            }
        }

        @MainActor
        func testNobodyIsVerifiedWhoIsNotSignedIn() async throws {
            let (sdk, statuses) = verification(token: "demo", isSignedIn: false)
            sdk.verify(.passport, over: UIViewController())
            let all = await statuses.first(3)
            guard case .failed(.notSignedIn) = all.last else { return XCTFail("\(all)") }
        }

        @MainActor
        func testStop() async throws {
            let (sdk, statuses) = verification(token: "sandbox-waits")
            sdk.verify(.passport, over: UIViewController())
            _ = await statuses.first(3)
            sdk.stop()
            XCTAssertEqual(
                statuses.values.map(\.kind), [.idle, .capturing, .faceNeeded, .leftEarly])
        }

        @MainActor
        func testFetchOutcome() async throws {
            let (sdk, _) = verification(token: "demo")
            let outcomes = Recorder<Bool?>()
            sdk.fetchOutcome { outcomes.receive(try? $0.get()) }
            let all = await outcomes.first(1)
            XCTAssertEqual(all, [true])
        }

        @MainActor
        func testFetchOutcomeCalledAgainAnswersOnce() async throws {
            let (sdk, _) = verification(token: "demo")
            let outcomes = Recorder<String>()
            sdk.fetchOutcome { _ in outcomes.receive("first") }
            sdk.fetchOutcome { _ in outcomes.receive("second") }
            let all = await outcomes.first(1)
            XCTAssertEqual(all, ["second"])
        }

        /// A wrapper of somebody whom a token of the SDK belongs to, and all its statuses.
        @MainActor
        private func verification(
            token: String, isSignedIn: Bool = true
        ) -> (OnfidoIdentityVerificationSDK, Recorder<IdentityVerificationStatus>) {
            let tokens = KeychainManager().keychain
            tokens.accessToken = isSignedIn ? "access" : nil
            let sdk = OnfidoIdentityVerificationSDK(
                manager: OnfidoManager(askingForToken: { _ in token }), tokenStore: tokens)
            let statuses = Recorder<IdentityVerificationStatus>()
            statuses.keep(sdk.observeStatus { statuses.receive($0) })
            return (sdk, statuses)
        }
    }
#endif
