import Combine
@preconcurrency import DeepSwiftSeek
import Foundation
import SwiftUI

/// Serves ``PlacesSDK`` with Maps.
@MainActor
final class MapsPlacesSDK: PlacesSDK {
    private let manager: MapsManager
    private let statusSubject = CurrentValueSubject<PlacesStatus, Never>(.idle)

    init(manager: MapsManager) {
        self.manager = manager
    }

    /// Publishes the current status first, then each change.
    var statusPublisher: AnyPublisher<PlacesStatus, Never> {
        statusSubject.eraseToAnyPublisher()
    }

    /// Whether it is ready.
    var isReady: Bool {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        fatalError("isReady is not written yet")
    }

    /// The map.
    ///
    /// - Parameter markers: What is pinned to the map.
    /// - Parameter center: The center.
    /// - Parameter zoom: The zoom.
    /// - Parameter onTap: The on tap.
    func map(
        markers: [Marker],
        around center: Marker?,
        _ zoom: Double,
        onTap: @escaping (Marker) -> Void
    ) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek, as an `AnyView`.
        fatalError("map is not written yet")
    }

    /// The card view.
    ///
    /// - Parameter marker: The marker.
    /// - Parameter link: The link.
    func card(for marker: Marker, link: URL) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek, as an `AnyView`.
        fatalError("card is not written yet")
    }

    /// The legend view.
    ///
    /// - Parameter default: The default.
    /// - Parameter onClose: The on close.
    func legend(`default`: Bool, onClose: (() -> Void)?) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek, as an `AnyView`.
        fatalError("legend is not written yet")
    }

    /// The sky view.
    ///
    /// - Parameter stars: The stars.
    func sky(stars: Constellation) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek, as an `AnyView`.
        fatalError("sky is not written yet")
    }

    /// Taps the arrow.
    ///
    /// Starts from `idle` or `found`, ends in `found`.
    func locate() {
        // TODO(flowgen): End a running `locate`; that is no failure.
        // TODO(flowgen): Call DeepSwiftSeek, then send `.found(marker:)`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
    }
}

extension MapsManager {
    /// Makes the wrapper that serves ``PlacesSDK``.
    func makePlacesSDK() -> any PlacesSDK {
        MapsPlacesSDK(manager: self)
    }
}
