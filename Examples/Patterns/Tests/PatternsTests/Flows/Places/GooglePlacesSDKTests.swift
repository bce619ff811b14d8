#if DEBUG
    @preconcurrency import GooglePlaces
    import XCTest

    @testable import Patterns

    /// Tests of ``GooglePlacesSDK`` against the stand-in for GooglePlaces.
    nonisolated final class GooglePlacesSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await PlacesContract { scenario in
                let places = self.launched()
                let client = GMSPlacesClient.shared()
                client.simulatedError = scenario.fails ? .networkError : nil
                switch scenario {
                case .dismissSuggest, .dismissPick: client.simulatedIsSlow = true
                case .pickSuggest: client.simulatedSlowQueries = ["green"]
                default: break
                }
                return places
            }.assertHolds()
        }

        @MainActor
        func testSuggest() async throws {
            let suggestions = try await launched().suggest(for: "gree")
            XCTAssertEqual(suggestions.map(\.title), ["Greenwich", "Greenland"])
            XCTAssertEqual(suggestions.map(\.subtitle), ["London, UK", "Denmark"])
        }

        @MainActor
        func testNothingIsAskedWithoutAQuery() async throws {
            let suggestions = try await launched().suggest(for: "")
            XCTAssertEqual(suggestions, [])
            XCTAssertTrue(GMSPlacesClient.shared().simulatedRequests.isEmpty)
        }

        @MainActor
        func testTheNextQueryCancelsTheOneBefore() async throws {
            let places = launched()
            let client = GMSPlacesClient.shared()
            client.simulatedSlowQueries = ["g"]
            let first = Task { try await places.suggest(for: "g") }
            try await eventually { client.simulatedRequests.count == 1 }
            let second = try await places.suggest(for: "os")
            XCTAssertEqual(second.map(\.title), ["Oslo"])
            client.simulateAnswers()
            do {
                _ = try await first.value
                XCTFail("it is cancelled")
            } catch is CancellationError {}
        }

        @MainActor
        func testTheQueriesUpToAPickAreOneSession() async throws {
            let places = launched()
            _ = try await places.suggest(for: "g")
            let suggestions = try await places.suggest(for: "greenw")
            let picked = try await places.pick(try XCTUnwrap(suggestions.first))
            XCTAssertEqual(
                picked,
                PickedPlace(
                    name: "Greenwich", address: "London, UK",
                    place: Place(latitude: 51.48, longitude: 0)))
            _ = try await places.suggest(for: "o")
            let requests = GMSPlacesClient.shared().simulatedRequests
            XCTAssertEqual(requests.map(\.text), ["g", "greenw", "p1", "o"])
            XCTAssertEqual(Set(requests.prefix(3).map(\.session)).count, 1)
            XCTAssertNotEqual(requests[3].session, requests[0].session)
        }

        @MainActor
        func testADismissalEndsTheSession() async throws {
            let places = launched()
            _ = try await places.suggest(for: "g")
            places.dismiss()
            _ = try await places.suggest(for: "g")
            let requests = GMSPlacesClient.shared().simulatedRequests
            XCTAssertNotEqual(requests[1].session, requests[0].session)
        }

        @MainActor
        func testErrorsOfTheVendorAreTheApps() async throws {
            let places = launched()
            let errors: [(GMSPlacesErrorCode, PlacesError.Kind)] = [
                (.networkError, .offline), (.rateLimitExceeded, .tooManyQueries),
                (.usageLimitExceeded, .tooManyQueries), (.keyInvalid, .other),
            ]
            for (code, kind) in errors {
                GMSPlacesClient.shared().simulatedError = code
                do {
                    _ = try await places.suggest(for: "g")
                    XCTFail("\(code)")
                } catch let error as PlacesError {
                    XCTAssertEqual(error.kind, kind)
                }
            }
        }

        @MainActor
        private func launched() -> any PlacesSDK {
            GMSPlacesClient.shared().simulateRestart()
            let manager = GooglePlacesManager()
            manager.launch(options: [:])
            return manager.makePlacesSDK()
        }
    }
#endif
