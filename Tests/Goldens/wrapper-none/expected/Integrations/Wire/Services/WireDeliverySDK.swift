import Combine
@preconcurrency import ParcelWire

/// Implements ``DeliverySDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: ParcelClient?
    private let flow = FlowRunner<DeliveryFlow> { WireDeliverySDK.deliveryError(for: $0) }
    private let isOnlineSubject = ObservedValue<Bool>(false)
    private let messageReceivedSubject = FlowSignal<(text: String, sender: String)>()

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

    var messageReceivedPublisher: AnyPublisher<(text: String, sender: String), Never> {
        messageReceivedSubject.publisher
    }

    func open() {
        flow.check(.open)
        // TODO(flowgen): Set up `client` with ParcelWire and send `.ready`.
        onFlowBreach("DeliveryFlow: 'open' is not written yet")
    }

    func find(number: String) {
        flow.start(.find, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(place:)`.
            throw NotWritten()
        }
    }

    func reserve(number: String, until day: Int) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.reserve, via: .searching) { send, yield in
            // TODO(flowgen): Call ParcelWire, send `.found(place:)` and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }.eraseToAnyPublisher()
    }

    func place(of number: String) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.place) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }.eraseToAnyPublisher()
    }

    func complain(_ text: String) -> AnyPublisher<Void, any Error> {
        flow.publisher(.complain) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield the answer.
            throw NotWritten()
        }
    }

    func follow(number: String) -> AnyPublisher<String, DeliveryError> {
        flow.publisher(.follow) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
            throw NotWritten()
        }.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }.eraseToAnyPublisher()
    }

    func count() -> AnyPublisher<Int, Never> {
        flow.publisher(.count) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        onFlowBreach("DeliveryFlow: 'isNumber' is not written yet")
        return false
    }

    func stop() {
        flow.cancel(.find, .place, .follow, .reserve)
        // TODO(flowgen): Call ParcelWire and send `.ready`.
        onFlowBreach("DeliveryFlow: 'stop' is not written yet")
    }

    func log(position: Double) {
        // TODO(flowgen): Call ParcelWire.
    }

    /// Somebody has written.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func messageReceived(text: String, sender: String) { messageReceivedSubject.send((text: text, sender: sender)) }

    /// The parcel has come to another place.
    // TODO(flowgen): Call this from ParcelWire's callback.
    func moved(place: String) { flow.send(.found(place: place)) }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func deliveryError(for error: any Error) -> DeliveryError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `DeliveryError`.
        .refused(error)
    }
}

extension WireManager {
    func makeDeliverySDK(sessionSDK: any SessionSDK) -> any DeliverySDK {
        WireDeliverySDK(manager: self, sessionSDK: sessionSDK)
    }
}
