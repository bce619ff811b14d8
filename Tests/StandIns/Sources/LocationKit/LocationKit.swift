// A stand-in for a location SDK with a manager object and a delegate protocol without defaults, as Core Location has
// it, but for one requirement that is optional there. The manager is not Sendable, and tells its delegate of everything
// on a queue of its own, never on the main thread. It asks no satellite: the places to find are given to it, and so is
// what the person answers.

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
    /// There is no satellite in sight.
    case noSignal
}

/// What the person lets the app know.
public enum GeoAuthorization {
    /// They were not asked yet.
    case notDetermined
    /// The place, while they use the app.
    case allowed
    /// Nothing.
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
    /// The person has answered, or has changed their mind.
    func geoManagerDidChangeAuthorization(_ manager: GeoManager)
}

extension GeoManagerDelegate {
    /// Nobody wants to know.
    public func geoManagerDidChangeAuthorization(_ manager: GeoManager) {}
}

/// Finds out where the person is.
public final class GeoManager: NSObject {
    /// Told of everything, on a queue of the manager.
    public weak var delegate: GeoManagerDelegate?
    /// Where the person is; nil when it may not be known.
    public var simulated: GeoFix?
    /// What the person answers when they are asked.
    public var simulatedAnswer = GeoAuthorization.allowed
    /// What the person lets the app know.
    public private(set) var authorization = GeoAuthorization.notDetermined
    /// What the delegate last answered when asked for a rest.
    public private(set) var isPaused = false
    private var isUpdating = false
    private let queue = DispatchQueue(label: "LocationKit")

    /// Asks for the place once.
    public func requestFix() {
        queue.async { self.tell() }
    }

    /// Asks the person, unless they have answered before.
    public func requestAuthorization() {
        queue.async {
            if self.authorization == .notDetermined { self.authorization = self.simulatedAnswer }
            self.delegate?.geoManagerDidChangeAuthorization(self)
        }
    }

    /// Tells of the place now, and of each that comes.
    public func startUpdating() {
        queue.async {
            self.isUpdating = true
            self.tell()
        }
    }

    /// Tells of no more places.
    public func stopUpdating() {
        queue.async { self.isUpdating = false }
    }

    /// The person goes somewhere else, for tests.
    public func simulateMove(to fix: GeoFix) {
        queue.async {
            self.simulated = fix
            if self.isUpdating { self.tell() }
        }
    }

    /// The person goes where no satellite is seen, for tests.
    public func simulateLoss() {
        queue.async {
            guard self.isUpdating else { return }
            self.delegate?.geoManager(self, didFailWithError: GeoError.noSignal)
        }
    }

    /// The person takes back what they have allowed, for tests.
    public func simulateDenial() {
        queue.async {
            self.authorization = .denied
            self.delegate?.geoManagerDidChangeAuthorization(self)
        }
    }

    private func tell() {
        guard let delegate else { return }
        isPaused = delegate.geoManagerShouldPause(self)
        if let simulated {
            delegate.geoManager(self, didUpdate: [simulated])
        } else {
            delegate.geoManager(self, didFailWithError: GeoError.denied)
        }
    }
}
