import Foundation
@preconcurrency import Sentry

/// Crash reporting.
///
/// Serves no flow: it hears of the app's life, before all others.
@MainActor
final class SentryManager: Integration {
    /// The app has launched.
    func launch(options: [AnyHashable: Any]) {
        SentrySDK.start { $0.dsn = "https://demo@sentry.example/1" }
    }

    /// The app has gone to the background.
    func enterBackground() {
        SentrySDK.flush(timeout: 1)
    }

    /// The app is about to end.
    func terminate() {
        SentrySDK.close()
    }
}
