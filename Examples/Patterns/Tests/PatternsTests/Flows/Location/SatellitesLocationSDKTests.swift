#if DEBUG
    @preconcurrency import LocationKit
    import XCTest

    @testable import Patterns

    /// Tests of ``SatellitesLocationSDK`` against the stand-in for LocationKit, which calls its delegate on
    /// a queue of its own.
    nonisolated final class SatellitesLocationSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let contract = LocationContract { scenario in
                // The stand-in answers the question and the search once for all.
                let manager = SatellitesManager()
                manager.positioning.simulated = GeoFix(latitude: 51.48, longitude: 0)
                switch scenario {
                case .askPermissionEndsInAllowed, .followSucceeds, .rest, .personMoves,
                    .signalFades,
                    .permissionIsTaken, .permissionIsTakenFromLocated:
                    break
                case .askPermissionEndsInDenied: manager.positioning.simulatedAnswer = .denied
                case .followFails, .followFailsWithSearchFailed: manager.positioning.simulated = nil
                default: throw ScenarioSkipped("the stand-in cannot")
                }
                return SatellitesLocationSDK(manager: manager)
            } trigger: { event, service in
                let wrapper = try XCTUnwrap(service as? SatellitesLocationSDK)
                switch event {
                case .personMoves: wrapper.personMoves(place: .sample)
                case .signalFades: wrapper.signalFades(reason: .noSignal)
                case .permissionIsTaken: wrapper.permissionIsTaken()
                }
            }
            try await contract.assertHolds()
        }

        @MainActor
        func testAskPermissionEndsInAllowed() async throws {
            let sdk = SatellitesLocationSDK(manager: SatellitesManager())
            let statuses = Recorder(sdk.statusPublisher)
            sdk.askPermission()
            let all = await statuses.first(3)
            XCTAssertEqual(all.map(\.kind), [.notAsked, .asking, .allowed])
        }

        @MainActor
        func testAskPermissionEndsInDenied() async throws {
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
            let (sdk, _, statuses) = await following(from: nil)
            let all = await statuses.first(5)
            guard case .lost(.searchFailed(GeoError.denied)) = all.last else {
                return XCTFail("\(all)")
            }
            sdk.rest()
        }

        @MainActor
        func testRest() async throws {
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
            let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
            _ = await statuses.first(5)
            manager.positioning.simulateMove(to: GeoFix(latitude: 2, longitude: 2))
            let all = await statuses.first(6)
            guard case .located(let place) = all.last, place == Place(latitude: 2, longitude: 2)
            else {
                return XCTFail("\(all)")
            }
            sdk.rest()
        }

        @MainActor
        func testSignalFades() async throws {
            let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
            _ = await statuses.first(5)
            manager.positioning.simulateLoss()
            let all = await statuses.first(6)
            guard case .lost(.noSignal) = all.last else { return XCTFail("\(all)") }
            sdk.rest()
        }

        @MainActor
        func testPermissionIsTaken() async throws {
            let (sdk, manager, statuses) = await following(from: GeoFix(latitude: 1, longitude: 1))
            _ = await statuses.first(5)
            manager.positioning.simulateDenial()
            let all = await statuses.first(6)
            XCTAssertEqual(all.last?.kind, .denied)
            withExtendedLifetime(sdk) {}
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
#endif
