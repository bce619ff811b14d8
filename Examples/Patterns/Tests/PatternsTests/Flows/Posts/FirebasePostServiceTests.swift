#if DEBUG
    @preconcurrency import FirebaseFirestore
    import XCTest

    @testable import Patterns

    /// Tests of ``FirebasePostService`` against the stand-in for FirebaseFirestore, which calls every
    /// completion on a queue of its own.
    nonisolated final class FirebasePostServiceTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await PostsContract { scenario in
                guard [nil, .publishingFailed].contains(scenario.error) else {
                    throw ScenarioSkipped("the stand-in cannot")
                }
                let service = self.launched()
                Firestore.firestore().simulatesNoNetwork = scenario.fails
                return service
            }.assertHolds()
        }

        @MainActor
        func testFetchPosts() async throws {
            let posts = Recorder<[String]>()
            let service = launched()
            let collection = Firestore.firestore().collection("posts")
            collection.addDocument(data: ["id": "p1", "author_id": "1", "text": "Hello"])
            collection.addDocument(data: ["id": "p2", "author_id": "2", "text": "Ahoy"])
            service.fetchPosts(for: .sample) { result in
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
            service.fetchPosts(for: .sample) { result in
                Task { @MainActor in posts.receive((try? result.get().map(\.text)) ?? ["failed"]) }
            }
            let all = await posts.first(1)
            XCTAssertEqual(all, [["failed"]])
        }

        @MainActor
        func testADocumentThatIsNoPostFails() async throws {
            let posts = Recorder<[String]>()
            let service = launched()
            Firestore.firestore().collection("posts").addDocument(data: [
                "author_id": "1", "text": 7,
            ])
            service.fetchPosts(for: .sample) { result in
                Task { @MainActor in posts.receive((try? result.get().map(\.text)) ?? ["failed"]) }
            }
            let all = await posts.first(1)
            XCTAssertEqual(all, [["failed"]])
        }

        @MainActor
        func testPublish() async throws {
            let posts = Recorder<Post?>()
            let service = launched()
            service.publish("Hello", as: .sample) { result in
                Task { @MainActor in posts.receive(try? result.get()) }
            }
            let all = await posts.first(1)
            let post = try XCTUnwrap(all.first ?? nil)
            XCTAssertEqual(post.text, "Hello")
            XCTAssertEqual(post.authorID, "1")
        }

        @MainActor
        func testPublishFails() async throws {
            let failures = Recorder<String>()
            let service = launched()
            service.publish("", as: .sample) { result in
                guard case .failure(.nothingToSay) = result else { return }
                Task { @MainActor in failures.receive("nothing to say") }
            }
            _ = await failures.first(1)
            Firestore.firestore().simulatesNoNetwork = true
            service.publish("Hello", as: .sample) { result in
                guard case .failure(.publishingFailed(FirestoreErrorCode.unavailable)) = result
                else {
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
            return FirebasePostService()
        }
    }
#endif
