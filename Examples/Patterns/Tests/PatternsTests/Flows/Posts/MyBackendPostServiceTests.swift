import XCTest

@testable import Patterns

/// Tests of ``MyBackendPostService`` over a backend of the tests' own.
nonisolated final class MyBackendPostServiceTests: XCTestCase {
    private static let hello = #"{"id": "p1", "author": "1", "text": "Hello"}"#

    @MainActor
    func testFetchPosts() async throws {
        try await Self.contract.holds(for: .fetchPosts)
        var paths: [String] = []
        let service = service { request, completion in
            paths.append("\(request.path) for \(request.accessToken)")
            completion(.success(Data("[\(Self.hello)]".utf8)))
        }
        var posts: [Post]?
        service.fetchPosts(for: .sample) { posts = try? $0.get() }
        XCTAssertEqual(posts, [.sample])
        XCTAssertEqual(paths, ["users/1/posts for access"])
    }

    @MainActor
    func testFetchPostsNeedsAToken() async throws {
        let service = service(isSignedIn: false) { _, _ in XCTFail("nobody may ask") }
        var isRefused = false
        service.fetchPosts(for: .sample) { result in
            if case .failure(PostsError.notSignedIn) = result { isRefused = true }
        }
        XCTAssertTrue(isRefused)
    }

    @MainActor
    func testPublish() async throws {
        try await Self.contract.holds(for: .publish)
        let service = service { $1(.success(Data(Self.hello.utf8))) }
        var post: Post?
        service.publish("Hello", as: .sample) { post = try? $0.get() }
        XCTAssertEqual(post, .sample)
    }

    /// What the flow promises, asked of ``MyBackendPostService``.
    @MainActor
    private static var contract: PostsContract {
        PostsContract(make: makePostService)
    }

    /// Makes a fresh ``MyBackendPostService`` for a way through the flow.
    @MainActor
    private static func makePostService(
        for way: PostsContract.Way
    ) async throws -> any PostService {
        let tokens = KeychainManager().keychain
        tokens.accessToken = "access"
        let answer = way == .fetchPostsSucceeds ? "[\(hello)]" : hello
        let manager = MyBackendManager { _, completion in
            completion(way.fails ? .failure(URLError(.timedOut)) : .success(Data(answer.utf8)))
        }
        return manager.makePostService(tokenStore: tokens)
    }

    @MainActor
    func testPublishFails() async throws {
        let manager = MyBackendManager()
        let tokens = KeychainManager().keychain
        tokens.accessToken = "access"
        var problems: [String] = []
        for text in ["", "Hello"] {
            manager.makePostService(tokenStore: tokens).publish(text, as: .sample) { result in
                switch result {
                case .failure(.nothingToSay): problems.append("nothing to say")
                case .failure(.publishingFailed(let error)): problems.append("\(type(of: error))")
                default: break
                }
            }
        }
        XCTAssertEqual(problems, ["nothing to say", "URLError"])
    }

    @MainActor
    private func service(
        isSignedIn: Bool = true, transport: @escaping MyBackendTransport
    ) -> any PostService {
        let tokens = KeychainManager().keychain
        tokens.accessToken = isSignedIn ? "access" : nil
        return MyBackendManager(transport: transport).makePostService(tokenStore: tokens)
    }
}
