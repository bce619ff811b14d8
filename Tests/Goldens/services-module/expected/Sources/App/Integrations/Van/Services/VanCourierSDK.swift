import Services

/// Implements ``CourierSDK`` with Van.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Van: `try await withCheckedThrowingContinuation { … }`.
nonisolated final class VanCourierSDK: CourierSDK {
    private let manager: VanManager
    private let flow = LockedFlowRunner<CourierFlow>(.waiting) { VanCourierSDK.courierError(for: $0) }

    init(manager: VanManager) {
        self.manager = manager
    }

    var status: CourierStatus { flow.status }
    var statuses: AsyncStream<CourierStatus> { flow.statuses }

    @discardableResult
    func deliver(basket: Basket) async -> CourierStatus {
        await flow.run(.deliver, via: .underway) { _ in
            // TODO(flowgen): Call Van and return `.delivered`.
            nil
        }
    }

    func position() async throws -> String {
        try await flow.value(.position) { _ in
            // TODO(flowgen): Call Van and return the answer.
            throw CourierError.lost
        }
    }

    /// Maps an error of Van to the app's error.
    private static func courierError(for error: any Error) -> CourierError {
        // TODO(flowgen): Map the errors of Van to the cases of `CourierError`.
        .lost
    }
}

extension VanManager {
    func makeCourierSDK() -> any CourierSDK {
        VanCourierSDK(manager: self).verified()
    }
}
