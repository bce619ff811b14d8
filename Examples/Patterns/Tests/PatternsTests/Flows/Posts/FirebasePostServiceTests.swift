#if DEBUG
    @preconcurrency import FirebaseFirestore
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebasePostService`` against the stand-in for FirebaseFirestore, which calls every completion on a
    /// queue of its own.
    nonisolated final class FirebasePostServiceTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await PostsContract { scenario in
                // The stand-in lets everybody read and write.
                scenario.moves.last?.failure == nil ? Self.launched() : nil
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testPostsOfOnePersonAreFetched() async throws {
            let service = Self.launched()
            let collection = Firestore.firestore().collection("posts")
            collection.addDocument(data: ["id": "p1", "author_id": "1", "text": "Hello"])
            collection.addDocument(data: ["id": "p2", "author_id": "2", "text": "Ahoy"])
            let posts = try await answer { service.fetchPosts(for: .sample, completion: $0) }
            XCTAssertEqual(posts, [.sample])
        }

        @MainActor
        func testADocumentThatIsNoPostFails() async throws {
            let service = Self.launched()
            Firestore.firestore().collection("posts").addDocument(data: ["author_id": "1", "text": 7])
            do {
                _ = try await answer { service.fetchPosts(for: .sample, completion: $0) }
                XCTFail("it is no post")
            } catch PostsError.publishingFailed {}
        }

        @MainActor
        func testPublish() async throws {
            let service = Self.launched()
            let post = try await answer { service.publish("Hello", as: .sample, completion: $0) }
            XCTAssertEqual(post.text, "Hello")
            XCTAssertEqual(post.authorID, "1")
        }

        @MainActor
        func testPublishFails() async throws {
            let service = Self.launched()
            do {
                _ = try await answer { service.publish("", as: .sample, completion: $0) }
                XCTFail("there is nothing to say")
            } catch PostsError.nothingToSay {}
            Firestore.firestore().simulatesNoNetwork = true
            do {
                _ = try await answer { service.publish("Hello", as: .sample, completion: $0) }
                XCTFail("there is no network")
            } catch PostsError.publishingFailed(FirestoreErrorCode.unavailable) {}
        }

        /// The service after the app's launch, over an empty database.
        @MainActor
        private static func launched() -> any PostService {
            let manager = FirebaseManager()
            manager.launch(options: [:])
            Firestore.firestore().simulateEmptyDatabase()
            return manager.makePostService()
        }
    }
#endif
