import Foundation

/// Serves ``PostService`` with MyBackend.
nonisolated final class MyBackendPostService: PostService {
    /// A post as the backend writes it.
    private struct WrittenPost: Codable {
        var id: String
        var author: String
        var text: String
    }

    private let transport: MyBackendTransport
    private let tokenStore: any TokenStore

    init(transport: @escaping MyBackendTransport, tokenStore: any TokenStore) {
        self.transport = transport
        self.tokenStore = tokenStore
    }

    /// Opens somebody's page.
    ///
    /// - Parameter user: Whose posts they are.
    /// - Parameter completion: Is called once, unless the step is ended before.
    func fetchPosts(for user: User, completion: @escaping FetchPostsCompletion) {
        guard let accessToken = tokenStore.accessToken else {
            return completion(.failure(PostsError.notSignedIn))
        }
        let request = MyBackendRequest(path: "users/\(user.id)/posts", accessToken: accessToken)
        transport(request) { result in
            completion(
                Result {
                    try JSONDecoder().decode([WrittenPost].self, from: try result.get())
                        .map { Post(id: $0.id, authorID: $0.author, text: $0.text) }
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
        guard let accessToken = tokenStore.accessToken else {
            return completion(.failure(.notSignedIn))
        }
        let request = MyBackendRequest(
            path: "users/\(user.id)/posts", accessToken: accessToken, body: Data(text.utf8))
        transport(request) { [self] result in
            completion(
                Result { try JSONDecoder().decode(WrittenPost.self, from: try result.get()) }
                    .map { Post(id: $0.id, authorID: $0.author, text: $0.text) }
                    .mapError(postsError))
        }
    }

    /// Maps an error of the SDK to the app's error.
    func postsError(for error: any Error) -> PostsError {
        if let error = error as? PostsError { return error }
        return .publishingFailed(error)
    }
}

extension MyBackendManager {
    /// Makes the wrapper that serves ``PostService``.
    func makePostService(tokenStore: any TokenStore) -> any PostService {
        MyBackendPostService(transport: transport, tokenStore: tokenStore)
    }
}
