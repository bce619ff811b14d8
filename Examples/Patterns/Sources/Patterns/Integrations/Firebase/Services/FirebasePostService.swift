@preconcurrency import FirebaseFirestore

/// Implements ``PostService`` with Firebase.
nonisolated final class FirebasePostService: PostService {
    private let flow = FlowRunner<PostsFlow> { FirebasePostService.postsError(for: $0) }

    func fetchPosts(for user: User, completion: @escaping @Sendable (Result<[Post], any Error>) -> Void) {
        flow.start(.fetchPosts, completion: completion) { _ in
            try await withCheckedThrowingContinuation { continuation in
                Firestore.firestore().collection("posts")
                    .whereField("author_id", isEqualTo: user.id)
                    .getDocuments { @Sendable snapshot, error in
                        continuation.resume(
                            with: Result {
                                if let error { throw error }
                                let documents = snapshot?.documents ?? []
                                return try documents.map {
                                    Post(try $0.data(as: FirebasePost.self))
                                }
                            })
                    }
            }
        }
    }

    func publish(
        _ text: String, as user: User,
        completion: @escaping @Sendable (Result<Post, PostsError>) -> Void
    ) {
        flow.start(
            .publish, completion: { completion($0.mapError { $0 as? PostsError ?? Self.postsError(for: $0) }) }
        ) { _ in
            guard !text.isEmpty else { throw PostsError.nothingToSay }
            let document = Firestore.firestore().collection("posts").document()
            let post = FirebasePost(id: document.documentID, text: text, authorID: user.id)
            try await withCheckedThrowingContinuation { continuation in
                document.setData(["id": post.id, "text": text, "author_id": user.id]) {
                    @Sendable error in
                    continuation.resume(with: error.map { .failure($0) } ?? .success(()))
                }
            }
            return Post(post)
        }
    }

    /// Maps an error of Firebase to the app's error.
    private nonisolated static func postsError(for error: any Error) -> PostsError {
        if case FirestoreErrorCode.permissionDenied = error { return .notSignedIn }
        return .publishingFailed(error)
    }
}

extension FirebaseManager {
    func makePostService() -> any PostService {
        FirebasePostService()
    }
}
