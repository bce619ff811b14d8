/// Implements ``LikesSDK`` with Firebase.
@MainActor
final class FirebaseLikesSDK: LikesSDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    func like(video: Video) {
        // TODO(flowgen): Call Firebase.
    }
}

extension FirebaseManager {
    func makeLikesSDK() -> any LikesSDK {
        FirebaseLikesSDK(manager: self)
    }
}
