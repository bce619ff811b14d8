import Foundation
@preconcurrency import Sentry

/// Crash reporting.
///
/// Implements no flow; listens to the app's life-cycle events, before all others.
@MainActor
final class SentryManager: Integration {
    func launch(options: [AnyHashable: Any]) {
        SentrySDK.start { $0.dsn = "https://demo@sentry.example/1" }
    }

    func enterBackground() {
        SentrySDK.flush(timeout: 1)
    }

    func terminate() {
        SentrySDK.close()
    }
}
