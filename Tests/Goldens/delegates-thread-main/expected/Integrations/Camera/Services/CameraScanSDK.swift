import Combine
import Foundation

/// Implements ``ScanSDK`` with Camera.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where Camera calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class CameraScanSDK: NSObject, ScanSDK {
    private let manager: CameraManager
    private let flow = FlowRunner<ScanFlow> { _ in NoFailure() }

    init(manager: CameraManager) {
        self.manager = manager
        super.init()
        // TODO(flowgen): Make this the delegate in Camera: `….delegate = self`.
    }

    func scan() -> AnyPublisher<String, any Error> {
        flow.publisher(.scan) { _, yield in
            // TODO(flowgen): Call Camera and yield the answer.
            throw NotWritten()
        }
    }
}

extension CameraScanSDK: @preconcurrency CameraDelegate {
    func cameraDidStop() {
        // TODO(flowgen): Pass on what the flow needs.
    }
}

extension CameraScanSDK: @preconcurrency CameraObserver {
    func cameraDidStart() {
        // TODO(flowgen): Pass on what the flow needs.
    }
}

extension CameraManager {
    func makeScanSDK() -> any ScanSDK {
        CameraScanSDK(manager: self)
    }
}
