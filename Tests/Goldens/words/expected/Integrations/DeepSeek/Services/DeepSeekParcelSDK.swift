import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ParcelSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where DeepSwiftSeek calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class DeepSeekParcelSDK: ParcelSDK {
    private let manager: DeepSeekManager
    private let flow = FlowRunner<ParcelFlow> { DeepSeekParcelSDK.parcelError(for: $0) }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: ParcelStatus { flow.status }
    var statusPublisher: AnyPublisher<ParcelStatus, Never> { flow.statusPublisher }

    var courier: Courier {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        fatalError("courier is not written yet")
    }

    func follow(number: String) {
        flow.start(.follow) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw NotWritten()
        }
    }

    func refresh() {
        flow.start(.refresh) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw NotWritten()
        }
    }

    func reopen() {
        flow.start(.reopen) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw NotWritten()
        }
    }

    /// Somebody has signed for it.
    ///
    /// The courier tells it within minutes.
    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func arrival(name: String) { flow.send(.delivered(name: name)) }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private nonisolated static func parcelError(for error: any Error) -> ParcelError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ParcelError`.
        .noSuchParcel
    }
}

extension DeepSeekManager {
    func makeParcelSDK() -> any ParcelSDK {
        DeepSeekParcelSDK(manager: self)
    }
}
