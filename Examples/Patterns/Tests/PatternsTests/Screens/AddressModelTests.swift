// The search field with a mock: no SDK, no network, no waiting.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class AddressModelTests: XCTestCase {
        @MainActor
        func testItShowsWhatTheQueryMayMean() async {
            let (model, _) = search()
            await model.type("green")
            XCTAssertEqual(model.suggestions, [.sample])
            await model.pick(.sample)
            XCTAssertEqual(model.picked, .sample)
            XCTAssertEqual(model.suggestions, [])
        }

        @MainActor
        func testALateAnswerIsNotShown() async throws {
            let (model, places) = search()
            let clock = FlowClock()
            places.clock = clock
            let first = Task { await model.type("green") }
            try await eventually { places.callsCount(of: .suggest) == 1 }
            await model.type("")
            XCTAssertEqual(model.suggestions, [])
            clock.advance(by: 1)
            await first.value
            XCTAssertEqual(model.suggestions, [])
            XCTAssertNil(model.problem)
        }

        @MainActor
        func testItSaysWhatWentWrong() async {
            let (model, places) = search()
            places.failNext(.suggest, with: .offline)
            await model.type("green")
            XCTAssertEqual(model.problem, "You are offline.")
            await model.type("green")
            XCTAssertNil(model.problem)
        }

        @MainActor
        private func search() -> (AddressModel, MockPlacesSDK) {
            let places = MockPlacesSDK()
            return (AddressModel(places: places), places)
        }
    }
#endif
