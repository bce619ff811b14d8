#if DEBUG
    import XCTest

    @testable import Patterns

    /// Tests of ``MyBackendPostService`` with a stubbed transport.
    nonisolated final class MyBackendPostServiceTests: XCTestCase {
        private static let hello = #"{"id": "p1", "author": "1", "text": "Hello"}"#

        @MainActor
        func testItKeepsToTheFlow() async throws {
            try await PostsContract { scenario in
                guard scenario.error != .nothingToSay else {
                    throw ScenarioSkipped("the text is never empty")
                }
                let answer = scenario == .fetchPostsSucceeds ? "[\(Self.hello)]" : Self.hello
                return self.service(isSignedIn: scenario.error != .notSignedIn) { _ in
                    if scenario.fails { throw URLError(.timedOut) }
                    return Data(answer.utf8)
                }
            }.assertHolds()
        }

        @MainActor
        func testFetchPosts() async throws {
            let (paths, posts) = (Recorder<String>(), Recorder<[Post]>())
            let service = service { request in
                await paths.receive("\(request.path) for \(request.accessToken)")
                return Data("[\(Self.hello)]".utf8)
            }
            service.fetchPosts(for: .sample) { result in
                Task { @MainActor in posts.receive((try? result.get()) ?? []) }
            }
            let all = await posts.first(1)
            XCTAssertEqual(all, [[.sample]])
            XCTAssertEqual(paths.values, ["users/1/posts for access"])
        }

        @MainActor
        func testFetchPostsNeedsAToken() async throws {
            let service = service(isSignedIn: false) { _ in
                XCTFail("no request without a token")
                return Data()
            }
            let errors = Recorder<String>()
            service.fetchPosts(for: .sample) { result in
                guard case .failure(let error) = result else { return }
                Task { @MainActor in errors.receive("\(error)") }
            }
            let all = await errors.first(1)
            XCTAssertEqual(all, ["notSignedIn"])
        }

        @MainActor
        func testPublish() async throws {
            let service = service { _ in Data(Self.hello.utf8) }
            let posts = Recorder<Post?>()
            service.publish("Hello", as: .sample) { result in
                Task { @MainActor in posts.receive(try? result.get()) }
            }
            let all = await posts.first(1)
            XCTAssertEqual(all, [.sample])
        }

        @MainActor
        func testPublishFails() async throws {
            let problems = Recorder<String>()
            for text in ["", "Hello"] {
                let service = service { _ in throw URLError(.notConnectedToInternet) }
                service.publish(text, as: .sample) { result in
                    guard case .failure(let error) = result else { return }
                    Task { @MainActor in problems.receive("\(error.kind)") }
                }
                _ = await problems.first(problems.values.count + 1)
            }
            XCTAssertEqual(problems.values, ["nothingToSay", "publishingFailed"])
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
#endif
