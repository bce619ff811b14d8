import Combine
import Foundation
import SwiftUI

/// Shows places on a map, and finds one.
@MainActor
protocol PlacesSDK: AnyObject, Sendable {
    /// - User story: Taps the arrow.
    /// - Statuses: `idle` or `found` → `found`.
    func locate()

    var isReady: Bool { get }

    /// The map.
    ///
    /// - Parameter markers: What is pinned to the map.
    func map(markers: [Marker], around center: Marker?, _ zoom: Double, onTap: @escaping (Marker) -> Void) -> AnyView

    func card(for marker: Marker, link: URL) -> AnyView

    func legend(`default`: Bool, onClose: (() -> Void)?) -> AnyView

    func sky(stars: Constellation) -> AnyView

    var status: PlacesStatus { get }
    /// Publishes the status now, then each new one.
    var statusPublisher: AnyPublisher<PlacesStatus, Never> { get }
}
