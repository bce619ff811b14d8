import Combine

/// Serves ``PostsSDK`` with MyBackend.
@MainActor
final class MyBackendPostsSDK: PostsSDK {
    private let manager: MyBackendManager
    private var fetchTask: Task<Void, Never>?
    private var uploadTask: Task<Void, Never>?
    private var watchTask: Task<Void, Never>?

    init(manager: MyBackendManager) {
        self.manager = manager
    }

    /// Looks at the badge.
    func count() -> AnyPublisher<Int, Never> {
        // TODO(flowgen): End a running `count`; that is no failure.
        // TODO(flowgen): Call MyBackend, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("count() is not written yet")
    }

    /// Opens the list.
    ///
    /// - Parameter page: The page.
    /// - Returns: A publisher that may fail with ``PostsError``.
    func fetch(page: Int) -> AnyPublisher<[Post], PostsError> {
        fetchTask?.cancel()
        let answerSubject = CurrentValueSubject<[Post]?, PostsError>(nil)
        fetchTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call MyBackend, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PostsError.noSuchPage
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(postsError(for: error)))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Sends a post.
    ///
    /// - Parameter post: The post.
    func upload(post: Post) -> AnyPublisher<Post, any Error> {
        uploadTask?.cancel()
        let answerSubject = CurrentValueSubject<Post?, any Error>(nil)
        uploadTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call MyBackend, then send the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PostsError.noSuchPage
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(error))
            }
        }
        return answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()
    }

    /// Changes a title.
    ///
    /// - Parameter title: The title.
    /// - Returns: A publisher that may fail with ``TitleProblem``.
    func rename(title: String) -> AnyPublisher<Void, TitleProblem> {
        // TODO(flowgen): End a running `rename`; that is no failure.
        // TODO(flowgen): Call MyBackend, then send `()` as the answer. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
        fatalError("rename(title:) is not written yet")
    }

    /// Leaves the list open.
    ///
    /// - Returns: A publisher that may fail with ``PostsError``.
    func watch() -> AnyPublisher<Post, PostsError> {
        watchTask?.cancel()
        let answerSubject = PassthroughSubject<Post, PostsError>()
        watchTask = Task {
            do {
                try Task.checkCancellation()
                // TODO(flowgen): Call MyBackend, then send each value, then `.finished`. Closures: `{ @Sendable value in Task { @MainActor in … } }`.
                throw PostsError.noSuchPage
            } catch {
                guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }
                answerSubject.send(completion: .failure(postsError(for: error)))
            }
        }
        return answerSubject.eraseToAnyPublisher()
    }

    /// Comes back to the list.
    func isCached() -> Bool {
        // TODO(flowgen): Call MyBackend, then return what it answers.
        fatalError("isCached() is not written yet")
    }

    /// Pastes a link.
    ///
    /// - Parameter link: The link.
    func parse(link: String) throws(PostsError) -> Post? {
        // TODO(flowgen): Call MyBackend, then return what it answers.
        throw PostsError.noSuchPage
    }

    /// Scrolls.
    ///
    /// - Parameter position: The position.
    func track(position: Double) {
        // TODO(flowgen): Call MyBackend.
    }

    /// Maps an error of the SDK to the app's error.
    func postsError(for error: any Error) -> PostsError {
        if let error = error as? PostsError { return error }
        // TODO(flowgen): Map the errors of MyBackend to the cases of `PostsError`.
        return .unreachable(error)
    }
}

extension MyBackendManager {
    /// Makes the wrapper that serves ``PostsSDK``.
    func makePostsSDK() -> any PostsSDK {
        MyBackendPostsSDK(manager: self)
    }
}
