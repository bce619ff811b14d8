// Somebody's page with mocks.

#if DEBUG
    import Combine
    import XCTest

    @testable import Patterns

    nonisolated final class PageModelTests: XCTestCase {
        @MainActor
        func testAPageShowsPostsAndVideos() async throws {
            let mocks = MockServices()
            let model = PageModel(user: .sample, services: mocks.provider)
            let posts = Recorder(model.$posts)
            let videos = Recorder(model.$videos)
            model.open()
            let allPosts = await posts.first(2)
            let allVideos = await videos.first(2)
            XCTAssertEqual(allPosts, [[], [.sample]])
            XCTAssertEqual(allVideos, [[], [.sample]])
            XCTAssertEqual(mocks.posts.fetchPostsCalls, [.sample])
        }

        @MainActor
        func testAFailureToFindVideosLeavesThePosts() async throws {
            let mocks = MockServices()
            mocks.videos.fetchVideosHandler = { .failure(.noSuchVideo) }
            let model = PageModel(user: .sample, services: mocks.provider)
            let problems = Recorder(model.$problem.compactMap { $0 })
            let posts = Recorder(model.$posts)
            model.open()
            let all = await problems.first(1)
            XCTAssertEqual(all, ["The videos could not be found."])
            _ = await posts.first(2)
            XCTAssertEqual(model.posts, [.sample])
        }

        @MainActor
        func testAPublishedPostIsTheLast() async throws {
            let mocks = MockServices()
            let model = PageModel(user: .sample, services: mocks.provider)
            let posts = Recorder(model.$posts)
            model.publish("Hello")
            let all = await posts.first(2)
            XCTAssertEqual(all, [[], [.sample]])
            XCTAssertEqual(mocks.posts.publishCalls.map(\.text), ["Hello"])
        }

        @MainActor
        func testAnEmptyPostIsNotPublished() async throws {
            let mocks = MockServices()
            let model = PageModel(user: .sample, services: mocks.provider)
            let problems = Recorder(model.$problem.compactMap { $0 })
            model.publish("")
            let all = await problems.first(1)
            XCTAssertEqual(all, ["Please write something."])
            XCTAssertEqual(model.posts, [])
        }
    }
#endif
