#if DEBUG
    @preconcurrency import GooglePlaces
    import XCTest

    @testable import Patterns

    /// Tests of ``GooglePlacesSDK`` against the stand-in for GooglePlaces.
    nonisolated final class GooglePlacesSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await PlacesContract { scenario in
                let places = Self.launched()
                GMSPlacesClient.shared().simulatedError =
                    switch scenario.moves.last?.failure {
                    case .offline: .networkError
                    case .tooManyQueries: .rateLimitExceeded
                    case .other: .internalError
                    case nil: nil
                    }
                return places
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testSuggest() async throws {
            let suggestions = try await Self.launched().suggest(for: "gree")
            XCTAssertEqual(suggestions.map(\.title), ["Greenwich", "Greenland"])
            XCTAssertEqual(suggestions.map(\.subtitle), ["London, UK", "Denmark"])
        }

        @MainActor
        func testNothingIsAskedWithoutAQuery() async throws {
            let suggestions = try await Self.launched().suggest(for: "")
            XCTAssertEqual(suggestions, [])
            XCTAssertTrue(GMSPlacesClient.shared().simulatedRequests.isEmpty)
        }

        @MainActor
        func testTheNextQueryCancelsTheOneBefore() async throws {
            let places = Self.launched()
            let client = GMSPlacesClient.shared()
            client.simulatedSlowQueries = ["g"]
            let first = Task { try await places.suggest(for: "g") }
            try await eventually { client.simulatedRequests.count == 1 }
            let second = try await places.suggest(for: "os")
            XCTAssertEqual(second.map(\.title), ["Oslo"])
            do {
                _ = try await first.value
                XCTFail("it is cancelled")
            } catch is CancellationError {}
            client.simulateAnswers()
        }

        @MainActor
        func testTheQueriesUpToAPickAreOneSession() async throws {
            let places = Self.launched()
            _ = try await places.suggest(for: "g")
            let suggestions = try await places.suggest(for: "greenw")
            let picked = try await places.pick(try XCTUnwrap(suggestions.first))
            XCTAssertEqual(picked.name, "Greenwich")
            XCTAssertEqual(picked.address, "London, UK")
            XCTAssertEqual(picked.place, .sample)
            _ = try await places.suggest(for: "o")
            let requests = GMSPlacesClient.shared().simulatedRequests
            XCTAssertEqual(requests.map(\.text), ["g", "greenw", "p1", "o"])
            XCTAssertEqual(Set(requests.prefix(3).map(\.session)).count, 1)
            XCTAssertNotEqual(requests[3].session, requests[0].session)
        }

        @MainActor
        func testADismissalEndsTheSession() async throws {
            let places = Self.launched()
            _ = try await places.suggest(for: "g")
            places.dismiss()
            _ = try await places.suggest(for: "g")
            let requests = GMSPlacesClient.shared().simulatedRequests
            XCTAssertNotEqual(requests[1].session, requests[0].session)
        }

        @MainActor
        func testErrorsOfTheVendorAreTheApps() async throws {
            let places = Self.launched()
            let errors: [(GMSPlacesErrorCode, String)] = [
                (.networkError, "offline"), (.usageLimitExceeded, "tooManyQueries"), (.keyInvalid, "other"),
            ]
            for (code, name) in errors {
                GMSPlacesClient.shared().simulatedError = code
                do {
                    _ = try await places.suggest(for: "g")
                    XCTFail("\(code)")
                } catch let error as PlacesError {
                    XCTAssertTrue("\(error)".hasPrefix(name))
                }
            }
        }

        @MainActor
        private static func launched() -> any PlacesSDK {
            GMSPlacesClient.shared().simulateRestart()
            let manager = GooglePlacesManager()
            manager.launch(options: [:])
            return manager.makePlacesSDK()
        }
    }
#endif
