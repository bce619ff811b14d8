// Where the app begins: one IntegrationsManager for its whole life, told of all that the app delegate
// hears. No SDK is named here, and none has to be when one more comes.

import Foundation

/// Owns what lives as long as the app.
@MainActor
final class AppStart {
    private let integrations = IntegrationsManager()

    /// Starts every SDK. Call it when the app has launched.
    func launch() {
        integrations.launch()
    }

    /// Call it when the app is asked to open a URL. Returns whether somebody knew it.
    func open(_ url: URL) -> Bool {
        integrations.open(url)
    }

    /// Call it when the system has given the app a push token.
    func receivePushToken(_ token: Data) {
        integrations.receivePushToken(token)
    }

    /// A shop, for the screen that shows it.
    func makeShop() -> ShopModel {
        ShopModel(services: integrations.services)
    }

    /// A conversation with the assistant, for the screen that shows it.
    func makeConversation() -> ConversationModel {
        ConversationModel(assistant: integrations.services.assistant)
    }

    /// Somebody's page, for the screen that shows it.
    func makePage(of user: User) -> PageModel {
        PageModel(user: user, services: integrations.services)
    }
}
