@preconcurrency import FirebaseAnalytics

/// Serves ``AnalyticsSDK`` with Firebase.
@MainActor
final class FirebaseAnalyticsSDK: AnalyticsSDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Does something worth counting.
    ///
    /// - Parameter event: What happened.
    /// - Parameter properties: What is worth knowing about it.
    func track(_ event: String, properties: [String: String]) {
        Analytics.logEvent(event, parameters: properties)
    }

    /// Signs in.
    ///
    /// - Parameter user: Who does all that follows.
    func identify(_ user: User) {
        Analytics.setUserID(user.id)
    }

    /// What follows is nobody's.
    ///
    /// User: Signs out.
    func forgetPerson() {
        Analytics.setUserID(nil)
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``AnalyticsSDK``.
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        FirebaseAnalyticsSDK(manager: self)
    }
}
