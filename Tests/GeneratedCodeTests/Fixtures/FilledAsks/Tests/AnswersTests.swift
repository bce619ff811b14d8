// An SDK asks, and the app answers in closures that it has handed to the manager; with a mock, a closure asks.

#if DEBUG
    import Foundation
    import XCTest

    nonisolated final class AnswersTests: XCTestCase {
        @MainActor private final class App {
            var log: [String] = []
            var mayUseCamera = true
            var token: String? = "t1"

            var answers: KYCAnswers {
                KYCAnswers(
                    accessToken: { user, _ in
                        guard let token = self.token else { throw URLError(.timedOut) }
                        return "\(token) of \(user)"
                    },
                    mayUseCamera: { self.mayUseCamera },
                    log: { self.log.append($0) })
            }

            var manager: IntegrationsManager {
                IntegrationsManager(kycAnswers: answers, roomAnswers: RoomAnswers(default: { room in room }))
            }
        }

        @MainActor
        func testTheWrapperGetsTheAnswers() async {
            let app = App()
            let status = await app.manager.services.kyc.verify()
            XCTAssertEqual(status.kind, .known)
            XCTAssertEqual(app.log, ["verified with t1 of user 7"])
        }

        @MainActor
        func testAnAnswerMayBeNo() async {
            let app = App()
            app.mayUseCamera = false
            let status = await app.manager.services.kyc.verify()
            XCTAssertEqual(status.kind, .failed)
        }

        @MainActor
        func testAnAnswerMayFail() async {
            let app = App()
            app.token = nil
            let status = await app.manager.services.kyc.verify()
            XCTAssertEqual(status.kind, .failed)
            XCTAssertEqual(app.log, [])
        }

        @MainActor
        func testAMockAsksAsTheSDKDoes() async {
            let (app, mock) = (App(), MockKYCSDK())
            mock.appAnswers = app.answers
            mock.onVerify = { [unowned mock] in
                let token = try await mock.appAnswers?.accessToken("user 8", nil)
                await mock.appAnswers?.log(token ?? "none")
                return .known
            }
            let status = await mock.verify()
            XCTAssertEqual(status.kind, .known)
            XCTAssertEqual(app.log, ["t1 of user 8"])
        }
    }
#endif
