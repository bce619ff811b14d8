// The wrapper as a developer fills it in.
@preconcurrency import PostKit

/// Serves ``ParcelSDK`` with Post.
@MainActor
final class PostParcelSDK: ParcelSDK {
    let manager: PostManager
    private var client: PostOffice?
    private let statusSubject = ParcelValueSubject<ParcelStatus>(.idle)
    private var findTask: Task<Void, Never>?
    private var reserveTask: Task<Void, Never>?
    private var followTask: Task<Void, Never>?

    init(manager: PostManager) {
        self.manager = manager
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping (ParcelStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Prepares the service.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        let office = manager.office
        office.onQueue = { @Sendable [weak self] in
            Task { @MainActor in self?.queued() }
        }
        office.onLoss = { @Sendable [weak self] error in
            Task { @MainActor in self?.lost(error) }
        }
        client = office
        statusSubject.send(.ready)
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready` or `failed`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        findTask?.cancel()
        findTask = Task {
            do {
                try Task.checkCancellation()
                let place = try await place(of: number)
                try Task.checkCancellation()
                statusSubject.send(.found(place: place))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: parcelError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func reserve(number: String, completion: @escaping ReserveCompletion) {
        reserveTask?.cancel()
        reserveTask = Task {
            do {
                try Task.checkCancellation()
                let place = try await place(of: number)
                try Task.checkCancellation()
                statusSubject.send(.found(place: place))
                completion(.success(place))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: parcelError(for: error)))
                completion(.failure(parcelError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
    }

    /// Leaves the map open.
    ///
    /// Starts from `found`, passes through `moving`, ends in `arrived` or `failed`.
    ///
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func follow(observer: @escaping FollowObserver, completion: @escaping FollowCompletion) {
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                for try await place in try places() {
                    observer(place)
                }
                try Task.checkCancellation()
                statusSubject.send(.arrived)
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: parcelError(for: error)))
                completion(.failure(parcelError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.moving)
    }

    /// Leaves the page.
    ///
    /// Starts from `searching`, ends in `ready`. Ends a running `find`.
    func stop() {
        findTask?.cancel()
        client?.leave()
        statusSubject.send(.ready)
    }

    /// The service has much to do.
    ///
    /// An event: Post brings it about, no step does.
    func queued() {
        statusSubject.send(.waiting)
    }

    /// The parcel is where nobody looks.
    ///
    /// An event: Post brings it about, no step does.
    func lost(reason: ParcelError) {
        statusSubject.send(.failed(reason: reason))
    }

    private func lost(_ error: any Error) {
        lost(reason: parcelError(for: error))
    }

    private func place(of number: String) async throws -> String {
        guard let client else { throw ParcelError.unknown }
        return try await client.find(number)
    }

    private func places() throws -> AsyncThrowingStream<String, any Error> {
        guard let client else { throw ParcelError.unknown }
        return client.places()
    }

    /// What an error of the SDK is to the app.
    func parcelError(for error: any Error) -> ParcelError {
        if let error = error as? ParcelError { return error }
        if case PostError.refused = error { return .refused }
        return .unknown
    }
}

extension PostManager {
    /// Makes the wrapper that serves ``ParcelSDK``.
    func makeParcelSDK() -> any ParcelSDK {
        PostParcelSDK(manager: self)
    }
}
