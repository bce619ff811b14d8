import Combine
@preconcurrency import DeepSwiftSeek
import Foundation

/// Implements ``SharingSDK`` with DeepSeek.
@MainActor
final class DeepSeekSharingSDK: SharingSDK {
    private let manager: DeepSeekManager
    private let flow = FlowRunner<SharingFlow> { _ in NoFailure() }

    init(manager: DeepSeekManager) {
        self.manager = manager
    }

    var status: SharingStatus { flow.status }
    var statusPublisher: AnyPublisher<SharingStatus, Never> { flow.statusPublisher }

    func share(link: String) {
        log(Date())
        flow.send(.shared)
    }

    private func log(_ date: Date) {
        print(date.timeIntervalSince1970)
    }
}

extension DeepSeekManager {
    func makeSharingSDK() -> any SharingSDK {
        DeepSeekSharingSDK(manager: self)
    }
}
