// A stand-in for a location SDK with a manager object and a delegate protocol without defaults, as
// Core Location has it. The manager is not Sendable, and tells its delegate of everything on a queue
// of its own, never on the main thread. It asks no satellite: the place to find is given to it.

import Foundation

/// A place on earth.
public final class GeoFix: NSObject {
    /// Degrees north of the equator.
    public let latitude: Double
    /// Degrees east of Greenwich.
    public let longitude: Double

    /// A place at these degrees.
    public init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Why no place was found.
public enum GeoError: Error {
    /// The person did not allow it.
    case denied
}

/// Told of everything that a manager finds.
public protocol GeoManagerDelegate: NSObjectProtocol {
    /// Places were found, the newest last.
    func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix])
    /// None was found.
    func geoManager(_ manager: GeoManager, didFailWithError error: Error)
    /// Whether the manager may rest while the person does not move.
    func geoManagerShouldPause(_ manager: GeoManager) -> Bool
}

/// Finds out where the person is.
public final class GeoManager: NSObject {
    /// Told of everything, on a queue of the manager.
    public weak var delegate: GeoManagerDelegate?
    /// Where the person is; nil when it may not be known.
    public var simulated: GeoFix?
    /// What the delegate last answered when asked for a rest.
    public private(set) var isPaused = false
    private let queue = DispatchQueue(label: "LocationKit")

    /// Asks for the place once.
    public func requestFix() {
        queue.async {
            guard let delegate = self.delegate else { return }
            self.isPaused = delegate.geoManagerShouldPause(self)
            if let fix = self.simulated {
                delegate.geoManager(self, didUpdate: [fix])
            } else {
                delegate.geoManager(self, didFailWithError: GeoError.denied)
            }
        }
    }
}
