@preconcurrency import ParcelWire

/// Serves ``DeliverySDK`` with Wire.
actor WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let statusSubject = DeliveryValueSubject<DeliveryStatus>(.idle)
    /// Takes over what calls from outside have the actor do, one after the other.
    private let calls: AsyncStream<@Sendable () async -> Void>.Continuation
    private var findTask: Task<Void, Never>?
    private var reserveTask: Task<String, any Error>?
    private var placeTask: Task<String, any Error>?
    private var complainTask: Task<Void, any Error>?
    private var followTask: Task<Void, Never>?

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
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
    nonisolated var statuses: AsyncStream<DeliveryStatus> {
        statusSubject.stream()
    }

    /// Where parcels go.
    nonisolated var street: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            fatalError("street is not written yet")
        }
        set {
            // TODO(flowgen): Give `newValue` to ParcelWire.
        }
    }

    /// Whether it is online.
    nonisolated var isOnline: Bool {
        // TODO(flowgen): Return the value that ParcelWire holds.
        fatalError("isOnline is not written yet")
    }

    /// A new stream for each reader: the value of `isOnline` now, then each change.
    nonisolated var isOnlineValues: AsyncStream<Bool> {
        // TODO(flowgen): Stream the value that ParcelWire holds, then each change.
        fatalError("isOnlineValues is not written yet")
    }

    /// Prepares the service.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() async {
        // TODO(flowgen): Build `client` with ParcelWire, then send `.ready`. Closures: `await withCheckedContinuation { … }`.
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) async {
        await waitForTurn()
        findTask?.cancel()
        statusSubject.send(.searching)
        let task = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then send `.found(place:)`. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: deliveryError(for: error)))
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
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter day: The day.
    /// - Throws: ``DeliveryError``, or `CancellationError` when the step is ended before.
    func reserve(number: String, until day: Int) async throws -> String {
        await waitForTurn()
        reserveTask?.cancel()
        statusSubject.send(.searching)
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then send `.found(place:)` and return what it answers. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                try Task.checkCancellation()
                statusSubject.send(.failed(reason: deliveryError(for: error)))
                throw deliveryError(for: error)
            }
        }
        reserveTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Throws: ``DeliveryError``, or `CancellationError` when the step is ended before.
    func place(of number: String) async throws -> String {
        await waitForTurn()
        placeTask?.cancel()
        let task = Task<String, any Error> {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then return what it answers. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw DeliveryError.unknown
            } catch {
                try Task.checkCancellation()
                throw deliveryError(for: error)
            }
        }
        placeTask = task
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    func complain(_ text: String) async throws {
        await waitForTurn()
        complainTask?.cancel()
        let task = Task<Void, any Error> {
            try Task.checkCancellation()
            // TODO(flowgen): Call ParcelWire. Closures: `try await withCheckedThrowingContinuation { … }`.
            throw DeliveryError.unknown
        }
        complainTask = task
        try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }

    /// Leaves the map open.
    ///
    /// - Parameter number: The number.
    /// - Returns: A stream that may fail with ``DeliveryError``.
    nonisolated func follow(number: String) -> AsyncThrowingStream<String, any Error> {
        let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
        calls.yield {
            await self.followInTurn(number: number, continuation: continuation)
        }
        return stream
    }

    /// Does `follow(number:)` when its turn has come.
    private func followInTurn(
        number: String,
        continuation: AsyncThrowingStream<String, any Error>.Continuation
    ) {
        followTask?.cancel()
        let task = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then yield each value to `continuation` and finish it. Closures: `{ @Sendable value in continuation.yield(value) }`.
                throw DeliveryError.unknown
            } catch {
                guard !Task.isCancelled else { return continuation.finish() }
                continuation.finish(throwing: deliveryError(for: error))
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        followTask = task
    }

    /// Looks at the badge.
    func count() async -> Int {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then return what it answers. Closures: `await withCheckedContinuation { … }`.
        fatalError("count() is not written yet")
    }

    /// Types on.
    ///
    /// - Parameter text: The text.
    nonisolated func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire, then return what it answers. It reaches `client` in a `Task` only.
        fatalError("isNumber(_:) is not written yet")
    }

    /// Leaves the page.
    ///
    /// Ends a running `find`, `place`, `follow`.
    nonisolated func stop() {
        calls.yield {
            await self.findTask?.cancel()
            await self.placeTask?.cancel()
            await self.followTask?.cancel()
        }
        // TODO(flowgen): Call ParcelWire. It reaches `client` in a `Task` only.
    }

    /// Scrolls.
    ///
    /// - Parameter position: The position.
    nonisolated func log(position: Double) {
        // TODO(flowgen): Call ParcelWire. It reaches `client` in a `Task` only.
    }

    /// The parcel has come to another place.
    ///
    /// An event: ParcelWire brings it about, no step does.
    nonisolated func moved(place: String) {
        // TODO(flowgen): Have ParcelWire's callback call this.
        statusSubject.send(.found(place: place))
    }

    /// Returns when all that was handed over before is done.
    private nonisolated func waitForTurn() async {
        await withCheckedContinuation { continuation in
            calls.yield { continuation.resume() }
        }
    }

    /// Maps an error of the SDK to the app's error.
    nonisolated func deliveryError(for error: any Error) -> DeliveryError {
        if let error = error as? DeliveryError { return error }
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `DeliveryError`.
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``DeliverySDK``.
    func makeDeliverySDK(sessionSDK: any SessionSDK) -> any DeliverySDK {
        WireDeliverySDK(manager: self, sessionSDK: sessionSDK)
    }
}
