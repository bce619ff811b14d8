import Combine

/// Implements ``KwSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Kit: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class KitKwSDK: KwSDK {
    private let manager: KitManager
    private let flow = FlowRunner<KwFlow>(.idle) { KitKwSDK.kwError(for: $0) }

    init(manager: KitManager) {
        self.manager = manager
    }

    var status: KwStatus { flow.status }
    var statusPublisher: AnyPublisher<KwStatus, Never> { flow.statusPublisher }

    func a() {
        flow.run(.a, via: .busy) { _ in
            // TODO(flowgen): Call Kit and return `.ok`.
            throw KwError.z
        }
    }

    func b() {
        // TODO(flowgen): Choose the values of `.gone(in:code:hash:class:)` beside the error.
        flow.run(
            .b,
            failed: { .gone(in: $0, code: 0, hash: "", class: 0) },
            work: { _ in
                // TODO(flowgen): Call Kit and return `.idle`.
                throw KwError.z
            })
    }

    // TODO(flowgen): Call this from Kit's callback.
    func e(for: KwError, code: Int, when: Post) { flow.send(.failed(for: `for`, code: code, when: when)) }

    /// Maps an error of Kit to the app's error.
    private static func kwError(for error: any Error) -> KwError {
        // TODO(flowgen): Map the errors of Kit to the cases of `KwError`.
        .w(default: error)
    }
}

extension KitManager {
    func makeKwSDK() -> any KwSDK {
        KitKwSDK(manager: self).verified()
    }
}
