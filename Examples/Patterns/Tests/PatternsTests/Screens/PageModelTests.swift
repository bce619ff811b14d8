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
            model.open()
            try await eventually { model.posts == [.sample] && model.videos == [.sample] }
            XCTAssertEqual(mocks.posts.fetchPostsCalls, [.sample])
        }

        @MainActor
        func testAFailureToFindVideosLeavesThePosts() async throws {
            let mocks = MockServices()
            mocks.videos.onFetchVideos = { throw VideosError.libraryFailed(CocoaError(.fileNoSuchFile)) }
            let model = PageModel(user: .sample, services: mocks.provider)
            model.open()
            try await eventually { model.problem == "The videos could not be found." && model.posts == [.sample] }
        }

        @MainActor
        func testAPublishedPostIsTheLast() async throws {
            let mocks = MockServices()
            let model = PageModel(user: .sample, services: mocks.provider)
            model.publish("Hello")
            try await eventually { model.posts == [.sample] }
            XCTAssertEqual(mocks.posts.publishCalls.map(\.text), ["Hello"])
        }

        @MainActor
        func testAnEmptyPostIsNotPublished() async throws {
            let model = PageModel(user: .sample, services: MockServices().provider)
            model.publish("")
            try await eventually { model.problem == "Please write something." }
            XCTAssertEqual(model.posts, [])
        }
    }
#endif
