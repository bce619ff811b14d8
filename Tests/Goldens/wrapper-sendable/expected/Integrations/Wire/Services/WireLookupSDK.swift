@preconcurrency import ParcelWire

/// Implements ``LookupSDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of ParcelWire: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class WireLookupSDK: LookupSDK {
    private let manager: WireManager
    private let flow = LockedFlowRunner<LookupFlow>(.none) { WireLookupSDK.lookupError(for: $0) }

    init(manager: WireManager) {
        self.manager = manager
    }

    var street: String {
        get {
            // TODO(flowgen): Return the value that ParcelWire holds.
            ""
        }
        set {
            // TODO(flowgen): Set `newValue` in ParcelWire.
        }
    }

    func place(of number: String, completion: @escaping @Sendable (Result<String, LookupError>) -> Void) {
        flow.run(.place, completion: completion) { _ in
            // TODO(flowgen): Call ParcelWire and return the answer.
            throw LookupError.unknown
        }
    }

    func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.run(
            .complain,
            map: { $0 },
            completion: completion,
            work: { _ in
                // TODO(flowgen): Call ParcelWire.
                throw LookupError.unknown
            })
    }

    func follow(
        number: String, observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, LookupError>) -> Void
    ) {
        flow.run(.follow, observer: observer, completion: completion) { _, yield in
            // TODO(flowgen): Call ParcelWire and yield each value.
            throw LookupError.unknown
        }
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
        // TODO(flowgen): Call ParcelWire and complete with the answer.
        completion(0)
    }

    func isNumber(_ text: String) -> Bool {
        // TODO(flowgen): Call ParcelWire and return the answer.
        false
    }

    func stop() {
        flow.cancel(.place, .follow)
        // TODO(flowgen): Call ParcelWire.
    }

    /// Maps an error of ParcelWire to the app's error.
    private static func lookupError(for error: any Error) -> LookupError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `LookupError`.
        .refused(error)
    }
}

extension WireManager {
    func makeLookupSDK() -> any LookupSDK {
        WireLookupSDK(manager: self)
    }
}
