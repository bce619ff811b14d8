@preconcurrency import GoogleMaps
import SwiftUI
import UIKit

/// Implements ``MapSDK`` with GoogleMaps.
@MainActor
final class GoogleMapsMapSDK: MapSDK {
    private let manager: GoogleMapsManager
    /// The map that the app shows.
    private var client: GMSMapView?

    init(manager: GoogleMapsManager) {
        self.manager = manager
    }

    func map(markers: [Marker], onTap: @escaping (Marker) -> Void) -> AnyView {
        let map = client ?? GMSMapView()
        client = map
        return AnyView(GoogleMapsMapView(map: map, markers: markers, onTap: onTap))
    }

    func focus(on marker: Marker) {
        client?.animate(
            to: GMSCameraPosition(target: CLLocationCoordinate2D(marker.place), zoom: 15))
    }
}

extension GoogleMapsManager {
    func makeMapSDK() -> any MapSDK {
        GoogleMapsMapSDK(manager: self)
    }
}
