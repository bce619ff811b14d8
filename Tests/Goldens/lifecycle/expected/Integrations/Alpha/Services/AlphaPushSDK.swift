import Combine

/// Implements ``PushSDK`` with Alpha.
@MainActor
final class AlphaPushSDK: PushSDK {
    private let manager: AlphaManager
    private let flow = FlowRunner<PushFlow>(.off) { _ in .none }

    init(manager: AlphaManager) {
        self.manager = manager
    }

    var status: PushStatus { flow.status }
    var statusPublisher: AnyPublisher<PushStatus, Never> { flow.statusPublisher }

    func begin() {
        // TODO(flowgen): Call Alpha, then send `.on`.
    }
}

extension AlphaManager {
    func makePushSDK() -> any PushSDK {
        AlphaPushSDK(manager: self).verified()
    }
}
