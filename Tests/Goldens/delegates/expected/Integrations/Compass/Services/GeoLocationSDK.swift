import Combine
import Foundation
@preconcurrency import LocationKit

/// Serves ``LocationSDK`` with Compass.
@MainActor
final class GeoLocationSDK: NSObject, LocationSDK {
    private let manager: CompassManager
    private var client: GeoManager?
    private let statusSubject = CurrentValueSubject<LocationStatus, Never>(.idle)
    private var locateTask: Task<Void, Never>?

    init(manager: CompassManager) {
        self.manager = manager
        super.init()
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<LocationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Taps the arrow.
    ///
    /// Starts from `idle`, `found` or `failed`, passes through `locating`, ends in `found` or
    /// `failed`.
    func locate() {
        locateTask?.cancel()
        locateTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call LocationKit, then send `.found(latitude:longitude:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw LocationError.denied
            } catch {
                guard !Task.isCancelled else { return }
                statusSubject.send(.failed(reason: locationError(for: error)))
            }
        }
        // After the Task is there, so that a reader of the status may cancel it.
        statusSubject.send(.locating)
    }

    /// Moved.
    ///
    /// An event: LocationKit brings it about, no step does.
    func moved(latitude: Double, longitude: Double) {
        // TODO(flowgen): Have LocationKit's callback call this, on the main actor.
        statusSubject.send(.found(latitude: latitude, longitude: longitude))
    }

    /// Maps an error of the SDK to the app's error.
    func locationError(for error: any Error) -> LocationError {
        if let error = error as? LocationError { return error }
        // TODO(flowgen): Map the errors of LocationKit to the cases of `LocationError`.
        return .denied
    }
}

extension GeoLocationSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        // TODO(flowgen): Take from it what the flow needs, and tell the flow: `Task { @MainActor in … }`.
    }

    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        // TODO(flowgen): Return what LocationKit asks for; it may call this on any thread.
        fatalError("geoManagerShouldPause(_:) is not written yet")
    }
}

extension CompassManager {
    /// Makes the wrapper that serves ``LocationSDK``.
    func makeLocationSDK() -> any LocationSDK {
        GeoLocationSDK(manager: self)
    }
}
