@preconcurrency import FirebaseFirestore

/// Serves ``PostService`` with Firebase.
nonisolated final class FirebasePostService: PostService {
    private let manager: FirebaseManager
    /// The database is there once the app has launched.
    private lazy var client = Firestore.firestore()

    init(manager: FirebaseManager) {
        self.manager = manager
    }

    /// Opens somebody's page.
    ///
    /// - Parameter user: Whose posts they are.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func fetchPosts(for user: User, completion: @escaping FetchPostsCompletion) {
        client.collection("posts").whereField("author_id", isEqualTo: user.id)
            .getDocuments { snapshot, error in
                completion(
                    Result {
                        if let error { throw error }
                        let documents = snapshot?.documents ?? []
                        return try documents.map { Post(try $0.data(as: FirebasePost.self)) }
                    })
            }
    }

    /// Taps Post.
    ///
    /// - Parameter text: What the person has to say.
    /// - Parameter user: Who says it.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func publish(_ text: String, as user: User, completion: @escaping PublishCompletion) {
        guard !text.isEmpty else { return completion(.failure(.nothingToSay)) }
        let document = client.collection("posts").document()
        let post = FirebasePost(id: document.documentID, text: text, authorID: user.id)
        document.setData(["id": post.id, "text": post.text, "author_id": post.authorID]) {
            [self] error in
            completion(error.map { .failure(postsError(for: $0)) } ?? .success(Post(post)))
        }
    }

    /// Maps an error of the SDK to the app's error.
    func postsError(for error: any Error) -> PostsError {
        if let error = error as? PostsError { return error }
        if case FirestoreErrorCode.permissionDenied = error { return .notSignedIn }
        return .publishingFailed(error)
    }
}

extension FirebaseManager {
    /// Makes the wrapper that serves ``PostService``.
    func makePostService() -> any PostService {
        FirebasePostService(manager: self)
    }
}
