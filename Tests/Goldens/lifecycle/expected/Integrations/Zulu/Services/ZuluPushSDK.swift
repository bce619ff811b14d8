import Combine

/// Serves ``PushSDK`` with Zulu.
@MainActor
final class ZuluPushSDK: PushSDK {
    private let manager: ZuluManager
    private let statusSubject = CurrentValueSubject<PushStatus, Never>(.off)

    init(manager: ZuluManager) {
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
        // TODO(flowgen): Call Zulu, then send `.on`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension ZuluManager {
    /// Makes the wrapper that serves ``PushSDK``.
    func makePushSDK() -> any PushSDK {
        ZuluPushSDK(manager: self)
    }
}
