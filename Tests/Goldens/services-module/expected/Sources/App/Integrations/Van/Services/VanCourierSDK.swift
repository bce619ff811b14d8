import Services

/// Implements ``CourierSDK`` with Van.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Van calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
nonisolated final class VanCourierSDK: CourierSDK {
    private let manager: VanManager
    private let flow = FlowRunner<CourierFlow> { VanCourierSDK.courierError(for: $0) }

    init(manager: VanManager) {
        self.manager = manager
    }

    var status: CourierStatus { flow.status }
    var statuses: AsyncStream<CourierStatus> { flow.statuses }

    @discardableResult
    func deliver(basket: Basket) async -> CourierStatus {
        await flow.run(.deliver, via: .underway) { _ in
            // TODO(flowgen): Call Van and return `.delivered`.
            throw NotWritten()
        }
    }

    func position() async throws -> String {
        try await flow.value(.position) { _ in
            // TODO(flowgen): Call Van and return the answer.
            throw NotWritten()
        }
    }

    /// Maps an error of Van to the app's error.
    private nonisolated static func courierError(for error: any Error) -> CourierError {
        // TODO(flowgen): Map the errors of Van to the cases of `CourierError`.
        .lost
    }
}

extension VanManager {
    func makeCourierSDK() -> any CourierSDK {
        VanCourierSDK(manager: self)
    }
}
