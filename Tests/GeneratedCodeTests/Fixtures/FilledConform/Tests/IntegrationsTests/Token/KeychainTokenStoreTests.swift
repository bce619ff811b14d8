// An SDK's own type that serves two flows, and a wrapper of a third that needs one of them.

#if DEBUG
    import Combine
    import XCTest

    /// Tests of `KeychainSwift` as ``TokenStore``, and as ``NoteStore``.
    nonisolated final class KeychainTokenStoreTests: XCTestCase {
        @MainActor
        func testTheSDKsObjectIsHandedOut() async throws {
            let manager = IntegrationsManager()
            var tokens = manager.services.token
            tokens.accessToken = "a"
            tokens.refreshToken = "r"
            XCTAssertEqual(tokens.accessToken, "a")
            XCTAssertFalse(tokens.isEmpty)
            tokens.forget()
            XCTAssertTrue(tokens.isEmpty)
        }

        @MainActor
        func testAnAnswerOrAFailure() async throws {
            var tokens = IntegrationsManager().services.token
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
            var same = notes
            same.note = "secret"
            XCTAssertEqual(notes.note, "secret")
            XCTAssertThrowsError(try notes.checkNote(""))
        }
    }
#endif
