import Foundation

/// Implements ``PostService`` with MyBackend.
nonisolated final class MyBackendPostService: PostService {
    /// A post as the backend writes it.
    private struct WrittenPost: Codable {
        var id: String
        var author: String
        var text: String

        var post: Post { Post(id: id, authorID: author, text: text) }
    }

    private let transport: MyBackendTransport
    private let tokenStore: any TokenStore
    private let flow = FlowRunner<PostsFlow> { MyBackendPostService.postsError(for: $0) }

    init(transport: @escaping MyBackendTransport, tokenStore: any TokenStore) {
        self.transport = transport
        self.tokenStore = tokenStore
    }

    func fetchPosts(for user: User, completion: @escaping @Sendable (Result<[Post], any Error>) -> Void) {
        flow.start(.fetchPosts, completion: completion) { [transport, token = tokenStore.accessToken] _ in
            guard let token else { throw PostsError.notSignedIn }
            let answer = try await transport(
                MyBackendRequest(path: "users/\(user.id)/posts", accessToken: token))
            return try JSONDecoder().decode([WrittenPost].self, from: answer).map(\.post)
        }
    }

    func publish(
        _ text: String, as user: User,
        completion: @escaping @Sendable (Result<Post, PostsError>) -> Void
    ) {
        flow.start(
            .publish, completion: { completion($0.mapError { $0 as? PostsError ?? Self.postsError(for: $0) }) }
        ) { [transport, token = tokenStore.accessToken] _ in
            guard !text.isEmpty else { throw PostsError.nothingToSay }
            guard let token else { throw PostsError.notSignedIn }
            let answer = try await transport(
                MyBackendRequest(
                    path: "users/\(user.id)/posts", accessToken: token, body: Data(text.utf8)))
            return try JSONDecoder().decode(WrittenPost.self, from: answer).post
        }
    }

    /// Maps an error of MyBackend to the app's error.
    private nonisolated static func postsError(for error: any Error) -> PostsError {
        .publishingFailed(error)
    }
}

extension MyBackendManager {
    func makePostService(tokenStore: any TokenStore) -> any PostService {
        MyBackendPostService(transport: transport, tokenStore: tokenStore)
    }
}
