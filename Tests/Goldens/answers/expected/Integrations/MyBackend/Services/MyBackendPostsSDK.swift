import Combine

/// Implements ``PostsSDK`` with MyBackend.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. Where MyBackend calls a closure: `try await withCheckedThrowingContinuation`, with
/// `{ @Sendable in continuation.resume(with: $0) }` as the closure.
@MainActor
final class MyBackendPostsSDK: PostsSDK {
    private let manager: MyBackendManager
    private let flow = FlowRunner<PostsFlow> { MyBackendPostsSDK.postsError(for: $0) }

    init(manager: MyBackendManager) {
        self.manager = manager
    }

    func count() -> AnyPublisher<Int, Never> {
        flow.publisher(.count) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func fetch(page: Int) -> AnyPublisher<[Post], PostsError> {
        flow.publisher(.fetch) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }.mapError { $0 as? PostsError ?? Self.postsError(for: $0) }.eraseToAnyPublisher()
    }

    func upload(post: Post) -> AnyPublisher<Post, any Error> {
        flow.publisher(.upload) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }
    }

    func rename(title: String) -> AnyPublisher<Void, TitleProblem> {
        flow.publisher(.rename) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }
        .mapError { $0 as? TitleProblem ?? { () -> TitleProblem in fatalError("not written yet") }() }
        .eraseToAnyPublisher()
    }

    func watch() -> AnyPublisher<Post, PostsError> {
        flow.publisher(.watch) { _, yield in
            // TODO(flowgen): Call MyBackend and yield each value.
            throw NotWritten()
        }.mapError { $0 as? PostsError ?? Self.postsError(for: $0) }.eraseToAnyPublisher()
    }

    func isCached() -> Bool {
        // TODO(flowgen): Call MyBackend and return the answer.
        flow.reportUnwritten(.isCached)
        return false
    }

    func parse(link: String) throws(PostsError) -> Post? {
        // TODO(flowgen): Call MyBackend and return the answer.
        flow.reportUnwritten(.parse)
        throw PostsError.unreachable(NotWritten())
    }

    func pinned() -> AnyPublisher<Set<Post>, Never> {
        flow.publisher(.pinned) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func newest() -> AnyPublisher<Post?, Never> {
        flow.publisher(.newest) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func byTag() -> AnyPublisher<[String: Post], Never> {
        flow.publisher(.byTag) { _, yield in
            // TODO(flowgen): Call MyBackend and yield the answer.
            throw NotWritten()
        }.catch { _ in Empty() }.eraseToAnyPublisher()
    }

    func track(position: Double) {
        // TODO(flowgen): Call MyBackend.
    }

    /// Maps an error of MyBackend to the app's error.
    private nonisolated static func postsError(for error: any Error) -> PostsError {
        // TODO(flowgen): Map the errors of MyBackend to the cases of `PostsError`.
        .unreachable(error)
    }
}

extension MyBackendManager {
    func makePostsSDK() -> any PostsSDK {
        MyBackendPostsSDK(manager: self)
    }
}
