import Combine
import Foundation
@preconcurrency import LocationKit

/// Serves ``LocationSDK`` with Satellites.
@MainActor
final class SatellitesLocationSDK: NSObject, LocationSDK {
    private let manager: SatellitesManager
    private var client: GeoManager?
    private let statusSubject = CurrentValueSubject<LocationStatus, Never>(.notAsked)

    init(manager: SatellitesManager) {
        self.manager = manager
        super.init()
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<LocationStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Reads why the app wants to know, and answers the system's question.
    ///
    /// Starts from `notAsked`, passes through `asking`, ends in `allowed` or `denied`.
    func askPermission() {
        let client = manager.positioning
        client.delegate = self
        self.client = client
        statusSubject.send(.asking)
        client.requestAuthorization()
    }

    /// Begins to tell where the person is.
    ///
    /// User: Opens the map.
    ///
    /// Starts from `allowed` or `lost`, passes through `searching`, ends in `located` or `lost`.
    func follow() {
        statusSubject.send(.searching)
        client?.startUpdating()
    }

    /// Saves the battery.
    ///
    /// User: Closes the map.
    ///
    /// Starts from `searching`, `located` or `lost`, ends in `allowed`. Ends a running `follow`.
    func rest() {
        client?.stopUpdating()
        statusSubject.send(.allowed)
    }

    /// The person is somewhere else now.
    ///
    /// An event: LocationKit brings it about, no step does.
    func personMoves(place: Place) {
        statusSubject.send(.located(place: place))
    }

    /// The person went where no satellite is seen.
    ///
    /// An event: LocationKit brings it about, no step does.
    func signalFades(reason: LocationError) {
        statusSubject.send(.lost(reason: reason))
    }

    /// The person has changed their mind, in the system's settings.
    ///
    /// An event: LocationKit brings it about, no step does.
    func permissionIsTaken() {
        client?.stopUpdating()
        statusSubject.send(.denied)
    }

    /// Maps an error of the SDK to the app's error.
    func locationError(for error: any Error) -> LocationError {
        if let error = error as? LocationError { return error }
        if case GeoError.noSignal = error { return .noSignal }
        return .searchFailed(error)
    }

    private var isFollowing: Bool {
        [.searching, .located, .lost].contains(statusSubject.value.kind)
    }

    /// A position ends a search, or is a new one; what comes after the person has closed the map is
    /// too late.
    private func take(_ place: Place) {
        if isFollowing { personMoves(place: place) }
    }

    private func take(_ error: any Error) {
        if isFollowing { signalFades(reason: locationError(for: error)) }
    }

    private func take(_ authorization: GeoAuthorization) {
        switch (authorization, statusSubject.value.kind) {
        case (.allowed, .asking): statusSubject.send(.allowed)
        case (.denied, .denied), (.notDetermined, _), (.allowed, _): break
        case (.denied, _): permissionIsTaken()
        }
    }
}

extension SatellitesLocationSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        guard let fix = fixes.last else { return }
        let place = Place(latitude: fix.latitude, longitude: fix.longitude)
        Task { @MainActor in take(place) }
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        Task { @MainActor in take(error) }
    }

    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        true
    }

    nonisolated func geoManagerDidChangeAuthorization(_ manager: GeoManager) {
        let authorization = manager.authorization
        Task { @MainActor in take(authorization) }
    }
}

extension SatellitesManager {
    /// Makes the wrapper that serves ``LocationSDK``.
    func makeLocationSDK() -> any LocationSDK {
        SatellitesLocationSDK(manager: self).verified()
    }
}
