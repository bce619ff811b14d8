// Where the app starts: it keeps one IntegrationsManager and forwards the app delegate's events. It
// names no SDK, so it does not change when one more comes.

import Foundation

/// Owns what lives as long as the app.
@MainActor
final class AppStart {
    private let integrations: IntegrationsManager

    init(backend: some Backend, language: String = "en") {
        integrations = IntegrationsManager(
            kycAnswers: KYCAnswers(
                accessToken: { try await backend.identityToken(of: $0, for: $1) }, language: { language }),
            videoRoomAnswers: VideoRoomAnswers { try await backend.roomToken(for: $0) },
            walletAnswers: WalletAnswers { try await backend.encrypt($0, for: $1, nonce: $2) })
    }

    /// Starts every SDK. Call it when the app has launched.
    func launch() {
        integrations.launch()
    }

    /// Call it when the app is asked to open a URL. Returns whether an integration has handled it.
    func open(_ url: URL) -> Bool {
        integrations.open(url)
    }

    /// Call it when the system has given the app a push token.
    func receivePushToken(_ token: Data) {
        integrations.receivePushToken(token)
    }

    /// Call it when the system has launched the app for a background session; then call the system's handler.
    func handleEvents(ofBackgroundSession identifier: String) async {
        _ = await integrations.handleEvents(ofBackgroundSession: identifier)
    }

    /// Call it when somebody has signed in, and with nil when they have signed out.
    func changeUser(to user: User?) {
        integrations.changeUser(to: user?.id)
    }

    /// Call it at launch, and when the user changes what they consent to.
    func changeConsent(to purposes: Set<ConsentPurpose>) {
        integrations.changeConsent(to: purposes)
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
