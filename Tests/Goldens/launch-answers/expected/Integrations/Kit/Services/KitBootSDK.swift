import Combine
import Foundation

/// Implements ``BootSDK`` with Kit.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Kit: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class KitBootSDK: BootSDK {
    private let manager: KitManager
    private let flow = FlowRunner<BootFlow>(.none) { _ in .none }

    init(manager: KitManager) {
        self.manager = manager
    }

    func a() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call Kit and return a publisher of the answer.
        Empty<Int, Never>().eraseToAnyPublisher()
    }

    func b() -> AnyPublisher<Void, any Error> {
        flow.publisher(
            .b,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call Kit.
                throw CocoaError(.featureUnsupported)
            })
    }

    func c() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call Kit and return a publisher of its values.
        Empty<Int, Never>().eraseToAnyPublisher()
    }

    func d() -> Int {
        // TODO(flowgen): Call Kit and return the answer.
        0
    }
}

extension KitManager {
    func makeBootSDK() -> any BootSDK {
        KitBootSDK(manager: self)
    }
}
