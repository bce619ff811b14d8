// Where the app starts: it keeps one IntegrationsManager and forwards its life-cycle events. An app
// delegate or a SwiftUI App keeps one AppStart.

/// Owns what lives as long as the app.
@MainActor
final class AppStart {
    let integrations = IntegrationsManager()

    /// Starts every SDK. Call it when the app has launched.
    func launch() {
        integrations.launch()
    }

    /// Call it when the app comes to the foreground.
    func enterForeground() {
        integrations.enterForeground()
    }

    /// Call it when the app has gone to the background.
    func enterBackground() {
        integrations.enterBackground()
    }

    /// A new onboarding, for the screen that shows it.
    func makeOnboarding() -> OnboardingModel {
        OnboardingModel(services: integrations.services)
    }
}
