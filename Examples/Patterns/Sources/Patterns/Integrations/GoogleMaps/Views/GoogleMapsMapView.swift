@preconcurrency import GoogleMaps
import SwiftUI
import UIKit

/// Shows ``GoogleMapsMapViewController`` in SwiftUI.
struct GoogleMapsMapView: UIViewControllerRepresentable {
    /// The SDK's view.
    let map: GMSMapView
    let markers: [Marker]
    /// Called with the marker that the person taps.
    let onTap: (Marker) -> Void

    func makeUIViewController(context: Context) -> GoogleMapsMapViewController {
        GoogleMapsMapViewController(map: map)
    }

    func updateUIViewController(_ controller: GoogleMapsMapViewController, context: Context) {
        controller.show(markers, onTap: onTap)
    }
}
