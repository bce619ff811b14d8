#if DEBUG
    @preconcurrency import FirebaseAuth
    import SwiftUI
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebaseAuthenticationService`` against the stand-in for FirebaseAuth, which calls its
    /// listeners on a queue of its own.
    nonisolated final class FirebaseAuthenticationServiceTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await AuthenticationContract { scenario in
                // A person who cannot sign out would still be signed in during the next tests.
                guard !scenario.fails else { throw ScenarioSkipped("the stand-in cannot") }
                let service = try self.launched()
                service.follow()
                Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
                try await eventually { service.user != nil }
                return service
            }.assertHolds()
        }

        @MainActor
        func testFollow() async throws {
            let service = try launched()
            let users = Recorder(service.userValues)
            service.follow()
            Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
            // Nobody at first, nobody as the listener says, and then somebody.
            let all = await users.first(3)
            XCTAssertEqual(all, [nil, nil, Patterns.User(id: "uid-ada", name: "ada")])
            XCTAssertEqual(service.user?.name, "ada")
        }

        @MainActor
        func testSignOut() async throws {
            let service = try launched()
            service.follow()
            Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
            try await eventually { service.user != nil }
            try service.signOut()
            try await eventually { service.user == nil }
            XCTAssertNil(Auth.auth().currentUser)
        }

        @MainActor
        func testSignOutFails() async throws {
            let service = try launched()
            service.follow()
            Auth.auth().signIn(withEmail: Auth.stubbornUser, password: "right")
            try await eventually { service.user != nil }
            XCTAssertThrowsError(try service.signOut())
            Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
            try await eventually { service.user?.name == "ada" }
        }

        @MainActor
        func testAuthenticationViewIsShown() async throws {
            let service = try launched()
            let view = AuthenticationView(service: service)
            let shown = try XCTUnwrap(
                (view.body as? AnyView)?.wrapped as? FirebaseAuthenticationView)
            let controller = shown.makeUIViewController(
                context: UIViewControllerRepresentableContext(coordinator: ()))
            controller.viewDidLoad()
            XCTAssertEqual(controller.title, "Welcome")
        }

        /// The service after the app's launch; nobody is signed in.
        @MainActor
        private func launched() throws -> FirebaseAuthenticationService {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            try Auth.auth().signOut()
            return FirebaseAuthenticationService(manager: manager)
        }
    }
#endif
