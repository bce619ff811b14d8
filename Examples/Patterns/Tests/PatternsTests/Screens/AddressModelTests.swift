// The search field with a mock: no SDK, no network, no waiting.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class AddressModelTests: XCTestCase {
        @MainActor
        func testItShowsWhatTheQueryMayMean() async {
            let model = AddressModel(places: MockPlacesSDK(clock: ImmediateClock()))
            await model.type("green")
            XCTAssertEqual(model.suggestions, [.sample])
            await model.pick(.sample)
            XCTAssertEqual(model.picked, .sample)
            XCTAssertEqual(model.suggestions, [])
        }

        @MainActor
        func testALateAnswerIsNotShown() async throws {
            let places = MockPlacesSDK()
            let (answers, answer) = AsyncStream<[PlaceSuggestion]>.makeStream()
            places.onSuggest = { query in
                if query == "green" { for await late in answers { return late } }
                return []
            }
            let model = AddressModel(places: places)
            let first = Task { await model.type("green") }
            try await eventually { places.suggestCalls == ["green"] }
            await model.type("")
            answer.yield([.sample])
            await first.value
            XCTAssertEqual(model.suggestions, [])
        }

        @MainActor
        func testItSaysWhatWentWrong() async {
            let places = MockPlacesSDK()
            places.onSuggest = { _ in throw PlacesError.offline }
            let model = AddressModel(places: places)
            await model.type("green")
            XCTAssertEqual(model.problem, "You are offline.")
            places.onSuggest = { _ in [] }
            await model.type("green")
            XCTAssertNil(model.problem)
        }
    }
#endif
