import SwiftUI

/// The map.
@MainActor
struct MapView: View {
    private let service: any PlacesSDK
    private let markers: [Marker]
    private let center: Marker?
    private let zoom: Double
    private let onTap: (Marker) -> Void

    init(
        service: any PlacesSDK,
        markers: [Marker],
        around center: Marker? = nil,
        _ zoom: Double = 1,
        onTap: @escaping (Marker) -> Void
    ) {
        self.service = service
        self.markers = markers
        self.center = center
        self.zoom = zoom
        self.onTap = onTap
    }

    var body: some View { service.map(markers: markers, around: center, zoom, onTap: onTap) }
}
