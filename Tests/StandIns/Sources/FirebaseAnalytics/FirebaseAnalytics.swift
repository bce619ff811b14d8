// A stand-in for a backend's analytics: static calls that answer nothing. What was logged is kept for tests to look at.

import FirebaseCore
import Foundation

/// Counts what people do.
public enum Analytics {
    /// What was logged, in order, for tests.
    public private(set) static var simulatedLog: [(name: String, parameters: [String: Any])] = []
    /// Who does it, for tests.
    public private(set) static var simulatedUserID: String?

    /// Logs an event.
    public static func logEvent(_ name: String, parameters: [String: Any]?) {
        FirebaseApp.require("FirebaseAnalytics")
        simulatedLog.append((name, parameters ?? [:]))
    }

    /// Says who does all that follows.
    public static func setUserID(_ userID: String?) { simulatedUserID = userID }

    /// Forgets everything.
    public static func resetAnalyticsData() {
        simulatedLog = []
        simulatedUserID = nil
    }
}
