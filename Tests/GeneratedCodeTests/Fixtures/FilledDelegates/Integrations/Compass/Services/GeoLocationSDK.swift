import Combine
import Foundation
@preconcurrency import LocationKit

/// Serves ``LocationSDK`` with Compass.
@MainActor
final class GeoLocationSDK: NSObject, LocationSDK {
    private let manager: CompassManager
    private let statusSubject = CurrentValueSubject<LocationStatus, Never>(.idle)

    init(manager: CompassManager) {
        self.manager = manager
        super.init()
        manager.geoManager.delegate = self
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<LocationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Taps the arrow.
    func locate() {
        statusSubject.send(.locating)
        manager.geoManager.requestFix()
    }

    func moved(latitude: Double, longitude: Double) {
        statusSubject.send(.found(latitude: latitude, longitude: longitude))
    }

    private func failed() {
        statusSubject.send(.failed(reason: .denied))
    }
}

extension GeoLocationSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        guard let fix = fixes.last else { return }
        let (latitude, longitude) = (fix.latitude, fix.longitude)
        Task { @MainActor in moved(latitude: latitude, longitude: longitude) }
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: Error) {
        Task { @MainActor in failed() }
    }

    /// Whether the SDK calls from a thread of its own, for the tests.
    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        !Thread.isMainThread
    }
}

extension CompassManager {
    /// Makes the wrapper that serves ``LocationSDK``.
    func makeLocationSDK() -> any LocationSDK {
        GeoLocationSDK(manager: self)
    }
}
