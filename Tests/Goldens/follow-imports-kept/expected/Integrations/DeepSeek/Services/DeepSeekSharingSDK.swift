import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Serves ``SharingSDK`` with DeepSeek.
@MainActor
final class DeepSeekSharingSDK: SharingSDK {
    private let manager: DeepSeekManager
    private let statusSubject = CurrentValueSubject<SharingStatus, Never>(.idle)

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: SharingStatus { flow.status }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<SharingStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Taps share.
    ///
    /// Starts from `idle`, ends in `shared`.
    ///
    /// - Parameter link: The link.
    func share(link: String) {
        log(Date())
        statusSubject.send(.shared)
    }

    private func log(_ date: Date) {
        print(date.timeIntervalSince1970)
    }
}

extension DeepSeekManager {
    /// Makes the wrapper that serves ``SharingSDK``.
    func makeSharingSDK() -> any SharingSDK {
        DeepSeekSharingSDK(manager: self)
    }
}
