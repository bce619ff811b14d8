// An SDK's own type that serves two flows, and a wrapper of a third that needs one of them.

#if DEBUG
    import Combine
    @preconcurrency import KeychainSwift
    import XCTest

    /// Tests of `KeychainSwift` as ``TokenStore``, and as ``NoteStore``.
    nonisolated final class KeychainTokenStoreTests: XCTestCase {
        @MainActor
        func testTheSDKsObjectIsHandedOut() async throws {
            let manager = IntegrationsManager()
            let tokens = manager.services.token
            tokens.accessToken = "a"
            tokens.refreshToken = "r"
            XCTAssertEqual(tokens.accessToken, "a")
            XCTAssertFalse(tokens.isEmpty)
            tokens.forget()
            XCTAssertTrue(tokens.isEmpty)
        }

        @MainActor
        func testAnAnswerOrAFailure() async throws {
            let tokens = IntegrationsManager().services.token
            var events: [String] = []
            func renew() {
                let reader = tokens.renew().sink { completion in
                    if case .failure(.missing) = completion { events.append("missing") }
                } receiveValue: {
                    events.append($0)
                }
                reader.cancel()
            }
            renew()
            tokens.refreshToken = "r"
            renew()
            XCTAssertEqual(events, ["missing", "new"])
        }

        @MainActor
        func testAStoreOnNoActor() async throws {
            let notes = KeychainManager().makeNoteStore()
            notes.note = "secret"
            XCTAssertEqual(notes.note, "secret")
            XCTAssertThrowsError(try notes.checkNote(""))
        }

        func testAnActorReadsTheTokens() async {
            let header = await RequestSigner().header(signedIn: "t")
            XCTAssertEqual(header, "Bearer t")
        }
    }

    /// Signs requests, off the main actor.
    private actor RequestSigner {
        private let tokens: any TokenStore = KeychainSwift()

        func header(signedIn token: String) -> String {
            tokens.accessToken = token
            return "Bearer \(tokens.accessToken)"
        }
    }
#endif
