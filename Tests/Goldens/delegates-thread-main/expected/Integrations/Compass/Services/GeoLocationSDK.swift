import Combine
import Foundation
@preconcurrency import LocationKit

/// Implements ``LocationSDK`` with Compass.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[client]`. Where LocationKit calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
///
/// Where a method of a delegate ends a step: `return try await untilEnded()` is the work's last line, and the method
/// calls `flow.end` with a status, `returning:` a value or `throwing:` an error.
@MainActor
final class GeoLocationSDK: NSObject, LocationSDK {
    private let manager: CompassManager
    // TODO(flowgen): Set it before a step needs it, or make it a `let`.
    private var client: GeoManager?
    private let flow = FlowRunner<LocationFlow> { GeoLocationSDK.locationError(for: $0) }

    init(manager: CompassManager) {
        self.manager = manager
        super.init()
        // TODO(flowgen): Make this the delegate in LocationKit: `….delegate = self`.
    }

    var status: LocationStatus { flow.status }
    var statusPublisher: AnyPublisher<LocationStatus, Never> { flow.statusPublisher }

    func locate() {
        flow.start(.locate, via: .locating) { _ in
            // TODO(flowgen): Call LocationKit and return `.found(latitude:longitude:)`.
            throw NotWritten()
        }
    }

    // TODO(flowgen): Call this from LocationKit's callback.
    func moved(latitude: Double, longitude: Double) { flow.send(.found(latitude: latitude, longitude: longitude)) }

    /// Maps an error of LocationKit to the app's error.
    private nonisolated static func locationError(for error: any Error) -> LocationError {
        // TODO(flowgen): Map the errors of LocationKit to the cases of `LocationError`.
        .denied
    }
}

extension GeoLocationSDK: @preconcurrency GeoManagerDelegate {
    func geoManager(_ manager: GeoManager, didUpdate fixes: [GeoFix]) {
        // TODO(flowgen): Pass on what the flow needs.
    }

    func geoManager(_ manager: GeoManager, didFailWithError error: any Error) {
        // TODO(flowgen): Pass on what the flow needs.
    }

    func geoManagerShouldPause(_ manager: GeoManager) -> Bool {
        // TODO(flowgen): Return the value that LocationKit needs.
        false
    }
}

extension GeoLocationSDK: @preconcurrency GeoPauses {
    func geoManagerDidPause(_ manager: GeoManager) {
        // TODO(flowgen): Pass on what the flow needs.
    }
}

extension CompassManager {
    func makeLocationSDK() -> any LocationSDK {
        GeoLocationSDK(manager: self)
    }
}
