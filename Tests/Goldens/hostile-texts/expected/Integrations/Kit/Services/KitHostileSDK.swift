import Combine

/// Implements ``HostileSDK`` with Kit.
@MainActor
final class KitHostileSDK: HostileSDK {
    private let manager: KitManager
    private let flow = FlowRunner<HostileFlow> { _ in NoFailure() }

    init(manager: KitManager) {
        self.manager = manager
    }

    var status: HostileStatus { flow.status }
    var statusPublisher: AnyPublisher<HostileStatus, Never> { flow.statusPublisher }

    func go() {
        flow.check(.go)
        // TODO(flowgen): Call Kit and send `.done`.
        flow.reportUnwritten(.go)
    }
}

extension KitManager {
    func makeHostileSDK() -> any HostileSDK {
        KitHostileSDK(manager: self)
    }
}
