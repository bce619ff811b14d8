// A mock that may be called from any thread loses nothing, and tells every reader the same.

#if DEBUG
    import XCTest

    @testable import App

    /// Tests of ``MockLibrarySDK`` and ``LibraryValueSubject`` under many callers at once.
    nonisolated final class SharedMockBehaviourTests: XCTestCase {
        @MainActor
        func testAHundredCallersLoseNoCall() async throws {
            let mock = MockLibrarySDK()
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 {
                    group.addTask {
                        mock.track(position: Double(number))
                        await mock.search(title: "\(number)", limit: number)
                        _ = mock.isKnown(title: "\(number)")
                        mock.reader = "\(number)"
                    }
                }
            }
            XCTAssertEqual(mock.steps.count, 300)
            XCTAssertEqual(Set(mock.trackCalls), Set((0..<100).map(Double.init)))
            XCTAssertEqual(Set(mock.searchCalls.map(\.limit)), Set(0..<100))
            XCTAssertEqual(mock.isKnownCalls.count, 100)
        }

        @MainActor
        func testAllReadersSeeTheSameOrder() async throws {
            let subject = LibraryValueSubject(-1)
            let streams = [subject.stream(), subject.stream()]
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<100 { group.addTask { subject.send(number) } }
            }
            var seen: [[Int]] = []
            for stream in streams {
                var values: [Int] = []
                for await value in stream.prefix(101) { values.append(value) }
                seen.append(values)
            }
            XCTAssertEqual(seen[0], seen[1])
            XCTAssertEqual(seen[0].first, -1)
            XCTAssertEqual(seen[0].last, subject.value)
            XCTAssertEqual(seen[0].sorted(), Array(-1..<100))
        }

        @MainActor
        func testReadersComeAndGoOnAnyThread() async throws {
            let subject = LibraryValueSubject(0)
            let firsts = await withTaskGroup(of: Int?.self) { group in
                for number in 1...100 {
                    group.addTask {
                        subject.send(number)
                        return await subject.stream().first { _ in true }
                    }
                }
                var firsts: [Int?] = []
                for await first in group { firsts.append(first) }
                return firsts
            }
            XCTAssertEqual(firsts.compactMap { $0 }.count, 100)
            XCTAssertFalse(firsts.contains(0))
        }

        @MainActor
        func testAReaderThatLeavesIsForgotten() async throws {
            let subject = LibraryValueSubject(Probe())
            let unread = Sight(probe: subject.value)
            var stream: AsyncStream<Probe>? = subject.stream()
            subject.send(Probe())
            XCTAssertNotNil(unread.probe)
            XCTAssertNotNil(stream)
            stream = nil
            XCTAssertNil(unread.probe)
        }

        @MainActor
        func testACancelledCallerStopsWaiting() async throws {
            let mock = MockLibrarySDK()
            mock.keepsRealTime = true
            let fetch = Task { try await mock.fetch(page: 10) }
            fetch.cancel()
            do {
                _ = try await fetch.value
                XCTFail("nothing was thrown")
            } catch {
                XCTAssertTrue(error is CancellationError, "\(error)")
            }
            let page = try await mock.fetch(page: 11)
            XCTAssertEqual(page.count, 0)
        }

        @MainActor
        func testAHandlerMayCallTheMock() async throws {
            let mock = MockLibrarySDK()
            mock.isKnownHandler = { title in mock.trackCalls.isEmpty && title == "Ada" }
            XCTAssertTrue(mock.isKnown(title: "Ada"))
            mock.searchHandler = { _, _ in mock.send(.searching, .idle) }
            await mock.search(title: "x", limit: 1)
            mock.reset()
            XCTAssertEqual(mock.steps, [])
            XCTAssertTrue(mock.keepsRealTime == false && mock.isKnownHandler == nil)
        }
    }

    /// Something that can be seen to go.
    private nonisolated final class Probe: Sendable {}

    /// Sees it go.
    private nonisolated struct Sight {
        weak var probe: Probe?
    }
#endif
