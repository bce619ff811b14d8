// A service for one use is a new one each time, with all its wrappers; what they need is the one there
// is, or a new one where that is made for one use too.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of a session that ten SDKs serve at once.
    nonisolated final class VisitsTests: XCTestCase {
        @MainActor
        func testEachUseGetsANewOne() async throws {
            var passes = 0
            let manager = IntegrationsManager(pass: {
                passes += 1
                return MockPassSDK()
            })
            XCTAssertEqual(passes, 0)
            let first = manager.services.makeVisit()
            let second = manager.services.makeVisit()
            XCTAssertTrue(first is FanOutVisitSDK)
            XCTAssertFalse(first === second)
            XCTAssertEqual(passes, 2)
            first.enter(room: "hall")
            first.leave()
        }

        @MainActor
        func testEachCallReachesAll() async throws {
            let mocks = (1...10).map { _ in MockVisitSDK() }
            let visit = FanOutVisitSDK(mocks)
            visit.enter(room: "hall")
            visit.leave()
            for mock in mocks {
                XCTAssertEqual(mock.steps, [.enter, .leave])
                XCTAssertEqual(mock.enterCalls, ["hall"])
            }
        }
    }
#endif
