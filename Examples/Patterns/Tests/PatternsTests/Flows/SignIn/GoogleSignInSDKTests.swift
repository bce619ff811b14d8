#if DEBUG
    @preconcurrency import GoogleSignIn
    import UIKit
    import XCTest

    @testable import Patterns

    /// Tests of ``GoogleSignInSDK`` against the stand-in for GoogleSignIn.
    nonisolated final class GoogleSignInSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await SignInContract { scenario in
                // The browser comes back only when a test lets it, so other tests cover the rest.
                guard
                    [.restoreSessionEndsInSignedOut, .stopWaiting, .signInFails].contains(scenario)
                else {
                    throw ScenarioSkipped("the stand-in cannot")
                }
                let manager = self.launched()
                if scenario.fails { manager.signIn.configuration = nil }
                return GoogleSignInSDK(manager: manager)
            }.assertHolds()
        }

        @MainActor
        func testRestoreSessionEndsInSignedIn() async throws {
            let manager = launched()
            try await signIn(GoogleSignInSDK(manager: manager), manager)
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.restoreSession()
            let all = await statuses.first(2)
            XCTAssertEqual(all.map(\.kind), [.unknown, .signedIn])
        }

        @MainActor
        func testRestoreSessionEndsInSignedOut() async throws {
            let sdk = GoogleSignInSDK(manager: launched())
            let statuses = Recorder(sdk.statusPublisher)
            sdk.restoreSession()
            let all = await statuses.first(2)
            XCTAssertEqual(all.map(\.kind), [.unknown, .signedOut])
        }

        @MainActor
        func testSignInEndsInSignedIn() async throws {
            let manager = launched()
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            try await signIn(sdk, manager)
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.unknown, .away, .signedIn])
            guard case .signedIn(let account) = all.last else { return XCTFail("\(all)") }
            XCTAssertEqual(account, .sample)
        }

        @MainActor
        func testSignInEndsInSignedOut() async throws {
            let manager = launched()
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            XCTAssertTrue(try comeBack("error=access_denied", manager))
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.unknown, .away, .signedOut])
        }

        @MainActor
        func testSignInEndsInFailed() async throws {
            let manager = launched()
            manager.signIn.configuration = nil
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            let all = await statuses.first(3)
            guard case .failed(.signInFailed(let error)) = all.last else {
                return XCTFail("\(all)")
            }
            XCTAssertEqual((error as? GIDSignInError)?.code, .unknown)
        }

        @MainActor
        func testStopWaiting() async throws {
            let manager = launched()
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            sdk.stopWaiting()
            // The person who comes back now is too late.
            XCTAssertTrue(try comeBack("code=42", manager))
            try await eventually { manager.signIn.currentUser == nil }
            XCTAssertEqual(statuses.values.map(\.kind), [.unknown, .away, .signedOut])
        }

        @MainActor
        func testSignInCalledAgain() async throws {
            let manager = launched()
            let sdk = GoogleSignInSDK(manager: manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            try await signIn(sdk, manager)
            let all = await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.unknown, .away, .away, .signedIn])
        }

        @MainActor
        func testSignOut() async throws {
            let manager = launched()
            let sdk = GoogleSignInSDK(manager: manager)
            try await signIn(sdk, manager)
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signOut()
            XCTAssertEqual(statuses.values.last?.kind, .signedOut)
            XCTAssertNil(manager.signIn.currentUser)
        }

        @MainActor
        func testOtherURLsAreNotHandled() async throws {
            let url = try XCTUnwrap(URL(string: "https://example.com"))
            XCTAssertFalse(launched().open(url, options: [:]))
        }

        /// The manager after the launch of an app in which nobody is signed in.
        @MainActor
        private func launched() -> GoogleManager {
            let manager = GoogleManager()
            manager.launch(options: [:])
            manager.signIn.signOut()
            return manager
        }

        /// Signs in, and comes back with an account.
        @MainActor
        private func signIn(_ sdk: GoogleSignInSDK, _ manager: GoogleManager) async throws {
            let statuses = Recorder(sdk.statusPublisher)
            sdk.signIn(over: UIViewController())
            // The current status and `away`; an earlier call has its answer by now.
            _ = await statuses.first(2)
            try await Task.sleep(nanoseconds: 1_000_000)
            try await eventually { manager.signIn.simulatedBrowserIsOpen }
            XCTAssertTrue(try comeBack("code=42", manager))
            _ = await statuses.first(3)
        }

        /// Has the browser send the person back to the app; returns whether the SDK has handled the URL.
        @MainActor
        private func comeBack(_ query: String, _ manager: GoogleManager) throws -> Bool {
            let text = "com.googleusercontent.apps.demo:/oauth2callback?" + query
            return manager.open(try XCTUnwrap(URL(string: text)), options: [:])
        }
    }
#endif
