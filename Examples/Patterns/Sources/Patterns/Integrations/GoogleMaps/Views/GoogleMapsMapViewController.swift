@preconcurrency import GoogleMaps
import UIKit

/// `UIViewController`, as the app shows it.
final class GoogleMapsMapViewController: UIViewController {
    private let map: GMSMapView
    private var onTap: (Marker) -> Void = { _ in }

    init(map: GMSMapView) {
        self.map = map
        super.init(nibName: nil, bundle: nil)
        map.delegate = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Replaces the markers on the map.
    func show(_ markers: [Marker], onTap: @escaping (Marker) -> Void) {
        self.onTap = onTap
        map.clear()
        for marker in markers {
            let shown = GMSMarker(position: CLLocationCoordinate2D(marker.place))
            shown.title = marker.title
            shown.userData = marker
            shown.map = map
        }
    }
}

extension GoogleMapsMapViewController: GMSMapViewDelegate {
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool {
        guard let tapped = marker.userData as? Marker else { return false }
        onTap(tapped)
        return true
    }
}

extension CLLocationCoordinate2D {
    /// Where a place is.
    init(_ place: Place) {
        self.init(latitude: place.latitude, longitude: place.longitude)
    }
}
