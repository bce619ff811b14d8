// The wrapper as a developer fills it in.
@preconcurrency import ParcelWire

/// Serves ``DeliverySDK`` with Wire.
@MainActor
final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let streetSubject = DeliveryValueSubject<String>("")
    private let isOnlineSubject = DeliveryValueSubject<Bool>(true)
    private let statusSubject = DeliveryValueSubject<DeliveryStatus>(.idle)
    private var findTask: Task<Void, Never>?
    private var reserveTask: Task<Void, Never>?
    private var placeTask: Task<Void, Never>?
    private var complainTask: Task<Void, Never>?
    private var followTask: Task<Void, Never>?

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    /// Tells the current status first, then each change, until the token returned is released.
    func observeStatus(_ observer: @escaping (DeliveryStatus) -> Void) -> AnyObject {
        statusSubject.observe(observer)
    }

    /// Where parcels go.
    var street: String {
        get {
            streetSubject.value
        }
        set {
            streetSubject.send(newValue)
        }
    }

    /// Whether it is online.
    var isOnline: Bool {
        isOnlineSubject.value
    }

    /// Tells the value of `isOnline` now, then each change, until the token returned is released.
    func observeIsOnline(_ observer: @escaping (Bool) -> Void) -> AnyObject {
        isOnlineSubject.observe(observer)
    }

    /// Prepares the service.
    ///
    /// Starts from `idle`, ends in `ready`. Called once, at launch.
    func open() {
        client = ParcelClient()
        statusSubject.send(.ready)
    }

    /// Types the number of a parcel.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    func find(number: String) {
        findTask?.cancel()
        findTask = Task {
            do {
                try Task.checkCancellation()
                sessionSDK.note(text: number)
                let place = try await search(number)
                try Task.checkCancellation()
                statusSubject.send(.found(place: place))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: deliveryError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter day: The day.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func reserve(number: String, until day: Int, completion: @escaping ReserveCompletion) {
        reserveTask?.cancel()
        reserveTask = Task {
            do {
                try Task.checkCancellation()
                let place = try await search(number)
                try Task.checkCancellation()
                statusSubject.send(.found(place: place))
                completion(.success(place))
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: deliveryError(for: error)))
                completion(.failure(deliveryError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.searching)
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func place(of number: String, completion: @escaping PlaceCompletion) {
        placeTask?.cancel()
        placeTask = Task {
            do {
                try Task.checkCancellation()
                let place = try await search(number)
                try Task.checkCancellation()
                completion(.success(place))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deliveryError(for: error)))
            }
        }
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func complain(_ text: String, completion: @escaping ComplainCompletion) {
        complainTask?.cancel()
        complainTask = Task {
            do {
                try Task.checkCancellation()
                if text.isEmpty { throw ParcelError.outOfService }
                completion(.success(()))
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
    func follow(
        number: String,
        observer: @escaping FollowObserver,
        completion: @escaping FollowCompletion
    ) {
        followTask?.cancel()
        followTask = Task {
            do {
                try Task.checkCancellation()
                for try await place in try route(of: number) { observer(place) }
                try Task.checkCancellation()
                completion(.success(()))
            } catch {
                guard !Task.isCancelled else { return }
                completion(.failure(deliveryError(for: error)))
            }
        }
    }

    /// Looks at the badge.
    ///
    /// - Parameter completion: Is called once, unless the step is ended before.
    func count(completion: @escaping CountCompletion) {
        completion(.success(3))
    }

    /// Types on.
    ///
    /// - Parameter text: The text.
    func isNumber(_ text: String) -> Bool {
        return !text.isEmpty && text.allSatisfy(\.isNumber)
    }

    /// Leaves the page.
    ///
    /// Ends a running `find`, `place`, `follow`.
    func stop() {
        findTask?.cancel()
        placeTask?.cancel()
        followTask?.cancel()
    }

    /// Scrolls.
    ///
    /// - Parameter position: The position.
    func log(position: Double) {
    }

    /// The parcel has come to another place.
    ///
    /// An event: ParcelWire brings it about, no step does.
    func moved(place: String) {
        statusSubject.send(.found(place: place))
    }

    private func search(_ number: String) async throws -> String {
        guard let client else { throw DeliveryError.unknown }
        return try await withCheckedThrowingContinuation { continuation in
            client.find(number: number) { @Sendable result in
                continuation.resume(with: result.map(\.place))
            }
        }
    }

    private func route(of number: String) throws -> AsyncThrowingStream<String, any Error> {
        guard let client else { throw DeliveryError.unknown }
        let (stream, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
        client.follow(number: number) { @Sendable place in
            continuation.yield(place)
        } onEnd: { @Sendable error in
            continuation.finish(throwing: error)
        }
        return stream
    }

    /// What an error of the SDK is to the app.
    func deliveryError(for error: any Error) -> DeliveryError {
        if let error = error as? DeliveryError { return error }
        return .refused(error)
    }
}

extension WireManager {
    /// Makes the wrapper that serves ``DeliverySDK``.
    func makeDeliverySDK(sessionSDK: any SessionSDK) -> any DeliverySDK {
        WireDeliverySDK(manager: self, sessionSDK: sessionSDK)
    }
}
