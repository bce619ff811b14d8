import Combine
import Foundation

/// Implements ``VideosSDK`` with Firebase.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Firebase: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class FirebaseVideosSDK: VideosSDK {
    private let manager: FirebaseManager
    private let flow = FlowRunner<VideosFlow>(.none) { _ in .none }

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    func fetchVideos() -> AnyPublisher<[Video], any Error> {
        flow.publisher(
            .fetchVideos,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call Firebase and return the answer.
                throw CocoaError(.featureUnsupported)
            })
    }
}

extension FirebaseManager {
    func makeVideosSDK() -> any VideosSDK {
        FirebaseVideosSDK(manager: self)
    }
}
