// A door with a mock of its lock: every scenario, time limits, and what happens by itself.

#if DEBUG
    import XCTest

    @testable import Patterns

    nonisolated final class DoorModelTests: XCTestCase {
        override func setUp() { FlowTest.failOnBreach() }

        @MainActor
        func testNoScenarioLeavesThePersonWaiting() async throws {
            for scenario in DoorLockScenario.allCases {
                let mock = MockDoorLockSDK()
                let model = DoorModel(doorLock: mock)
                mock.play(scenario)
                try await eventually { model.status.kind == mock.status.kind }
                XCTAssertFalse(model.isBusy, "\(scenario)")
                XCTAssertFalse(model.message.isEmpty, "\(scenario)")
            }
        }

        @MainActor
        func testTheDoorIsOpened() async throws {
            let mock = MockDoorLockSDK()
            mock.onConnect = { .connected }
            mock.onUnlock = { _ in .unlocked }
            let model = DoorModel(doorLock: mock)
            await model.open()
            await model.unlock(with: "2718")
            try await eventually { model.message == "The door is open." && model.charge == 80 }
            XCTAssertEqual(mock.calls, [.scan, .connect, .battery, .unlock])
            XCTAssertEqual(mock.unlockCalls, ["2718"])
        }

        @MainActor
        func testASearchWithoutAnEndTimesOut() async throws {
            let mock = MockDoorLockSDK(clock: SkippingClock(skipping: .seconds(10)))
            mock.onScan = { try await untilEnded() }
            let model = DoorModel(doorLock: mock)
            await model.open()
            try await eventually { model.message == "No lock answers." }
            XCTAssertEqual(mock.calls, [.scan])
        }

        @MainActor
        func testALockThatNeverAnswers() async throws {
            let mock = MockDoorLockSDK(clock: SkippingClock(skipping: .seconds(3)))
            mock.onConnect = { .connected }
            mock.onUnlock = { _ in try await untilEnded() }
            let model = DoorModel(doorLock: mock)
            await model.open()
            await model.unlock(with: "2718")
            try await eventually { model.status.kind == .unanswered }
            XCTAssertFalse(model.isBusy)
        }

        @MainActor
        func testClosingTheScreenCancelsTheSearch() async throws {
            let mock = MockDoorLockSDK()
            mock.onScan = { try await untilEnded() }
            let model = DoorModel(doorLock: mock)
            let opening = Task { await model.open() }
            try await eventually { model.status.kind == .scanning }
            await model.close()
            await opening.value
            try await eventually { model.status.kind == .idle }
            XCTAssertEqual(mock.calls, [.scan, .cancel])
        }

        @MainActor
        func testRingsAreCounted() async throws {
            let mock = MockDoorLockSDK()
            let model = DoorModel(doorLock: mock)
            mock.bellRang()
            mock.bellRang()
            try await eventually { model.rings == 2 }
        }

        @MainActor
        func testAClosedScreenIsReleased() async {
            let mock = MockDoorLockSDK()
            mock.onConnect = { .connected }
            var model: DoorModel? = DoorModel(doorLock: mock)
            let isThere = { [weak model] in model != nil }
            await model?.open()
            model = nil
            XCTAssertFalse(isThere())
        }
    }
#endif
