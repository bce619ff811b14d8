import Combine
import Foundation
@preconcurrency import LocationKit

/// Implements ``LocationSDK`` with Compass.
@MainActor
final class GeoLocationSDK: NSObject, LocationSDK {
    private let manager: CompassManager
    private let flow = FlowRunner<LocationFlow> { _ in .denied }

    init(manager: CompassManager) {
        self.manager = manager
        super.init()
        manager.geoManager.delegate = self
    }

    var status: LocationStatus { flow.status }
    var statusPublisher: AnyPublisher<LocationStatus, Never> { flow.statusPublisher }

    func locate() {
        flow.send(.locating)
        manager.geoManager.requestFix()
    }

    func moved(latitude: Double, longitude: Double) {
        flow.send(.found(latitude: latitude, longitude: longitude))
    }

    private func failed() {
        flow.send(.failed(reason: .denied))
    }
}

extension GeoLocationSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        guard let fix = fixes.last else { return }
        let (latitude, longitude) = (fix.latitude, fix.longitude)
        Task { @MainActor in moved(latitude: latitude, longitude: longitude) }
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        Task { @MainActor in failed() }
    }

    /// Whether the SDK calls from a thread of its own, for the tests.
    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        !Thread.isMainThread
    }
}

extension CompassManager {
    func makeLocationSDK() -> any LocationSDK {
        GeoLocationSDK(manager: self)
    }
}
