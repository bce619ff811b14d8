import Combine
import Foundation

/// Serves ``ScanSDK`` with Camera.
@MainActor
final class CameraScanSDK: NSObject, ScanSDK {
    private let manager: CameraManager
    private var scanTask: Task<Void, Never>?

    init(manager: CameraManager) {
        self.manager = manager
        super.init()
    }

    /// Points the camera at a page.
    func scan() -> AnyPublisher<String, any Error> {
        scanTask?.cancel()
        let answerSubject = CurrentValueSubject<String?, any Error>(nil)
        scanTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call Camera, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw CocoaError(.featureUnsupported)
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }
}

extension CameraScanSDK: CameraDelegate {
    // TODO(flowgen): Write the methods of `CameraDelegate` that the flow needs, each `nonisolated`.
}

extension CameraScanSDK: CameraObserver {
    // TODO(flowgen): Write the methods of `CameraObserver` that the flow needs, each `nonisolated`.
}

extension CameraManager {
    /// Makes the wrapper that serves ``ScanSDK``.
    func makeScanSDK() -> any ScanSDK {
        CameraScanSDK(manager: self)
    }
}
