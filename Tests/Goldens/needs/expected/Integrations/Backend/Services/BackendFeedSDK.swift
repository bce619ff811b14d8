import Combine

/// Serves ``FeedSDK`` with Backend.
@MainActor
final class BackendFeedSDK: FeedSDK {
    private let manager: BackendManager
    private let tokenStore: any TokenStore
    private let statusSubject = CurrentValueSubject<FeedStatus, Never>(.empty)
    private var loadTask: Task<Void, Never>?

    init(manager: BackendManager, tokenStore: any TokenStore) {
        self.manager = manager
        self.tokenStore = tokenStore
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<FeedStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Opens the feed.
    ///
    /// Starts from `empty`, `loaded` or `failed`, ends in `loaded` or `failed`.
    func load() {
        loadTask?.cancel()
        loadTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Backend, then send `.loaded(_:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw FeedError.signedOut
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: feedError(for: error)))
            }
        }
    }

    /// Maps an error of the SDK to the app's error.
    func feedError(for error: any Error) -> FeedError {
        if let error = error as? FeedError { return error }
        // TODO(flowgen): Map the errors of Backend to the cases of `FeedError`.
        return .signedOut
    }
}

extension BackendManager {
    /// Makes the wrapper that serves ``FeedSDK``.
    func makeFeedSDK(tokenStore: any TokenStore) -> any FeedSDK {
        BackendFeedSDK(manager: self, tokenStore: tokenStore)
    }
}
