import Combine
import Foundation

/// Serves ``BootSDK`` with Kit.
@MainActor
final class KitBootSDK: BootSDK {
    private let manager: KitManager
    private var bTask: Task<Void, Never>?

    init(manager: KitManager) {
        self.manager = manager
    }

    /// A.
    ///
    /// Called once, at launch.
    func a() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call Kit, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("a() is not written yet")
    }

    /// B.
    ///
    /// Called once, at launch.
    func b() -> AnyPublisher<Void, any Error> {
        bTask?.cancel()
        let answerSubject = CurrentValueSubject<Void?, any Error>(nil)
        bTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Kit, then send `()` as the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CocoaError(.featureUnsupported)
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// C.
    ///
    /// Called once, at launch.
    func c() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call Kit, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("c() is not written yet")
    }

    /// D.
    ///
    /// Called once, at launch.
    func d() -> Int {
        // TODO(flowgen): Call Kit, then return what it answers.
        fatalError("d() is not written yet")
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``BootSDK``.
    func makeBootSDK() -> any BootSDK {
        KitBootSDK(manager: self)
    }
}
