import Combine

/// Implements ``PushSDK`` with Zulu.
@MainActor
final class ZuluPushSDK: PushSDK {
    private let manager: ZuluManager
    private let flow = FlowRunner<PushFlow>(.off) { _ in .none }

    init(manager: ZuluManager) {
        self.manager = manager
    }

    var status: PushStatus { flow.status }
    var statusPublisher: AnyPublisher<PushStatus, Never> { flow.statusPublisher }

    func begin() {
        // TODO(flowgen): Call Zulu, then send `.on`.
    }
}

extension ZuluManager {
    func makePushSDK() -> any PushSDK {
        ZuluPushSDK(manager: self).verified()
    }
}
