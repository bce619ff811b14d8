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
        let posts = AnswerLog<[Post]>()
        service.fetchPosts(for: .sample) { result in
            if case .success(let value) = result { posts.add(value) }
        }
        XCTAssertEqual(posts.all, [[.sample]])
        XCTAssertEqual(paths, ["users/1/posts for access"])
    }

    @MainActor
    func testFetchPostsNeedsAToken() async throws {
        let service = service(isSignedIn: false) { _, _ in XCTFail("nobody may ask") }
        let refusals = AnswerLog<Bool>()
        service.fetchPosts(for: .sample) { result in
            if case .failure(PostsError.notSignedIn) = result { refusals.add(true) }
        }
        XCTAssertEqual(refusals.all, [true])
    }

    @MainActor
    func testPublish() async throws {
        try await Self.contract.holds(for: .publish)
        let service = service { $1(.success(Data(Self.hello.utf8))) }
        let posts = AnswerLog<Post>()
        service.publish("Hello", as: .sample) { result in
            if case .success(let post) = result { posts.add(post) }
        }
        XCTAssertEqual(posts.all, [.sample])
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
        let problems = AnswerLog<String>()
        for text in ["", "Hello"] {
            manager.makePostService(tokenStore: tokens).publish(text, as: .sample) { result in
                switch result {
                case .failure(.nothingToSay): problems.add("nothing to say")
                case .failure(.publishingFailed(let error)): problems.add("\(type(of: error))")
                default: break
                }
            }
        }
        XCTAssertEqual(problems.all, ["nothing to say", "URLError"])
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

/// The answers of a service, which may come on any thread.
private nonisolated final class AnswerLog<Answer: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var answers: [Answer] = []

    var all: [Answer] {
        lock.lock()
        defer { lock.unlock() }
        return answers
    }

    func add(_ answer: Answer) {
        lock.lock()
        defer { lock.unlock() }
        answers.append(answer)
    }
}
