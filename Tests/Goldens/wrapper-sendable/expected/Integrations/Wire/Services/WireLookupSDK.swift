@preconcurrency import ParcelWire

/// Implements ``LookupSDK`` with Wire.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where ParcelWire calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class WireLookupSDK: LookupSDK {
    private let manager: WireManager
    private let flow = FlowRunner<LookupFlow> { WireLookupSDK.lookupError(for: $0) }

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
        flow.start(
            .place,
            completion: { completion($0.mapError { $0 as? LookupError ?? Self.lookupError(for: $0) }) },
            work: { _ in
                // TODO(flowgen): Call ParcelWire and return the answer.
                throw NotWritten()
            }
        )
    }

    func complain(_ text: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void) {
        flow.start(.complain, completion: completion) { _ in
            // TODO(flowgen): Call ParcelWire.
            throw NotWritten()
        }
    }

    func follow(
        number: String,
        observer: @escaping @Sendable (String) -> Void,
        completion: @escaping @Sendable (Result<Void, LookupError>) -> Void
    ) {
        flow.start(
            .follow,
            answers: (observer, { completion($0.mapError { $0 as? LookupError ?? Self.lookupError(for: $0) }) }),
            work: { _, yield in
                // TODO(flowgen): Call ParcelWire and yield each value.
                throw NotWritten()
            }
        )
    }

    func count(completion: @escaping @Sendable (Int) -> Void) {
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
        flow.reportUnwritten(.isNumber)
        return false
    }

    func stop() {
        flow.cancel(.place, .follow)
        // TODO(flowgen): Call ParcelWire.
    }

    /// Maps an error of ParcelWire to the app's error.
    private nonisolated static func lookupError(for error: any Error) -> LookupError {
        // TODO(flowgen): Map the errors of ParcelWire to the cases of `LookupError`.
        .refused(error)
    }
}

extension WireManager {
    func makeLookupSDK() -> any LookupSDK {
        WireLookupSDK(manager: self)
    }
}
