// The views of a mock: a text with the view's name, or what a test has it supply. What they are shown with
// is listed.

#if DEBUG
    import SwiftUI
    import XCTest

    /// How tests and previews steer the views of a mock.
    nonisolated final class MockViewsTests: XCTestCase {
        @MainActor
        func testWhatAViewIsShownWithIsListed() async throws {
            let mock = MockPlacesSDK()
            _ = MapView(service: mock, markers: [.sample], 3, onTap: { _ in }).body
            XCTAssertEqual(mock.mapCalls.map(\.markers.count), [1])
            XCTAssertEqual(mock.mapCalls.map(\.zoom), [3])
            XCTAssertNil(mock.mapCalls[0].center)
            XCTAssertEqual(mock.steps, [])
        }

        @MainActor
        func testAHandlerGetsTheValuesAndTheViewsClosure() async throws {
            let mock = MockPlacesSDK()
            var tapped: [String] = []
            mock.mapHandler = { markers, _, _, onTap in
                markers.forEach(onTap)
                return AnyView(EmptyView())
            }
            _ = MapView(service: mock, markers: [.sample], onTap: { tapped.append($0.name) }).body
            XCTAssertEqual(tapped, ["Home"])
        }

        @MainActor
        func testResetForgetsCallsAndHandlers() async throws {
            let mock = MockPlacesSDK()
            var handled = 0
            mock.skyHandler = { _ in
                handled += 1
                return AnyView(EmptyView())
            }
            _ = mock.sky(stars: Constellation(stars: 7))
            mock.reset()
            _ = mock.sky(stars: Constellation(stars: 8))
            XCTAssertEqual(handled, 1)
            XCTAssertEqual(mock.skyCalls.map(\.stars), [8])
        }
    }
#endif
