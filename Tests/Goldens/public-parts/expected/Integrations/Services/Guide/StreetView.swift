public import SwiftUI

/// The street in front of a sight.
@MainActor
public struct StreetView: View {
    private let service: any GuideSDK
    private let sight: Sight
    private let zoom: Double

    public init(service: any GuideSDK, of sight: Sight, zoom: Double = 1) {
        self.service = service
        self.sight = sight
        self.zoom = zoom
    }

    public var body: some View { service.streetView(of: sight, zoom: zoom) }
}
