import Combine
@preconcurrency import DeepSwiftSeek

/// Implements ``ParcelSDK`` with DeepSeek.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of DeepSwiftSeek: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class DeepSeekParcelSDK: ParcelSDK {
    private let manager: DeepSeekManager
    private let flow = FlowRunner<ParcelFlow>(.unknown) { DeepSeekParcelSDK.parcelError(for: $0) }

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
        flow.run(.follow) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw ParcelError.noSuchParcel
        }
    }

    func refresh() {
        flow.run(.refresh) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw ParcelError.noSuchParcel
        }
    }

    func reopen() {
        flow.run(.reopen) { _ in
            // TODO(flowgen): Call DeepSwiftSeek and return `.onTheWay(stops:)`.
            throw ParcelError.noSuchParcel
        }
    }

    /// Somebody has signed for it.
    ///
    /// The courier tells it within minutes.
    // TODO(flowgen): Call this from DeepSwiftSeek's callback.
    func arrival(name: String) { flow.send(.delivered(name: name)) }

    /// Maps an error of DeepSwiftSeek to the app's error.
    private static func parcelError(for error: any Error) -> ParcelError {
        // TODO(flowgen): Map the errors of DeepSwiftSeek to the cases of `ParcelError`.
        .noSuchParcel
    }
}

extension DeepSeekManager {
    func makeParcelSDK() -> any ParcelSDK {
        DeepSeekParcelSDK(manager: self).verified()
    }
}
