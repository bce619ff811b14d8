// The wrapper as a developer fills it in.
import Combine
@preconcurrency import ParcelWire

/// Serves ``DeliverySDK`` with Wire.
nonisolated final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private var savedStreet = ""
    private let isOnlineSubject = CurrentValueSubject<Bool, Never>(true)
    private var request: ParcelRequest?
    private let statusSubject = CurrentValueSubject<DeliveryStatus, Never>(.idle)

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<DeliveryStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Where parcels go.
    var street: String {
        get {
            savedStreet
        }
        set {
            savedStreet = newValue
        }
    }

    /// Whether it is online.
    var isOnline: Bool {
        isOnlineSubject.value
    }

    /// Publishes the value of `isOnline` now, then each change.
    var isOnlinePublisher: AnyPublisher<Bool, Never> {
        isOnlineSubject.eraseToAnyPublisher()
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
        statusSubject.send(.searching)
        request?.cancel()
        request = client?.find(number: number) { [self] result in
            switch result {
            case .success(let parcel):
                statusSubject.send(.found(place: parcel.place))
            case .failure(let error):
                statusSubject.send(.failed(reason: deliveryError(for: error)))
            }
        }
    }

    /// Asks that a parcel be kept at the depot.
    ///
    /// Starts from `ready`, `found` or `failed`, passes through `searching`, ends in `found` or
    /// `failed`.
    ///
    /// - Parameter number: The number.
    /// - Parameter day: The day.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func reserve(number: String, until day: Int) -> AnyPublisher<String, DeliveryError> {
        statusSubject.send(.searching)
        let answer = CurrentValueSubject<String?, DeliveryError>(nil)
        request?.cancel()
        request = client?.find(number: number) { [self] result in
            switch result {
            case .success(let parcel):
                statusSubject.send(.found(place: parcel.place))
                answer.send(parcel.place)
            case .failure(let error):
                statusSubject.send(.failed(reason: deliveryError(for: error)))
                answer.send(completion: .failure(deliveryError(for: error)))
            }
        }
        return answer.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Looks at one parcel of the list.
    ///
    /// - Parameter number: The number.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func place(of number: String) -> AnyPublisher<String, DeliveryError> {
        let answer = CurrentValueSubject<String?, DeliveryError>(nil)
        client?.find(number: number) { [self] result in
            switch result {
            case .success(let parcel):
                answer.send(parcel.place)
            case .failure(let error):
                answer.send(completion: .failure(deliveryError(for: error)))
            }
        }
        return answer.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Writes a complaint.
    ///
    /// - Parameter text: The text.
    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        if text.isEmpty {
            return Fail(error: ParcelError.outOfService).eraseToAnyPublisher()
        }
        return Just(()).setFailureType(to: (any Error).self).eraseToAnyPublisher()
    }

    /// Leaves the map open.
    ///
    /// - Parameter number: The number.
    /// - Returns: A publisher that may fail with ``DeliveryError``.
    func follow(number: String) -> AnyPublisher<String, DeliveryError> {
        let answer = CurrentValueSubject<[String]?, DeliveryError>(nil)
        var places: [String] = []
        client?.follow(number: number) { place in
            places.append(place)
        } onEnd: { [self] error in
            guard let error else { return answer.send(places) }
            answer.send(completion: .failure(deliveryError(for: error)))
        }
        return answer.compactMap { $0 }.first().flatMap(\.publisher).eraseToAnyPublisher()
    }

    /// Looks at the badge.
    func count() -> AnyPublisher<Int, Never> {
        return Just(3).eraseToAnyPublisher()
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
        request?.cancel()
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
