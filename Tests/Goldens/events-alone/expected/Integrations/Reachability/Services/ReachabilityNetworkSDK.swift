import Combine
@preconcurrency import LocationKit

/// Serves ``NetworkSDK`` with Reachability.
@MainActor
final class ReachabilityNetworkSDK: NetworkSDK {
    private let manager: ReachabilityManager
    private let statusSubject = CurrentValueSubject<NetworkStatus, Never>(.unknown)

    init(manager: ReachabilityManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<NetworkStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Whether it is metered.
    var isMetered: Bool {
        // TODO(flowgen): Return the value that LocationKit holds.
        fatalError("isMetered is not written yet")
    }

    /// Went online.
    ///
    /// An event: LocationKit brings it about, no step does.
    func wentOnline(speed: Int) {
        // TODO(flowgen): Have LocationKit's callback call this, on the main actor.
        statusSubject.send(.online(speed: speed))
    }

    /// Went offline.
    ///
    /// An event: LocationKit brings it about, no step does.
    func wentOffline() {
        // TODO(flowgen): Have LocationKit's callback call this, on the main actor.
        statusSubject.send(.offline)
    }
}

extension ReachabilityManager {
    /// Makes the wrapper that serves ``NetworkSDK``.
    func makeNetworkSDK() -> any NetworkSDK {
        ReachabilityNetworkSDK(manager: self)
    }
}
