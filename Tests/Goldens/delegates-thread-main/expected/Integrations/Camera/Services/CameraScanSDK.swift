import Combine
import Foundation

/// Implements ``ScanSDK`` with Camera.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of Camera: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class CameraScanSDK: NSObject, ScanSDK {
    private let manager: CameraManager
    private let flow = FlowRunner<ScanFlow>(.none) { _ in .none }

    init(manager: CameraManager) {
        self.manager = manager
        super.init()
    }

    func scan() -> AnyPublisher<String, any Error> {
        flow.publisher(
            .scan,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call Camera and return the answer.
                throw CocoaError(.featureUnsupported)
            })
    }
}

extension CameraScanSDK: CameraDelegate {
    // TODO(flowgen): Write the methods of `CameraDelegate` that the flow needs, each `nonisolated` or with `@preconcurrency` before `CameraDelegate`.
}

extension CameraScanSDK: CameraObserver {
    // TODO(flowgen): Write the methods of `CameraObserver` that the flow needs, each `nonisolated` or with `@preconcurrency` before `CameraObserver`.
}

extension CameraManager {
    func makeScanSDK() -> any ScanSDK {
        CameraScanSDK(manager: self)
    }
}
