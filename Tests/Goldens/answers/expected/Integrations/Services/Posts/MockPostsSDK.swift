#if DEBUG
import Combine

/// A mock of ``PostsSDK`` for tests and previews.
@MainActor
final class MockPostsSDK: PostsSDK {
    // What was called.
    private(set) var calls: [PostsFlow.Step] = []
    private(set) var fetchCalls: [Int] = []
    private(set) var uploadCalls: [Post] = []
    private(set) var renameCalls: [String] = []
    private(set) var parseCalls: [String] = []
    private(set) var trackCalls: [Double] = []

    // What the steps do; a test can replace it.
    var onCount: @MainActor () async throws -> Int = { 1 }
    var onFetch: @MainActor (_ page: Int) async throws -> [Post] = { page in
        if page < 0 { throw PostsError.noSuchPage }
        return []
    }
    var onUpload: @MainActor (_ post: Post) async throws -> Post = { post in Post(title: "A post") }
    var onRename: @MainActor (_ title: String) async throws -> Void = { title in }
    var onWatch: @MainActor (_ yield: (Post) -> Void) async throws -> Void = { yield in yield(Post(title: "A post")) }
    var onIsCached: () -> Bool = { true }
    var onParse: (_ link: String) throws(PostsError) -> Post? = { (link) throws(PostsError) in nil }
    var onPinned: @MainActor () async throws -> Set<Post> = { [Post(title: "A post")] }
    var onNewest: @MainActor () async throws -> Post? = { nil }
    var onByTag: @MainActor () async throws -> [String: Post] = { [:] }
    var onTrack: (_ position: Double) -> Void = { position in }

    private let flow = FlowRunner<PostsFlow> { .unreachable($0) }

    func count() -> AnyPublisher<Int, Never> {
        calls.append(.count)
        return flow.publisher(.count) { [onCount] _, yield in
            yield(try await onCount())
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func fetch(page: Int) -> AnyPublisher<[Post], PostsError> {
        calls.append(.fetch)
        fetchCalls.append(page)
        return flow.publisher(.fetch) { [onFetch] _, yield in
            yield(try await onFetch(page))
        }.mapError { $0 as? PostsError ?? .unreachable($0) }.eraseToAnyPublisher()
    }

    func upload(post: Post) -> AnyPublisher<Post, any Error> {
        calls.append(.upload)
        uploadCalls.append(post)
        return flow.publisher(.upload) { [onUpload] _, yield in yield(try await onUpload(post)) }
    }

    func rename(title: String) -> AnyPublisher<Void, TitleProblem> {
        calls.append(.rename)
        renameCalls.append(title)
        return flow.publisher(.rename) { [onRename] _, yield in
            yield(try await onRename(title))
        }
        .mapError { $0 as? TitleProblem ?? { () -> TitleProblem in fatalError("not written yet") }() }
        .eraseToAnyPublisher()
    }

    func watch() -> AnyPublisher<Post, PostsError> {
        calls.append(.watch)
        return flow.publisher(.watch) { [onWatch] _, yield in
            try await onWatch(yield)
        }.mapError { $0 as? PostsError ?? .unreachable($0) }.eraseToAnyPublisher()
    }

    func isCached() -> Bool {
        calls.append(.isCached)
        return onIsCached()
    }

    func parse(link: String) throws(PostsError) -> Post? {
        calls.append(.parse)
        parseCalls.append(link)
        return try onParse(link)
    }

    func pinned() -> AnyPublisher<Set<Post>, Never> {
        calls.append(.pinned)
        return flow.publisher(.pinned) { [onPinned] _, yield in
            yield(try await onPinned())
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func newest() -> AnyPublisher<Post?, Never> {
        calls.append(.newest)
        return flow.publisher(.newest) { [onNewest] _, yield in
            yield(try await onNewest())
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func byTag() -> AnyPublisher<[String: Post], Never> {
        calls.append(.byTag)
        return flow.publisher(.byTag) { [onByTag] _, yield in
            yield(try await onByTag())
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func track(position: Double) {
        calls.append(.track)
        trackCalls.append(position)
        onTrack(position)
    }

    /// Returns once no step is running.
    func finishSteps() async { await flow.finishSteps() }
}
#endif
