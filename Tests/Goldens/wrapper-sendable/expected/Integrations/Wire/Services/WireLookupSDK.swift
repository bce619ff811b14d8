@preconcurrency import ParcelWire

/// Serves ``LookupSDK`` with Wire.
actor WireLookupSDK: LookupSDK {
    private let manager: WireManager
    /// Takes over what calls from outside have the actor do, one after the other.
    private let calls: AsyncStream<@Sendable () async -> Void>.Continuation
    private var placeTask: Task<Void, Never>?
    private var complainTask: Task<Void, Never>?
    private var followTask: Task<Void, Never>?

    init(manager: WireManager) {
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

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func place(of number: String, completion: @escaping PlaceCompletion) {
        calls.yield {
            await self.placeInTurn(of: number, completion: completion)
        }
    }

    /// Does `place(of:)` when its turn has come.
    private func placeInTurn(of number: String, completion: @escaping PlaceCompletion) {
        placeTask?.cancel()
        placeTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw LookupError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(lookupError(for: error)))
            }
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func complain(_ text: String, completion: @escaping ComplainCompletion) {
        calls.yield {
            await self.complainInTurn(text, completion: completion)
        }
    }

    /// Does `complain(_:)` when its turn has come.
    private func complainInTurn(_ text: String, completion: @escaping ComplainCompletion) {
        complainTask?.cancel()
        complainTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `completion(.success(()))`. Closures: `try await withCheckedThrowingContinuation { … }`.
                throw LookupError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(error))
            }
        }
    }

    /// Leaves the map open.
    ///
    /// - Parameter number: The number.
    /// - Parameter observer: Is called with each value.
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func follow(
        number: String,
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        calls.yield {
            await self.followInTurn(number: number, observer: observer, completion: completion)
        }
    }

    /// Does `follow(number:)` when its turn has come.
    private func followInTurn(
        number: String,
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call ParcelWire, then call `observer` with each value, then `completion(.success(()))`. Closures: have them fill an `AsyncThrowingStream`, and go through it.
                throw LookupError.unknown
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(lookupError(for: error)))
            }
        }
    }

    /// Looks at the badge.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    nonisolated func count(completion: @escaping CountCompletion) {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call ParcelWire, then call `completion` with the answer. Closures: `{ @Sendable value in completion(.success(value)) }`.
        fatalError("count() is not written yet")
    }

    /// Types on.
    ///
    /// - Parameter text: The text.
    nonisolated func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire, then return what it answers.
        fatalError("isNumber(_:) is not written yet")
    }

    /// Leaves the page.
    ///
    /// Ends a running `place`, `follow`.
    nonisolated func stop() {
        calls.yield {
            await self.placeTask?.cancel()
            await self.followTask?.cancel()
        }
        // TODO(flowgen): Call ParcelWire.
    }

    /// Maps an error of the SDK to the app's error.
    nonisolated func lookupError(for error: any Error) -> LookupError {
        if let error = error as? LookupError { return error }
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `LookupError`.
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``LookupSDK``.
    func makeLookupSDK() -> any LookupSDK {
        WireLookupSDK(manager: self)
    }
}
