@preconcurrency import ParcelWire

/// Implements ``DeliverySDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. For a closure of ParcelWire: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class WireDeliverySDK: DeliverySDK {
    private let manager: WireManager
    private let sessionSDK: any SessionSDK
    private var client: ParcelClient?
    private let flow = FlowRunner<DeliveryFlow>(.idle) { WireDeliverySDK.deliveryError(for: $0) }
    private let isOnlineSubject = ValueSubject(false)

    init(manager: WireManager, sessionSDK: any SessionSDK) {
        self.manager = manager
        self.sessionSDK = sessionSDK
    }

    var status: DeliveryStatus { flow.status }
    var statuses: AsyncStream<DeliveryStatus> { flow.statuses }

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
    var isOnlineValues: AsyncStream<Bool> { isOnlineSubject.stream }

    @discardableResult
    func open() async -> DeliveryStatus {
        // TODO(flowgen): Set up `client` with ParcelWire, then send `.ready`.
        status
    }

    @discardableResult
    func find(number: String) async -> DeliveryStatus {
        await flow.run(.find, via: .searching) { _ in
            // TODO(flowgen): Call ParcelWire and return `.found(place:)`.
            throw DeliveryError.unknown
        }
    }

    func reserve(number: String, until day: Int) async throws -> String {
        try await flow.value(.reserve, via: .searching, sendsFailure: true) { send in
            // TODO(flowgen): Call ParcelWire, send `.found(place:)` and return the answer.
            throw DeliveryError.unknown
        }
    }

    func place(of number: String) async throws -> String {
        try await flow.value(.place) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw DeliveryError.unknown
        }
    }

    func complain(_ text: String) async throws {
        try await flow.value(.complain) { _ in
            // TODO(flowgen): Call ParcelWire.
            throw DeliveryError.unknown
        }
    }

    func follow(number: String) -> AsyncThrowingStream<String, any Error> {
        flow.stream(.follow) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
            throw DeliveryError.unknown
        }
    }

    func watch() -> AsyncThrowingStream<Int, any Error> {
        flow.stream(.watch) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
        }
    }

    func count() async -> Int {
        // TODO(flowgen): Call ParcelWire and return the answer.
        0
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
