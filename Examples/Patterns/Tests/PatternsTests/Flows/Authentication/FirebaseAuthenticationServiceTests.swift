@preconcurrency import FirebaseAuth
import SwiftUI
import XCTest

@testable import Patterns

/// Tests of ``FirebaseAuthenticationService`` against the stand-in for FirebaseAuth, which calls its
/// listeners on a queue of its own.
nonisolated final class FirebaseAuthenticationServiceTests: XCTestCase {
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
        try await Self.contract.holds(for: .signOut)
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
        let shown = try XCTUnwrap((view.body as? AnyView)?.wrapped as? FirebaseAuthenticationView)
        let controller = shown.makeUIViewController(
            context: UIViewControllerRepresentableContext(coordinator: ()))
        controller.viewDidLoad()
        XCTAssertEqual(controller.title, "Welcome")
    }

    /// What the flow promises, asked of ``FirebaseAuthenticationService``.
    @MainActor
    private static var contract: AuthenticationContract {
        AuthenticationContract(make: makeAuthenticationService)
    }

    /// Makes a fresh ``FirebaseAuthenticationService`` for a way through the flow.
    @MainActor
    private static func makeAuthenticationService(
        for way: AuthenticationContract.Way
    ) async throws -> any AuthenticationService {
        // Who cannot sign out would be there for the tests that come after.
        guard !way.fails else { throw XCTSkip("the stand-in cannot") }
        let manager = FirebaseManager()
        manager.launch(options: [:])
        try Auth.auth().signOut()
        let service = FirebaseAuthenticationService(manager: manager)
        service.follow()
        Auth.auth().signIn(withEmail: "ada@example.com", password: "right")
        try await eventually { service.user != nil }
        return service
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
