// A stand-in for a maps SDK: a view that is given markers, and a delegate that is told what the person taps, on the
// main thread as views do. It draws nothing.

import Foundation
import UIKit

#if canImport(CoreLocation)
    @_exported import CoreLocation
#else
    /// A place on earth.
    public struct CLLocationCoordinate2D {
        /// Degrees north of the equator.
        public var latitude: Double
        /// Degrees east of Greenwich.
        public var longitude: Double
        /// A place at these degrees.
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }
#endif

/// Settings of the whole SDK.
public enum GMSServices {
    /// The key, for tests.
    public private(set) static var simulatedKey: String?

    /// Sets the account's key. Returns whether it looks like one.
    @discardableResult
    public static func provideAPIKey(_ apiKey: String) -> Bool {
        simulatedKey = apiKey
        return !apiKey.isEmpty
    }
}

/// Where a map looks.
public struct GMSCameraPosition {
    /// The middle of the map.
    public let target: CLLocationCoordinate2D
    /// How close it looks.
    public let zoom: Float

    /// A camera over a place.
    public init(target: CLLocationCoordinate2D, zoom: Float) {
        self.target = target
        self.zoom = zoom
    }
}

/// Something marked on a map.
@MainActor
public final class GMSMarker {
    /// Where it is.
    public let position: CLLocationCoordinate2D
    /// The words beside it.
    public var title: String?
    /// Whatever the app wants to keep with it.
    public var userData: Any?
    /// The map it is on.
    public weak var map: GMSMapView? {
        didSet {
            oldValue?.markers.removeAll { $0 === self }
            map?.markers.append(self)
        }
    }

    /// A marker that is on no map yet.
    public init(position: CLLocationCoordinate2D) { self.position = position }
}

/// Told what the person does on a map.
@MainActor
public protocol GMSMapViewDelegate: AnyObject {
    /// A marker was tapped. Returns whether that is all that should happen.
    func mapView(_ mapView: GMSMapView, didTap marker: GMSMarker) -> Bool
}

/// A map.
@MainActor
public final class GMSMapView: UIView {
    /// Told what the person does.
    public weak var delegate: GMSMapViewDelegate?
    /// Where the map looks.
    public private(set) var camera = GMSCameraPosition(
        target: CLLocationCoordinate2D(latitude: 0, longitude: 0), zoom: 1)
    /// What is marked on it, for tests.
    public internal(set) var markers: [GMSMarker] = []

    /// Moves the map.
    public func animate(to cameraPosition: GMSCameraPosition) { camera = cameraPosition }

    /// Takes all markers off.
    public func clear() {
        for marker in markers { marker.map = nil }
    }

    /// The person taps a marker, for tests.
    public func simulateTap(on marker: GMSMarker) {
        _ = delegate?.mapView(self, didTap: marker)
    }
}
