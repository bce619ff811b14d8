import Combine

/// Implements ``KwSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Kit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class KitKwSDK: KwSDK {
    private let manager: KitManager
    private let flow = FlowRunner<KwFlow> { KitKwSDK.kwError(for: $0) }

    init(manager: KitManager) {
        self.manager = manager
    }

    var status: KwStatus { flow.status }
    var statusPublisher: AnyPublisher<KwStatus, Never> { flow.statusPublisher }

    func a() {
        flow.start(.a, via: .busy) { _ in
            // TODO(flowgen): Call Kit and return `.ok`.
            throw NotWritten()
        }
    }

    func b() {
        flow.start(.b) { _ in
            // TODO(flowgen): Call Kit and return `.idle`.
            throw NotWritten()
        }
    }

    // TODO(flowgen): Call this from Kit's callback.
    func e(for: KwError, code: Int, when: Post) { flow.send(.failed(for: `for`, code: code, when: when)) }

    /// Maps an error of Kit to the app's error.
    private nonisolated static func kwError(for error: any Error) -> KwError {
        // TODO(flowgen): Map the errors of Kit to the cases of `KwError`.
        .w(default: error)
    }
}

extension KitManager {
    func makeKwSDK() -> any KwSDK {
        KitKwSDK(manager: self)
    }
}
