import Combine

/// Serves ``PushSDK`` with Alpha.
@MainActor
final class AlphaPushSDK: PushSDK {
    private let manager: AlphaManager
    private let statusSubject = CurrentValueSubject<PushStatus, Never>(.off)

    init(manager: AlphaManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<PushStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Opens the app.
    ///
    /// Starts from `off`, ends in `on`. Called once, at launch.
    func begin() {
        // TODO(flowgen): Call Alpha, then send `.on`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension AlphaManager {
    /// Makes the wrapper that serves ``PushSDK``.
    func makePushSDK() -> any PushSDK {
        AlphaPushSDK(manager: self)
    }
}
