import Combine

/// Implements ``PostsSDK`` with MyBackend.
///
/// The work of a step must not hold the wrapper, so that it ends when the app drops the wrapper: capture what it
/// needs, such as `[manager]`. For a closure of MyBackend: `try await withCheckedThrowingContinuation { … }`.
@MainActor
final class MyBackendPostsSDK: PostsSDK {
    private let manager: MyBackendManager
    private let flow = FlowRunner<PostsFlow>(.none) { MyBackendPostsSDK.postsError(for: $0) }

    init(manager: MyBackendManager) {
        self.manager = manager
    }

    func count() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): Call MyBackend and return a publisher of the answer.
        Empty<Int, Never>().eraseToAnyPublisher()
    }

    func fetch(page: Int) -> AnyPublisher<[Post], PostsError> {
        flow.publisher(.fetch) { _ in
            // TODO(flowgen): Call MyBackend and return the answer.
            throw PostsError.noSuchPage
        }
    }

    func upload(post: Post) -> AnyPublisher<Post, any Error> {
        flow.publisher(
            .upload,
            map: { $0 },
            work: { _ in
                // TODO(flowgen): Call MyBackend and return the answer.
                throw PostsError.noSuchPage
            })
    }

    func rename(title: String) -> AnyPublisher<Void, TitleProblem> {
        // TODO(flowgen): Call MyBackend and return a publisher of the answer.
        Empty<Void, TitleProblem>().eraseToAnyPublisher()
    }

    func watch() -> AnyPublisher<Post, PostsError> {
        flow.publisher(.watch) { _, send in
            // TODO(flowgen): Call MyBackend and send each value.
            throw PostsError.noSuchPage
        }
    }

    func isCached() -> Bool {
        // TODO(flowgen): Call MyBackend and return the answer.
        false
    }

    func parse(link: String) throws(PostsError) -> Post? {
        // TODO(flowgen): Call MyBackend and return the answer.
        throw PostsError.noSuchPage
    }

    func pinned() -> AnyPublisher<Set<Post>, Never> {
        // TODO(flowgen): Call MyBackend and return a publisher of the answer.
        Empty<Set<Post>, Never>().eraseToAnyPublisher()
    }

    func newest() -> AnyPublisher<Post?, Never> {
        // TODO(flowgen): Call MyBackend and return a publisher of the answer.
        Empty<Post?, Never>().eraseToAnyPublisher()
    }

    func byTag() -> AnyPublisher<[String: Post], Never> {
        // TODO(flowgen): Call MyBackend and return a publisher of the answer.
        Empty<[String: Post], Never>().eraseToAnyPublisher()
    }

    func track(position: Double) {
        // TODO(flowgen): Call MyBackend.
    }

    /// Maps an error of MyBackend to the app's error.
    private static func postsError(for error: any Error) -> PostsError {
        // TODO(flowgen): Map the errors of MyBackend to the cases of `PostsError`.
        .unreachable(error)
    }
}

extension MyBackendManager {
    func makePostsSDK() -> any PostsSDK {
        MyBackendPostsSDK(manager: self)
    }
}
