@preconcurrency import FirebaseAuth
import SwiftUI
import XCTest

@testable import Patterns

/// Tests of ``FirebaseAuthenticationService`` against the stand-in for FirebaseAuth, which calls its listeners on a
/// queue of its own.
nonisolated final class FirebaseAuthenticationServiceTests: XCTestCase {
    @MainActor
    func testAPersonSignsInAndOut() async throws {
        let service = try followed()
        let users = Recorder(service.userValues)
        Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
        try await eventually { service.user != nil }
        try service.signOut()
        try await eventually { service.user == nil }
        XCTAssertNil(Auth.auth().currentUser)
        XCTAssertEqual(users.values.compactMap { $0 }, [Patterns.User(id: "uid-ada", name: "ada")])
    }

    @MainActor
    func testSignOutFails() async throws {
        let service = try followed()
        Auth.auth().signIn(withEmail: Auth.stubbornUser, password: "right")
        try await eventually { service.user != nil }
        XCTAssertThrowsError(try service.signOut())
        // Somebody who can sign out again, for the next tests.
        Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
        try await eventually { service.user?.name == "ada" }
    }

    @MainActor
    func testAuthenticationViewIsShown() async throws {
        let view = AuthenticationView(service: try followed())
        let shown = try XCTUnwrap((view.body as? AnyView)?.wrapped as? FirebaseAuthenticationView)
        let controller = shown.makeUIViewController(context: UIViewControllerRepresentableContext(coordinator: ()))
        controller.viewDidLoad()
        XCTAssertEqual(controller.title, "Welcome")
    }

    /// The service after the app's launch and its first step; nobody is signed in.
    @MainActor
    private func followed() throws -> FirebaseAuthenticationService {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        try Auth.auth().signOut()
        let service = FirebaseAuthenticationService(manager: manager)
        service.follow()
        return service
    }
}
