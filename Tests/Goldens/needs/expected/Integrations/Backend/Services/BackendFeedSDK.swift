import Combine

/// Implements ``FeedSDK`` with Backend.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Backend calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class BackendFeedSDK: FeedSDK {
    private let manager: BackendManager
    private let tokenStore: any TokenStore
    private let flow = FlowRunner<FeedFlow> { BackendFeedSDK.feedError(for: $0) }

    init(manager: BackendManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    var status: FeedStatus { flow.status }
    var statusPublisher: AnyPublisher<FeedStatus, Never> { flow.statusPublisher }

    func load() {
        flow.start(.load) { _ in
            // TODO(flowgen): Call Backend and return `.loaded(_:)`.
            throw NotWritten()
        }
    }

    /// Maps an error of Backend to the app's error.
    private nonisolated static func feedError(for error: any Error) -> FeedError {
        // TODO(flowgen): Map the errors of Backend to the cases of `FeedError`.
        .signedOut
    }
}

extension BackendManager {
    func makeFeedSDK(tokenStore: any TokenStore) -> any FeedSDK {
        BackendFeedSDK(manager: self, tokenStore: tokenStore)
    }
}
