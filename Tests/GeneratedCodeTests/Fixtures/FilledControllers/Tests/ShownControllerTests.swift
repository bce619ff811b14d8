// The way from the app's own view to the SDK's view controller, with a filled-in integration: the app knows its view
// and the service in use, and nothing of the SDK.

import FirebaseAuthUI
import SwiftUI
import XCTest

/// What the app shows, down to the SDK's controller.
nonisolated final class ShownControllerTests: XCTestCase {
    @MainActor
    func testTheAppsViewShowsTheControllerOfTheSDK() async throws {
        let services = IntegrationsManager().services
        let body = AuthenticationView(service: services.authentication).body
        let shown = try XCTUnwrap((body as? AnyView)?.wrapped as? FirebaseAuthenticationView)
        let surroundings = FirebaseAuthenticationView.Context(coordinator: shown.makeCoordinator())
        let controller = shown.makeUIViewController(context: surroundings)
        controller.viewDidLoad()
        shown.updateUIViewController(controller, context: surroundings)
        XCTAssertEqual(controller.title, "Welcome")
        XCTAssertEqual(controller.authUI.providers, ["email"])
    }

    #if DEBUG
        @MainActor
        func testWithTheMockItShowsAText() async throws {
            let body = AuthenticationView(service: MockServices().provider.authentication).body
            let text = (body as? AnyView)?.wrapped as? Text
            XCTAssertEqual(text?.content, "authenticationView")
        }
    #endif
}
