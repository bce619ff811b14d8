@preconcurrency import Onfido
import UIKit
import XCTest

@testable import Patterns

/// Tests of ``OnfidoIdentityVerificationSDK`` against the stand-in for Onfido.
nonisolated final class OnfidoIdentityVerificationSDKTests: XCTestCase {
    @MainActor
    func testVerifyEndsInSubmitted() async throws {
        try await Self.contract.holds(for: .verify, endingIn: .submitted)
        let (sdk, statuses) = verification(token: "demo")
        sdk.verify(.passport, over: UIViewController())
        let all = await statuses.first(4)
        XCTAssertEqual(all.map(\.kind), [.idle, .capturing, .faceNeeded, .submitted])
    }

    @MainActor
    func testVerifyEndsInLeftEarly() async throws {
        try await Self.contract.holds(for: .verify, endingIn: .leftEarly)
        let (sdk, statuses) = verification(token: "sandbox-leaves")
        sdk.verify(.passport, over: UIViewController())
        let all = await statuses.first(4)
        XCTAssertEqual(all.map(\.kind), [.idle, .capturing, .faceNeeded, .leftEarly])
    }

    @MainActor
    func testVerifyEndsInFailed() async throws {
        try await Self.contract.holds(for: .verify, endingIn: .failed)
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
        try await Self.contract.holds(for: .stop)
        let (sdk, statuses) = verification(token: "sandbox-waits")
        sdk.verify(.passport, over: UIViewController())
        _ = await statuses.first(3)
        sdk.stop()
        XCTAssertEqual(
            statuses.values.map(\.kind), [.idle, .capturing, .faceNeeded, .leftEarly])
    }

    @MainActor
    func testFetchOutcome() async throws {
        try await Self.contract.holds(for: .fetchOutcome)
        let (sdk, _) = verification(token: "demo")
        let outcomes = Recorder<Bool?>()
        sdk.fetchOutcome { outcomes.receive(try? $0.get()) }
        let all = await outcomes.first(1)
        XCTAssertEqual(all, [true])
    }

    /// What the flow promises, asked of ``OnfidoIdentityVerificationSDK``.
    @MainActor
    private static var contract: IdentityVerificationContract {
        IdentityVerificationContract(make: makeIdentityVerificationSDK)
    }

    /// Makes a fresh ``OnfidoIdentityVerificationSDK`` for a way through the flow.
    @MainActor
    private static func makeIdentityVerificationSDK(
        for way: IdentityVerificationContract.Way
    ) async throws -> any IdentityVerificationSDK {
        let token: String
        switch way.moves.last?.end {
        case .submitted?: token = "demo"
        case .leftEarly?: token = way.moves.last?.step == .stop ? "sandbox-waits" : "sandbox-leaves"
        case .failed?:
            token = way.moves.last?.error == "verificationFailed" ? "expired" : "sandbox-no-camera"
        default: token = "demo"
        }
        let ends = Set(way.moves.filter { $0.step == .verify && !$0.isUnderWay }.map(\.end))
        let known = [nil, "cameraDenied", "verificationFailed", "notSignedIn"]
        guard ends.count < 2, known.contains(way.moves.last?.error), way != .fetchOutcomeFails
        else {
            throw XCTSkip("the sandbox cannot")
        }
        let tokens = KeychainManager().keychain
        tokens.accessToken = way == .verifyFailsWithNotSignedIn ? nil : "access"
        return OnfidoIdentityVerificationSDK(
            manager: OnfidoManager(askingForToken: { _ in token }), tokenStore: tokens)
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
