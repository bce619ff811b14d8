// The wrapper as a developer fills it in.
@preconcurrency import PostKit

/// Serves ``BasketSDK`` with Post.
nonisolated final class PostBasketSDK: BasketSDK {
    let manager: PostManager
    private let client: PostCounter
    private let statusSubject = BasketValueSubject<BasketStatus>(.empty)

    init(manager: PostManager) {
        self.manager = manager
        client = manager.counter
        client.onExpiry = { [weak self] in self?.expired() }
    }

    /// A new stream for each reader: the current status first, then each change.
    var statuses: AsyncStream<BasketStatus> {
        statusSubject.stream()
    }

    /// Puts a parcel into the basket.
    ///
    /// Starts from `empty` or `filled`, ends in `filled`.
    ///
    /// - Parameter number: The number.
    func add(number: String) {
        statusSubject.send(.filled(count: client.add(number)))
    }

    /// Empties the basket.
    ///
    /// Starts from `filled`, ends in `empty`.
    func clear() {
        client.clear()
        statusSubject.send(.empty)
    }

    /// Orders what is in the basket.
    ///
    /// Starts from `filled`, ends in `ordered` or `failed`.
    func order() throws(BasketError) -> Int {
        do {
            let count = try client.order()
            statusSubject.send(.ordered)
            return count
        } catch {
            statusSubject.send(.failed(reason: basketError(for: error)))
            throw basketError(for: error)
        }
    }

    /// What lay in the basket too long was taken out.
    ///
    /// An event: PostKit brings it about, no step does.
    func expired() {
        statusSubject.send(.empty)
    }

    /// What an error of the SDK is to the app.
    func basketError(for error: any Error) -> BasketError {
        if let error = error as? BasketError { return error }
        if case PostError.refused = error { return .refused }
        return .unknown
    }
}

extension PostManager {
    /// Makes the wrapper that serves ``BasketSDK``.
    func makeBasketSDK() -> any BasketSDK {
        PostBasketSDK(manager: self)
    }
}
