import Combine
@preconcurrency import ParcelWire

/// Implements ``DeliverySDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. For a closure of ParcelWire: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let flow = LockedFlowRunner<DeliveryFlow>(.idle) { WireDeliverySDK.deliveryError(for: $0) }
    private let isOnlineSubject = LockedValueSubject(false)

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    var status: DeliveryStatus { flow.status }
    var statusPublisher: AnyPublisher<DeliveryStatus, Never> { flow.statusPublisher }

    var street: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }

    // TODO(flowgen): Send each change of ParcelWire's value to `isOnlineSubject`.
    var isOnline: Bool { isOnlineSubject.value }
    var isOnlinePublisher: AnyPublisher<Bool, Never> { isOnlineSubject.publisher }

    func open() {
        // TODO(flowgen): Set up `client` with ParcelWire, then send `.ready`.
    }

    func find(number: String) {
        flow.run(.find, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(place:)`.
            throw DeliveryError.unknown
        }
    }

    func reserve(number: String, until day: Int) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.reserve, via: .searching, sendsFailure: true) { send in
            // TODO(flowgen): Call ParcelWire, send `.found(place:)` and return the answer.
            throw DeliveryError.unknown
        }
    }

    func place(of number: String) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.place) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw DeliveryError.unknown
        }
    }

    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        flow.publisher(
            .complain,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call ParcelWire.
                throw DeliveryError.unknown
            })
    }

    func follow(number: String) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.follow) { _, send in
            // TODO(flowgen): Call ParcelWire and send each value.
            throw DeliveryError.unknown
        }
    }

    func count() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call ParcelWire and return a publisher of the answer.
        Empty<Int, Never>().eraseToAnyPublisher()
    }

    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        false
    }

    func stop() {
        flow.cancel(.find, .place, .follow)
        // TODO(flowgen): Call ParcelWire.
    }

    func log(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// The parcel has come to another place.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func moved(place: String) { flow.send(.found(place: place)) }

    /// Maps an error of ParcelWire to the app's error.
    private static func deliveryError(for error: any Error) -> DeliveryError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `DeliveryError`.
        .refused(error)
    }
}

extension WireManager {
    func makeDeliverySDK(sessionSDK: any SessionSDK) -> any DeliverySDK {
        WireDeliverySDK(manager: self, sessionSDK: sessionSDK).verified()
    }
}
