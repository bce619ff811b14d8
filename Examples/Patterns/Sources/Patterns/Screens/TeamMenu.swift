// What the team sees in test builds. It asks a vendor itself, about the vendor: `boundary.allow` lets this file do so.

@preconcurrency import Sentry

@MainActor
enum TeamMenu {
    /// Whether crashes of this build are reported.
    static var crashReports: String { SentrySDK.isEnabled ? "Crash reports: on" : "Crash reports: off" }
}
