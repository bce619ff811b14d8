import Foundation
import SwiftUI

@MainActor
struct CardView: View {
    private let service: any PlacesSDK
    private let marker: Marker
    private let link: URL

    init(service: any PlacesSDK, for marker: Marker, link: URL) {
        self.service = service
        self.marker = marker
        self.link = link
    }

    var body: some View { service.card(for: marker, link: link) }
}
