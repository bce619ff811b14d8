// An SDK that tells its delegate of everything on a queue of its own: what it tells becomes statuses, on the main
// actor.

import Combine
import Foundation
import LocationKit
import XCTest

/// What the SDK tells its delegate, as the app sees it.
nonisolated final class DelegateCallsTests: XCTestCase {
    @MainActor
    func testAPlaceBecomesAStatus() async throws {
        let kinds = try await kinds(afterLocatingAt: GeoFix(latitude: 48.2, longitude: 16.4))
        XCTAssertEqual(kinds, [.idle, .locating, .found])
    }

    @MainActor
    func testARefusalBecomesAFailure() async throws {
        let kinds = try await kinds(afterLocatingAt: nil)
        XCTAssertEqual(kinds, [.idle, .locating, .failed])
    }

    /// The statuses up to the one that ends the step, each seen on the main thread.
    @MainActor private func kinds(afterLocatingAt place: GeoFix?) async throws -> [LocationStatus.Kind] {
        let manager = CompassManager()
        manager.geoManager.simulated = place
        let sdk = manager.makeLocationSDK()
        var kinds: [LocationStatus.Kind] = []
        let ended = expectation(description: "the step has ended")
        let reader = sdk.statusPublisher.sink { status in
            XCTAssertTrue(Thread.isMainThread)
            kinds.append(status.kind)
            if status.kind == .found || status.kind == .failed { ended.fulfill() }
        }
        defer { reader.cancel() }
        sdk.locate()
        await fulfillment(of: [ended], timeout: 10)
        XCTAssertTrue(manager.geoManager.isPaused, "the delegate was called on the main thread")
        return kinds
    }
}
