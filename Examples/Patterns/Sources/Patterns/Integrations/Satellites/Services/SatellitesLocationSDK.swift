import Combine
import Foundation
@preconcurrency import LocationKit

/// Implements ``LocationSDK`` with Satellites.
///
/// No step has a task of its own: LocationKit tells its delegate everything, whichever step asked for it.
@MainActor
final class SatellitesLocationSDK: NSObject, LocationSDK {
    private let client: GeoManager
    private let flow = FlowRunner<LocationFlow> { SatellitesLocationSDK.locationError(for: $0) }

    init(manager: SatellitesManager) {
        client = manager.positioning
        super.init()
    }

    var status: LocationStatus { flow.status }
    var statusPublisher: AnyPublisher<LocationStatus, Never> { flow.statusPublisher }

    func askPermission() {
        client.delegate = self
        flow.send(.asking)
        client.requestAuthorization()
    }

    func follow() {
        flow.send(.searching)
        client.startUpdating()
    }

    func rest() {
        flow.check(.rest)
        client.stopUpdating()
        flow.send(.allowed)
    }

    /// Positions and errors that arrive after the person has closed the map are ignored.
    private var isFollowing: Bool {
        [.searching, .located, .lost].contains(status.kind)
    }

    private func receive(_ place: Place) {
        if isFollowing { personMoves(place: place) }
    }

    private func receive(_ error: any Error) {
        if isFollowing { signalFades(reason: Self.locationError(for: error)) }
    }

    private func receive(_ authorization: GeoAuthorization) {
        switch (authorization, status.kind) {
        case (.allowed, .asking): flow.send(.allowed)
        case (.denied, .denied), (.notDetermined, _), (.allowed, _): break
        case (.denied, _): permissionIsTaken()
        }
    }

    // MARK: - Events

    /// The person is somewhere else now.
    func personMoves(place: Place) { flow.send(.located(place: place)) }

    /// The person went where no satellite is seen.
    func signalFades(reason: LocationError) { flow.send(.lost(reason: reason)) }

    /// The person has changed their mind, in the system's settings.
    func permissionIsTaken() {
        client.stopUpdating()
        flow.send(.denied)
    }

    /// Maps an error of LocationKit to the app's error.
    private nonisolated static func locationError(for error: any Error) -> LocationError {
        guard let error = error as? GeoError else { return .searchFailed(error) }
        switch error {
        case .denied: return .searchFailed(error)
        case .noSignal: return .noSignal
        @unknown default: return .searchFailed(error)
        }
    }
}

extension SatellitesLocationSDK: GeoManagerDelegate {
    nonisolated func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        guard let fix = fixes.last else { return }
        let place = Place(latitude: fix.latitude, longitude: fix.longitude)
        Task { @MainActor in receive(place) }
    }

    nonisolated func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        Task { @MainActor in receive(error) }
    }

    nonisolated func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        true
    }

    nonisolated func geoManagerDidChangeAuthorization(_ manager: GeoManager) {
        let authorization = manager.authorization
        Task { @MainActor in receive(authorization) }
    }
}

extension SatellitesManager {
    func makeLocationSDK() -> any LocationSDK {
        SatellitesLocationSDK(manager: self)
    }
}
