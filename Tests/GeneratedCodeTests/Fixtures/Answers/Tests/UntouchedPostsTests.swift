// A skeleton that owes a value never makes one up: it fails.

#if DEBUG
    import Combine
    import XCTest

    @testable import App

    /// Tests of ``MyBackendPostsSDK`` as it was written.
    nonisolated final class UntouchedPostsTests: XCTestCase {
        @MainActor
        func testAnswersAreFailures() async throws {
            let sdk = MyBackendPostsSDK(manager: MyBackendManager())
            let fetched = await Answer.of(sdk.fetch(page: 1))
            XCTAssertTrue(fetched.hasFailed && fetched.values.isEmpty)
            let uploaded = await Answer.of(sdk.upload(post: Post(title: "a")))
            XCTAssertTrue(uploaded.hasFailed && uploaded.values.isEmpty)
            let watched = await Answer.of(sdk.watch())
            XCTAssertTrue(watched.hasFailed && watched.values.isEmpty)
            XCTAssertThrowsError(try sdk.parse(link: "a"))
        }

        @MainActor
        func testASecondCallEndsTheFirstWithoutAFailure() async throws {
            let sdk = MyBackendPostsSDK(manager: MyBackendManager())
            let first = sdk.fetch(page: 1)
            let second = sdk.fetch(page: 2)
            let cancelled = await Answer.of(first)
            let answered = await Answer.of(second)
            XCTAssertFalse(cancelled.hasFailed)
            XCTAssertEqual(cancelled.values.count, 0)
            XCTAssertTrue(answered.hasFailed)
        }

        @MainActor
        func testTheMockAnswersByItsRules() async throws {
            let mock = MockPostsSDK()
            let refused = await Answer.of(mock.fetch(page: -1))
            XCTAssertTrue(refused.hasFailed && refused.values.isEmpty)
            let empty = await Answer.of(mock.fetch(page: 0))
            XCTAssertFalse(empty.hasFailed)
            XCTAssertEqual(empty.values.map(\.count), [0])
        }
    }

    /// What a publisher gave before it ended.
    @MainActor
    struct Answer<Value> {
        var values: [Value] = []
        var hasFailed = false

        /// Waits for the end; gives up after a while, so that a test can fail.
        static func of<Failure: Error>(_ publisher: AnyPublisher<Value, Failure>) async -> Answer {
            var answer = Answer()
            var hasEnded = false
            let reader = publisher.sink { completion in
                if case .failure = completion { answer.hasFailed = true }
                hasEnded = true
            } receiveValue: {
                answer.values.append($0)
            }
            for _ in 0..<2000 where !hasEnded {
                do { try await Task.sleep(nanoseconds: 1_000_000) } catch { break }
            }
            XCTAssertTrue(hasEnded)
            reader.cancel()
            return answer
        }
    }
#endif
