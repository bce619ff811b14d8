@preconcurrency import FirebaseAnalytics

/// Implements ``AnalyticsSDK`` with Firebase.
@MainActor
final class FirebaseAnalyticsSDK: AnalyticsSDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    func track(_ event: String, properties: [String: String]) {
        Analytics.logEvent(event, parameters: properties)
    }

    func identify(_ user: User) {
        Analytics.setUserID(user.id)
    }

    func forgetPerson() {
        Analytics.setUserID(nil)
    }
}

extension FirebaseManager {
    func makeAnalyticsSDK() -> any AnalyticsSDK {
        FirebaseAnalyticsSDK(manager: self)
    }
}
