#if DEBUG
    import XCTest

    @testable import Patterns

    /// Tests of ``MyBackendPostService`` with a stubbed transport.
    nonisolated final class MyBackendPostServiceTests: XCTestCase {
        private static let hello = #"{"id": "p1", "author": "1", "text": "Hello"}"#

        @MainActor
        func testItKeepsToTheFlow() async throws {
            let violations = try await PostsContract { scenario in
                switch scenario {
                case .fetchPostsSucceeds: Self.service { _ in Data("[\(Self.hello)]".utf8) }
                case .publishSucceeds: Self.service { _ in Data(Self.hello.utf8) }
                case .fetchPostsFailsWithNotSignedIn, .publishFailsWithNotSignedIn:
                    Self.service(isSignedIn: false) { _ in throw URLError(.userAuthenticationRequired) }
                case .fetchPostsFailsWithPublishingFailed, .publishFailsWithPublishingFailed:
                    Self.service { _ in throw URLError(.notConnectedToInternet) }
                // The contract's text is not empty.
                case .publishFailsWithNothingToSay: nil
                }
            }.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testFetchPosts() async throws {
            let service = Self.service { request in
                guard request.path == "users/1/posts", request.accessToken == "access", request.body == nil else {
                    throw URLError(.badURL)
                }
                return Data("[\(Self.hello)]".utf8)
            }
            let posts = try await answer { service.fetchPosts(for: .sample, completion: $0) }
            XCTAssertEqual(posts, [.sample])
        }

        @MainActor
        func testPublish() async throws {
            let service = Self.service { request in
                guard request.body == Data("Hello".utf8) else { throw URLError(.cannotDecodeRawData) }
                return Data(Self.hello.utf8)
            }
            let post = try await answer { service.publish("Hello", as: .sample, completion: $0) }
            XCTAssertEqual(post, .sample)
        }

        @MainActor
        func testPublishFails() async throws {
            let service = Self.service { _ in throw URLError(.notConnectedToInternet) }
            do {
                _ = try await answer { service.publish("", as: .sample, completion: $0) }
                XCTFail("there is nothing to say")
            } catch PostsError.nothingToSay {}
            do {
                _ = try await answer { service.publish("Hello", as: .sample, completion: $0) }
                XCTFail("there is no network")
            } catch PostsError.publishingFailed(URLError.notConnectedToInternet) {}
        }

        @MainActor
        private static func service(
            isSignedIn: Bool = true, transport: @escaping MyBackendTransport
        ) -> any PostService {
            let tokens = KeychainManager().keychain
            tokens.accessToken = isSignedIn ? "access" : nil
            return MyBackendManager(transport: transport).makePostService(tokenStore: tokens)
        }
    }
#endif
