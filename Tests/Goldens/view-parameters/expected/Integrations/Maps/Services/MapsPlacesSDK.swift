import Combine
@preconcurrency import DeepSwiftSeek
import Foundation
import SwiftUI

/// Implements ``PlacesSDK`` with Maps.
@MainActor
final class MapsPlacesSDK: PlacesSDK {
    private let manager: MapsManager
    private let flow = FlowRunner<PlacesFlow>(.idle) { _ in .none }

    init(manager: MapsManager) {
        self.manager = manager
    }

    var status: PlacesStatus { flow.status }
    var statusPublisher: AnyPublisher<PlacesStatus, Never> { flow.statusPublisher }

    var isReady: Bool {
        // TODO(flowgen): Return the value that DeepSwiftSeek holds.
        false
    }

    func map(markers: [Marker], around center: Marker?, _ zoom: Double, onTap: @escaping (Marker) -> Void) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek.
        AnyView(EmptyView())
    }

    func card(for marker: Marker, link: URL) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek.
        AnyView(EmptyView())
    }

    func legend(`default`: Bool, onClose: (() -> Void)?) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek.
        AnyView(EmptyView())
    }

    func sky(stars: Constellation) -> AnyView {
        // TODO(flowgen): Return a view of DeepSwiftSeek.
        AnyView(EmptyView())
    }

    func locate() {
        // TODO(flowgen): Call DeepSwiftSeek, then send `.found(marker:)`.
    }
}

extension MapsManager {
    func makePlacesSDK() -> any PlacesSDK {
        MapsPlacesSDK(manager: self).verified()
    }
}
