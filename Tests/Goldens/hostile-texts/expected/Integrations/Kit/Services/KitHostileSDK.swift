import Combine

/// Serves ``HostileSDK`` with Kit.
@MainActor
final class KitHostileSDK: HostileSDK {
    private let manager: KitManager
    private let statusSubject = CurrentValueSubject<HostileStatus, Never>(.idle)

    init(manager: KitManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<HostileStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// */ import Darwin.
    ///
    /// User: Taps ``Go`` and leaves a line.
    ///
    /// Starts from `idle`, ends in `done`.
    func go() {
        // TODO(flowgen): End a running `go`; that is no failure.
        // TODO(flowgen): Call Kit, then send `.done`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension KitManager {
    /// Makes the wrapper that serves ``HostileSDK``.
    func makeHostileSDK() -> any HostileSDK {
        KitHostileSDK(manager: self)
    }
}
