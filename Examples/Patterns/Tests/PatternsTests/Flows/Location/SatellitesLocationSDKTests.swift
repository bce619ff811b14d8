#if DEBUG
    @preconcurrency import LocationKit
    import XCTest

    @testable import Patterns

    /// Tests of ``SatellitesLocationSDK`` against the stand-in for LocationKit, which calls its delegate on a queue of
    /// its own.
    nonisolated final class SatellitesLocationSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var manager = SatellitesManager()
            var contract = LocationContract { scenario in
                manager = SatellitesManager()
                manager.positioning.simulated = GeoFix(latitude: 51.48, longitude: 0)
                switch scenario {
                case .askPermissionEndsInDenied: manager.positioning.simulatedAnswer = .denied
                case .followFailsWithSearchFailed: manager.positioning.simulated = nil
                case .askPermissionEndsInAllowed, .followSucceeds, .rest, .personMoves, .signalFades,
                    .permissionIsTaken:
                    break
                // The stand-in answers each search at once, and each time in the same way.
                default: return nil
                }
                return SatellitesLocationSDK(manager: manager)
            }
            contract.trigger = { event, _ in
                switch event {
                case .personMoves: manager.positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
                case .signalFades: manager.positioning.simulateLoss()
                case .permissionIsTaken: manager.positioning.simulateDenial()
                }
            }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testThePersonIsFollowed() async throws {
            let (sdk, positioning) = try await following()
            try await eventually { sdk.status.kind == .located }
            guard case .located(.sample) = sdk.status else { return XCTFail("\(sdk.status)") }
            let statuses = Recorder(sdk.statusPublisher)
            positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
            let all = try await statuses.first(2)
            guard case .located(Place(latitude: 2, longitude: 2)) = all[1] else { return XCTFail("\(all)") }
        }

        @MainActor
        func testPositionsAreIgnoredWhileThePersonIsNotFollowed() async throws {
            let (sdk, positioning) = try await following()
            try await eventually { sdk.status.kind == .located }
            let statuses = Recorder(sdk.statusPublisher)
            sdk.rest()
            positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
            sdk.follow()
            let all = try await statuses.first(4)
            XCTAssertEqual(all.map(\.kind), [.located, .allowed, .searching, .located])
        }

        /// A wrapper whose person has said yes, and has opened the map.
        @MainActor
        private func following() async throws -> (SatellitesLocationSDK, GeoManager) {
            let manager = SatellitesManager()
            manager.positioning.simulated = GeoFix(latitude: 51.48, longitude: 0)
            let sdk = SatellitesLocationSDK(manager: manager)
            sdk.askPermission()
            try await eventually { sdk.status.kind == .allowed }
            sdk.follow()
            return (sdk, manager.positioning)
        }
    }
#endif
