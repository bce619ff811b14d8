@preconcurrency import GoogleMaps
import SwiftUI
import UIKit

/// Serves ``MapSDK`` with GoogleMaps.
@MainActor
final class GoogleMapsMapSDK: MapSDK {
    private let manager: GoogleMapsManager
    /// The map that was shown last.
    private var client: GMSMapView?

    init(manager: GoogleMapsManager) {
        self.manager = manager
    }

    /// A map that the person can move and tap.
    ///
    /// - Parameter markers: What is marked on it.
    /// - Parameter onTap: Is called with the marker that the person taps.
    func map(markers: [Marker], onTap: @escaping (Marker) -> Void) -> AnyView {
        let map = client ?? GMSMapView()
        client = map
        return AnyView(GoogleMapsMapView(map: map, markers: markers, onTap: onTap))
    }

    /// Moves the map to one marker.
    ///
    /// User: Taps a shop in the list.
    ///
    /// - Parameter marker: What is in the middle afterwards.
    func focus(on marker: Marker) {
        client?.animate(
            to: GMSCameraPosition(target: CLLocationCoordinate2D(marker.place), zoom: 15))
    }
}

extension GoogleMapsManager {
    /// Makes the wrapper that serves ``MapSDK``.
    func makeMapSDK() -> any MapSDK {
        GoogleMapsMapSDK(manager: self)
    }
}
