// A stand-in for a crash reporting SDK: static calls, set up before everything else. Nothing is sent; what would be is
// kept for tests to look at.

import Foundation

/// Settings.
public final class Options {
    /// Where reports go to.
    public var dsn: String?
    /// Whether hangs are reported too.
    public var enableAppHangTracking = true
}

/// Reports crashes.
public enum SentrySDK {
    /// Whether reports are sent.
    public private(set) static var isEnabled = false
    /// How often what waits was sent, for tests.
    public private(set) static var simulatedFlushes = 0

    /// Begins to report.
    public static func start(configureOptions: (Options) -> Void) {
        let options = Options()
        configureOptions(options)
        isEnabled = options.dsn != nil
    }

    /// Sends what waits.
    public static func flush(timeout: TimeInterval) { simulatedFlushes += 1 }

    /// Reports no more.
    public static func close() { isEnabled = false }
}
