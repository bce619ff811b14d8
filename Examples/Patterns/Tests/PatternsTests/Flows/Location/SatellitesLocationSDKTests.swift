@preconcurrency import LocationKit
import XCTest

@testable import Patterns

/// Tests of ``SatellitesLocationSDK`` against the stand-in for LocationKit, which tells its delegate of
/// everything on a queue of its own.
nonisolated final class SatellitesLocationSDKTests: XCTestCase {
    @MainActor
    func testAskPermissionEndsInAllowed() async throws {
        try await Self.contract.holds(for: .askPermission, endingIn: .allowed)
        let sdk = SatellitesLocationSDK(manager: SatellitesManager())
        let statuses = Recorder(sdk.statusPublisher)
        sdk.askPermission()
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.notAsked, .asking, .allowed])
    }

    @MainActor
    func testAskPermissionEndsInDenied() async throws {
        try await Self.contract.holds(for: .askPermission, endingIn: .denied)
        let manager = SatellitesManager()
        manager.positioning.simulatedAnswer = .denied
        let sdk = SatellitesLocationSDK(manager: manager)
        let statuses = Recorder(sdk.statusPublisher)
        sdk.askPermission()
        let all = await statuses.first(3)
        XCTAssertEqual(all.map(\.kind), [.notAsked, .asking, .denied])
    }

    @MainActor
    func testFollowEndsInLocated() async throws {
        try await Self.contract.holds(for: .follow, endingIn: .located)
        let (sdk, _, statuses) = await following(from: GeoFix(latitude: 51.48, longitude: 0))
        let all = await statuses.first(5)
        XCTAssertEqual(all.map(\.kind), [.notAsked, .asking, .allowed, .searching, .located])
        guard case .located(let place) = all.last, place == .sample else {
            return XCTFail("\(all)")
        }
        sdk.rest()
    }

    @MainActor
    func testFollowEndsInLost() async throws {
        try await Self.contract.holds(for: .follow, endingIn: .lost)
        let (sdk, _, statuses) = await following(from: nil)
        let all = await statuses.first(5)
        guard case .lost(.searchFailed(GeoError.denied)) = all.last else {
            return XCTFail("\(all)")
        }
        sdk.rest()
    }

    @MainActor
    func testRest() async throws {
        try await Self.contract.holds(for: .rest)
        let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
        _ = await statuses.first(5)
        sdk.rest()
        manager.positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
        sdk.follow()
        let all = await statuses.first(8)
        XCTAssertEqual(all.suffix(3).map(\.kind), [.allowed, .searching, .located])
    }

    @MainActor
    func testPersonMoves() async throws {
        try await Self.contract.holds(when: .personMoves)
        let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
        _ = await statuses.first(5)
        manager.positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
        let all = await statuses.first(6)
        guard case .located(let place) = all.last, place == Place(latitude: 2, longitude: 2) else {
            return XCTFail("\(all)")
        }
        sdk.rest()
    }

    @MainActor
    func testSignalFades() async throws {
        try await Self.contract.holds(when: .signalFades)
        let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
        _ = await statuses.first(5)
        manager.positioning.simulateLoss()
        let all = await statuses.first(6)
        guard case .lost(.noSignal) = all.last else { return XCTFail("\(all)") }
        sdk.rest()
    }

    @MainActor
    func testPermissionIsTaken() async throws {
        try await Self.contract.holds(when: .permissionIsTaken)
        let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
        _ = await statuses.first(5)
        manager.positioning.simulateDenial()
        let all = await statuses.first(6)
        XCTAssertEqual(all.last?.kind, .denied)
        withExtendedLifetime(sdk) {}
    }

    /// What the flow promises, asked of ``SatellitesLocationSDK``.
    @MainActor
    private static var contract: LocationContract {
        LocationContract(make: makeLocationSDK, cause: cause)
    }

    /// Makes a fresh ``SatellitesLocationSDK`` for a way through the flow.
    @MainActor
    private static func makeLocationSDK(
        for way: LocationContract.Way
    ) async throws -> any LocationSDK {
        let manager = SatellitesManager()
        manager.positioning.simulatedAnswer = way == .askPermissionEndsInDenied ? .denied : .allowed
        manager.positioning.simulated = GeoFix(latitude: 51.48, longitude: 0)
        switch way {
        case .followFails, .followFailsWithSearchFailed: manager.positioning.simulated = nil
        case .askPermissionEndsInAllowed, .askPermissionEndsInDenied, .followSucceeds, .rest,
            .personMoves,
            .signalFades, .permissionIsTakenFromLocated, .permissionIsTaken:
            break
        default: throw XCTSkip("the stand-in cannot")
        }
        return SatellitesLocationSDK(manager: manager)
    }

    /// Brings about an event.
    @MainActor
    private static func cause(
        _ event: LocationContract.Event,
        on sdk: any LocationSDK
    ) async throws {
        let wrapper = try XCTUnwrap(sdk as? SatellitesLocationSDK)
        switch event {
        case .personMoves: wrapper.personMoves(place: .sample)
        case .signalFades: wrapper.signalFades(reason: .noSignal)
        case .permissionIsTaken: wrapper.permissionIsTaken()
        }
    }

    /// A wrapper whose person has said yes, and has opened the map.
    @MainActor
    private func following(
        from fix: GeoFix?
    ) async -> (SatellitesLocationSDK, SatellitesManager, Recorder<LocationStatus>) {
        let manager = SatellitesManager()
        manager.positioning.simulated = fix
        let sdk = SatellitesLocationSDK(manager: manager)
        let statuses = Recorder(sdk.statusPublisher)
        sdk.askPermission()
        _ = await statuses.first(3)
        sdk.follow()
        return (sdk, manager, statuses)
    }
}
