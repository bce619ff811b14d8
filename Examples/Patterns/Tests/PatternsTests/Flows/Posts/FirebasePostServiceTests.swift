@preconcurrency import FirebaseFirestore
import XCTest

@testable import Patterns

/// Tests of ``FirebasePostService`` against the stand-in for FirebaseFirestore, which calls every
/// completion on a queue of its own.
nonisolated final class FirebasePostServiceTests: XCTestCase {
    @MainActor
    func testFetchPosts() async throws {
        try await Self.contract.holds(for: .fetchPosts)
        let posts = Recorder<[String]>()
        let service = launched()
        service.publish("Hello", as: .sample) { @Sendable _ in }
        service.publish("Ahoy", as: User(id: "2", name: "Grace")) { @Sendable _ in }
        service.fetchPosts(for: .sample) { @Sendable result in
            Task { @MainActor in posts.receive((try? result.get().map(\.text)) ?? ["failed"]) }
        }
        let all = await posts.first(1)
        XCTAssertEqual(all, [["Hello"]])
    }

    @MainActor
    func testFetchPostsFails() async throws {
        let posts = Recorder<[String]>()
        let service = launched()
        Firestore.firestore().simulatesNoNetwork = true
        service.fetchPosts(for: .sample) { @Sendable result in
            Task { @MainActor in posts.receive((try? result.get().map(\.text)) ?? ["failed"]) }
        }
        let all = await posts.first(1)
        XCTAssertEqual(all, [["failed"]])
    }

    @MainActor
    func testADocumentThatIsNoPostFails() async throws {
        let posts = Recorder<[String]>()
        let service = launched()
        Firestore.firestore().collection("posts").addDocument(data: ["author_id": "1", "text": 7])
        service.fetchPosts(for: .sample) { @Sendable result in
            Task { @MainActor in posts.receive((try? result.get().map(\.text)) ?? ["failed"]) }
        }
        let all = await posts.first(1)
        XCTAssertEqual(all, [["failed"]])
    }

    @MainActor
    func testPublish() async throws {
        try await Self.contract.holds(for: .publish)
        let posts = Recorder<Post?>()
        launched().publish("Hello", as: .sample) { @Sendable result in
            Task { @MainActor in posts.receive(try? result.get()) }
        }
        let all = await posts.first(1)
        let post = try XCTUnwrap(all.first ?? nil)
        XCTAssertEqual(post.text, "Hello")
        XCTAssertEqual(post.authorID, "1")
    }

    /// What the flow promises, asked of ``FirebasePostService``.
    @MainActor
    private static var contract: PostsContract {
        PostsContract(make: makePostService)
    }

    /// Makes a fresh ``FirebasePostService`` for a way through the flow.
    @MainActor
    private static func makePostService(
        for way: PostsContract.Way
    ) async throws -> any PostService {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Firestore.firestore().simulateEmptyDatabase()
        Firestore.firestore().simulatesNoNetwork = way.fails
        return FirebasePostService(manager: manager)
    }

    @MainActor
    func testPublishFails() async throws {
        let failures = Recorder<String>()
        let service = launched()
        service.publish("", as: .sample) { @Sendable result in
            guard case .failure(.nothingToSay) = result else { return }
            Task { @MainActor in failures.receive("nothing to say") }
        }
        _ = await failures.first(1)
        Firestore.firestore().simulatesNoNetwork = true
        service.publish("Hello", as: .sample) { @Sendable result in
            guard case .failure(.publishingFailed(FirestoreErrorCode.unavailable)) = result else {
                return
            }
            Task { @MainActor in failures.receive("no network") }
        }
        let all = await failures.first(2)
        XCTAssertEqual(all, ["nothing to say", "no network"])
    }

    /// The service after the app's launch, over an empty database.
    @MainActor
    private func launched() -> FirebasePostService {
        let manager = FirebaseManager()
        manager.launch(options: [:])
        Firestore.firestore().simulateEmptyDatabase()
        return FirebasePostService(manager: manager)
    }
}
