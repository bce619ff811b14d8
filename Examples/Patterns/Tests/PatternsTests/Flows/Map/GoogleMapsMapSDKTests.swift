import GoogleMaps
import SwiftUI
import XCTest

@testable import Patterns

/// Tests of ``GoogleMapsMapSDK`` against the stand-in for GoogleMaps.
nonisolated final class GoogleMapsMapSDKTests: XCTestCase {
    @MainActor
    func testFocus() async throws {
        let sdk = GoogleMapsMapSDK(manager: GoogleMapsManager())
        let shown = try self.shown(MapView(service: sdk, markers: []) { _ in })
        sdk.focus(on: .sample)
        XCTAssertEqual(shown.map.camera.target.latitude, Marker.sample.place.latitude)
    }

    @MainActor
    func testMapViewIsShown() async throws {
        let sdk = GoogleMapsMapSDK(manager: GoogleMapsManager())
        var tapped: [Marker] = []
        let view = MapView(service: sdk, markers: [.sample]) { tapped.append($0) }
        let shown = try self.shown(view)
        let context = UIViewControllerRepresentableContext<GoogleMapsMapView>(coordinator: ())
        let controller = shown.makeUIViewController(context: context)
        shown.updateUIViewController(controller, context: context)
        XCTAssertEqual(shown.map.markers.map(\.title), ["Observatory"])
        shown.map.simulateTap(on: try XCTUnwrap(shown.map.markers.first))
        XCTAssertEqual(tapped, [.sample])
        shown.updateUIViewController(controller, context: context)
        XCTAssertEqual(shown.map.markers.count, 1)
    }

    @MainActor
    private func shown(_ view: MapView) throws -> GoogleMapsMapView {
        try XCTUnwrap((view.body as? AnyView)?.wrapped as? GoogleMapsMapView)
    }
}
