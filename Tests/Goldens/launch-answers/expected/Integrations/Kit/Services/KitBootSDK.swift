import Combine

/// Implements ``BootSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Kit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class KitBootSDK: BootSDK {
    private let manager: KitManager
    private let flow = FlowRunner<BootFlow> { _ in NoFailure() }

    init(manager: KitManager) {
        self.manager = manager
    }

    func a() -> AnyPublisher<Int, Never> {
        flow.publisher(.a) { _, yield in
            // TODO(flowgen): Call Kit and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func b() -> AnyPublisher<Void, any Error> {
        flow.publisher(.b) { _, yield in
            // TODO(flowgen): Call Kit and yield the answer.
            throw NotWritten()
        }
    }

    func c() -> AnyPublisher<Int, Never> {
        flow.publisher(.c) { _, yield in
            // TODO(flowgen): Call Kit and yield each value.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func d() -> Int {
        // TODO(flowgen): Call Kit and return the answer.
        flow.reportUnwritten(.d)
        return 0
    }
}

extension KitManager {
    func makeBootSDK() -> any BootSDK {
        KitBootSDK(manager: self)
    }
}
