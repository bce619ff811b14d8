// The rules of a flow, tried in order: statuses, lists of them, values, errors and streams.

#if DEBUG
    import Combine
    import XCTest

    @testable import App

    /// Tests of what ``MockSignInSDK`` answers.
    nonisolated final class SignInMockBehaviourTests: XCTestCase {
        @MainActor
        func testTheFirstRuleThatAppliesAnswers() async throws {
            XCTAssertEqual(kinds(name: "", code: "slow"), [.signedOut, .checking, .refused])
            XCTAssertEqual(kinds(name: "Ada", code: "slow"), [.signedOut, .checking, .signedIn])
            XCTAssertEqual(kinds(name: "Ada", code: "123"), [.signedOut, .checking, .refused])
            XCTAssertEqual(
                kinds(name: "Ada", code: "12345"), [.signedOut, .checking, .checking, .signedIn])
        }

        @MainActor
        func testTheRulesSpeakOfTheArguments() async throws {
            let mock = MockSignInSDK()
            var last: SignInStatus?
            let reader = mock.statusPublisher.sink { last = $0 }
            mock.enter(name: "Ada", code: "123")
            guard case .refused(reason: .wrongCode(left: 1))? = last else {
                return XCTFail("\(String(describing: last))")
            }
            mock.enter(name: "Ada", code: "12345")
            guard case .signedIn(name: "Ada!")? = last else {
                return XCTFail("\(String(describing: last))")
            }
            reader.cancel()
        }

        @MainActor
        func testAnswersAreValuesOrErrors() async throws {
            let mock = MockSignInSDK()
            var values: [Bool] = []
            var failures = 0
            for name in ["root", "Ada"] {
                let reader = mock.remember(name: name).sink { completion in
                    if case .failure = completion { failures += 1 }
                } receiveValue: {
                    values.append($0)
                }
                reader.cancel()
            }
            XCTAssertEqual(values, [true])
            XCTAssertEqual(failures, 1)
            var hints: [String] = []
            let reader = mock.hints().sink { hints.append($0) }
            XCTAssertEqual(hints, ["Try the code on the card", "Ask for a new one"])
            reader.cancel()
        }

        /// Rules with a time answer at once, unless the mock is told to keep it.
        @MainActor
        func testRealTimeIsKeptOnlyWhenAsked() async throws {
            let mock = MockSignInSDK()
            mock.keepsRealTime = true
            var kinds: [SignInStatus.Kind] = []
            let reader = mock.statusPublisher.sink { kinds.append($0.kind) }
            mock.enter(name: "Ada", code: "12345")
            XCTAssertNotEqual(kinds.last, .signedIn)
            for _ in 0..<10_000 where kinds.last != .signedIn {
                try await Task.sleep(nanoseconds: 1_000_000)
            }
            XCTAssertEqual(kinds, [.signedOut, .checking, .checking, .signedIn])
            reader.cancel()
        }

        /// The statuses after one attempt.
        @MainActor
        private func kinds(name: String, code: String) -> [SignInStatus.Kind] {
            let mock = MockSignInSDK()
            var kinds: [SignInStatus.Kind] = []
            let reader = mock.statusPublisher.sink { kinds.append($0.kind) }
            mock.enter(name: name, code: code)
            reader.cancel()
            return kinds
        }
    }
#endif
