#if DEBUG
    @preconcurrency import GoogleSignIn
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``GoogleSignInSDK`` against the stand-in for GoogleSignIn.
    nonisolated final class GoogleSignInSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await SignInContract { scenario in
                let manager = Self.launched()
                var answers: [String] = []
                for move in scenario.moves {
                    switch (move.step, move.statuses.last) {
                    case (.restoreSession, .signedIn): try await Self.rememberAccount(manager)
                    case (.signIn, .signedIn): answers.append("code=42")
                    case (.signIn, .signedOut): answers.append("error=access_denied")
                    case (.signIn, .failed(.signInFailed)): manager.signIn.configuration = nil
                    // The browser has always a network.
                    case (.signIn, .failed): return nil
                    default: break
                    }
                }
                Task { [answers] in for answer in answers { try await Self.comeBack(answer, manager) } }
                return GoogleSignInSDK(manager: manager)
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testTheAccountIsTheAppsOwn() async throws {
            let manager = Self.launched()
            try await Self.rememberAccount(manager)
            let sdk = GoogleSignInSDK(manager: manager)
            sdk.restoreSession()
            try await eventually { sdk.status.kind == .signedIn }
            guard case .signedIn(.sample) = sdk.status else { return XCTFail("\(sdk.status)") }
            sdk.signOut()
            XCTAssertNil(manager.signIn.currentUser)
        }

        @MainActor
        func testALateAnswerSignsNobodyIn() async throws {
            let manager = Self.launched()
            let sdk = try await Self.signedOut(manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            sdk.stopWaiting()
            try await Self.comeBack("code=42", manager)
            try await eventually { manager.signIn.currentUser == nil }
            XCTAssertEqual(statuses.values.map(\.kind), [.signedOut, .away, .signedOut])
        }

        @MainActor
        func testOtherURLsAreNotHandled() async throws {
            let url = try XCTUnwrap(URL(string: "https://example.com"))
            XCTAssertFalse(Self.launched().open(url, options: [:]))
        }

        /// The manager after the launch of an app in which nobody is signed in.
        @MainActor
        private static func launched() -> GoogleManager {
            let manager = GoogleManager()
            manager.launch(options: [:])
            manager.signIn.signOut()
            return manager
        }

        /// A wrapper that has found out that nobody is signed in.
        @MainActor
        private static func signedOut(_ manager: GoogleManager) async throws -> GoogleSignInSDK {
            let sdk = GoogleSignInSDK(manager: manager)
            sdk.restoreSession()
            try await eventually { sdk.status.kind == .signedOut }
            return sdk
        }

        /// Signs somebody in before the wrapper is there.
        @MainActor
        private static func rememberAccount(_ manager: GoogleManager) async throws {
            manager.signIn.signIn(withPresenting: UIViewController()) { @Sendable _, _ in }
            try await comeBack("code=42", manager)
        }

        /// Has the browser, once it is open, send the person back to the app.
        @MainActor
        private static func comeBack(_ query: String, _ manager: GoogleManager) async throws {
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            let text = "com.googleusercontent.apps.demo:/oauth2callback?" + query
            XCTAssertTrue(manager.open(try XCTUnwrap(URL(string: text)), options: [:]))
        }
    }
#endif
