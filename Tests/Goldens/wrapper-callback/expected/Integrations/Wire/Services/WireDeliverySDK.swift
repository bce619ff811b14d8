@preconcurrency import ParcelWire

/// Implements ``DeliverySDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class WireDeliverySDK: DeliverySDK {
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
    func observeStatus(_ observer: @escaping (DeliveryStatus) -> Void) -> FlowObservation { flow.observe(observer) }

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
    func observeIsOnline(_ observer: @escaping (Bool) -> Void) -> FlowObservation { isOnlineSubject.observe(observer) }

    func observeMessageReceived(_ observer: @escaping ((text: String, sender: String)) -> Void) -> FlowObservation {
        messageReceivedSubject.observe(observer)
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

    func reserve(number: String, until day: Int, completion: @escaping (Result<String, DeliveryError>) -> Void) {
        flow.start(
            .reserve,
            via: .searching,
            completion: { completion($0.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }) },
            work: { send in
                // TODO(flowgen): Call ParcelWire, send `.found(place:)` and return the answer.
                throw NotWritten()
            }
        )
    }

    func place(of number: String, completion: @escaping (Result<String, DeliveryError>) -> Void) {
        flow.start(
            .place,
            completion: { completion($0.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }) },
            work: { _ in
                // TODO(flowgen): Call ParcelWire and return the answer.
                throw NotWritten()
            }
        )
    }

    func complain(_ text: String, completion: @escaping (Result<Void, any Error>) -> Void) {
        flow.start(.complain, completion: completion) { _ in
            // TODO(flowgen): Call ParcelWire.
            throw NotWritten()
        }
    }

    func follow(
        number: String,
        observer: @escaping (String) -> Void,
        completion: @escaping (Result<Void, DeliveryError>) -> Void
    ) {
        flow.start(
            .follow,
            answers: (observer, { completion($0.mapError { $0 as? DeliveryError ?? Self.deliveryError(for: $0) }) }),
            work: { _, yield in
                // TODO(flowgen): Call ParcelWire and yield each value.
                throw NotWritten()
            }
        )
    }

    func count(completion: @escaping (Int) -> Void) {
        flow.start(
            .count,
            completion: { if case .success(let value) = $0 { completion(value) } },
            work: { _ -> Int in
                // TODO(flowgen): Call ParcelWire and return the answer.
                throw NotWritten()
            }
        )
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
