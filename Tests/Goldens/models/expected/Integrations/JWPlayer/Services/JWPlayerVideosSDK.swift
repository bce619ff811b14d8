import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Implements ``VideosSDK`` with JWPlayer.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of DeepSwiftSeek: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class JWPlayerVideosSDK: VideosSDK {
    private let manager: JWPlayerManager
    private let flow = FlowRunner<VideosFlow>(.none) { _ in .none }

    init(manager: JWPlayerManager) {
        self.manager = manager
    }

    func fetchVideos() -> AnyPublisher<[Video], any Error> {
        flow.publisher(
            .fetchVideos,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call DeepSwiftSeek and return the answer.
                throw CocoaError(.featureUnsupported)
            })
    }
}

extension JWPlayerManager {
    func makeVideosSDK() -> any VideosSDK {
        JWPlayerVideosSDK(manager: self)
    }
}
