import Combine
@preconcurrency import LocationKit

/// Implements ``NetworkSDK`` with Reachability.
@MainActor
final class ReachabilityNetworkSDK: NetworkSDK {
    private let manager: ReachabilityManager
    private let flow = FlowRunner<NetworkFlow>(.unknown) { _ in .none }

    init(manager: ReachabilityManager) {
        self.manager = manager
    }

    var status: NetworkStatus { flow.status }
    var statusPublisher: AnyPublisher<NetworkStatus, Never> { flow.statusPublisher }

    var isMetered: Bool {
        // TODO(flowgen): Return the value that LocationKit holds.
        false
    }

    // TODO(flowgen): Call this from LocationKit's callback.
    func wentOnline(speed: Int) { flow.send(.online(speed: speed)) }

    // TODO(flowgen): Call this from LocationKit's callback.
    func wentOffline() { flow.send(.offline) }
}

extension ReachabilityManager {
    func makeNetworkSDK() -> any NetworkSDK {
        ReachabilityNetworkSDK(manager: self).verified()
    }
}
