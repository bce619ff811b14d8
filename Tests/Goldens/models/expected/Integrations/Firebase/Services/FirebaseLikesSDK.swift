/// Serves ``LikesSDK`` with Firebase.
@MainActor
final class FirebaseLikesSDK: LikesSDK {
    private let manager: FirebaseManager

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Like.
    ///
    /// - Parameter video: The video.
    func like(video: Video) {
        // TODO(flowgen): Call Firebase.
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``LikesSDK``.
    func makeLikesSDK() -> any LikesSDK {
        FirebaseLikesSDK(manager: self)
    }
}
