// The wrapper as a developer fills it in.
@preconcurrency import PostKit

/// Serves ``ParcelSDK`` with Post.
actor PostParcelSDK: ParcelSDK {
    let manager: PostManager
    private var client: PostOffice?
    private let statusSubject = ParcelValueSubject<ParcelStatus>(.idle)
    /// Takes over what calls from outside have the actor do, one after the other.
    private let calls: AsyncStream<@Sendable () async -> Void>.Continuation
    private var findTask: Task<Void, Never>?
    private var reserveTask: Task<String, any Error>?
    private var followTask: Task<Void, Never>?

    init(manager: PostManager) {
        self.manager = manager
        let (stream, continuation) = AsyncStream<@Sendable () async -> Void>.makeStream()
        calls = continuation
        Task {
            for await call in stream { await call() }
        }
    }

    deinit {
        calls.finish()
    }

    /// A new stream for each reader: the current status first, then each change.
    nonisolated var statuses: AsyncStream<ParcelStatus> {
        statusSubject.stream()
    }

    /// Prepares the service.
    ///
    /// User: Opens the app.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() async {
        let office = manager.office
        office.onQueue = { @Sendable [weak self] in self?.queued() }
        office.onLoss = { @Sendable [weak self] error in
            guard let self else { return }
            lost(reason: parcelError(for: error))
        }
        client = office
        statusSubject.send(.ready)
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready` or `failed`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) async {
        await waitForTurn()
        findTask?.cancel()
        statusSubject.send(.searching)
        let task = Task {
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
        findTask = task
        await withTaskCancellationHandler {
            await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, passes through `searching`, ends in `found` or `failed`.
    ///
    /// - Parameter number: The number.
    /// - Throws: ``ParcelError``, or `CancellationError` when the step is ended before.
    func reserve(number: String) async throws -> String {
        await waitForTurn()
        reserveTask?.cancel()
        statusSubject.send(.searching)
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                let place = try await place(of: number)
                try Task.checkCancellation()
                statusSubject.send(.found(place: place))
                return place
            } catch {
                try Task.checkCancellation()
                statusSubject.send(.failed(reason: parcelError(for: error)))
                throw parcelError(for: error)
            }
        }
        reserveTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Leaves the map open.
    ///
    /// Starts from `found`, passes through `moving`, ends in `arrived` or `failed`.
    ///
    /// - Returns: A stream that may fail with ``ParcelError``.
    nonisolated func follow() -> AsyncThrowingStream<String, any Error> {
        let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
        calls.yield {
            await self.followInTurn(continuation: continuation)
        }
        return stream
    }

    /// Does `follow()` when its turn has come.
    private func followInTurn(continuation: AsyncThrowingStream<String, any Error>.Continuation) {
        followTask?.cancel()
        statusSubject.send(.moving)
        let task = Task {
            do {
                try Task.checkCancellation()
                for try await place in try places() {
                    continuation.yield(place)
                }
                try Task.checkCancellation()
                statusSubject.send(.arrived)
                continuation.finish()
            } catch {
                guard !Task.isCancelled else { return continuation.finish() }
                statusSubject.send(.failed(reason: parcelError(for: error)))
                continuation.finish(throwing: parcelError(for: error))
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        followTask = task
    }

    /// Leaves the page.
    ///
    /// Starts from `searching`, ends in `ready`. Ends a running `find`.
    func stop() async {
        await waitForTurn()
        findTask?.cancel()
        client?.leave()
        statusSubject.send(.ready)
    }

    /// The service has much to do.
    ///
    /// An event: Post brings it about, no step does.
    nonisolated func queued() {
        statusSubject.send(.waiting)
    }

    /// The parcel is where nobody looks.
    ///
    /// An event: Post brings it about, no step does.
    nonisolated func lost(reason: ParcelError) {
        statusSubject.send(.failed(reason: reason))
    }

    /// Returns when all that was handed over before is done.
    private nonisolated func waitForTurn() async {
        await withCheckedContinuation { continuation in
            calls.yield { continuation.resume() }
        }
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
    nonisolated func parcelError(for error: any Error) -> ParcelError {
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
