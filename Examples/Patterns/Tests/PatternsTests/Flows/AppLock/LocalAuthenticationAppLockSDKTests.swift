#if DEBUG
    @preconcurrency import LocalAuthentication
    import XCTest

    @testable import Patterns

    /// Tests of ``LocalAuthenticationAppLockSDK`` with contexts that know what they will answer.
    nonisolated final class LocalAuthenticationAppLockSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var manager = LocalAuthenticationManager()
            let contract = AppLockContract { scenario in
                var answers = scenario.answers(of: .unlock)
                manager = LocalAuthenticationManager {
                    StubbedContext(Self.answer(of: answers.popFirst() ?? .nothing))
                }
                return manager.makeAppLockSDK()
            } trigger: { event, _ in
                switch event {
                case .appLeft: manager.enterBackground()
                }
            }
            try await contract.assertHolds()
        }

        private static func answer(
            of answer: FlowStubAnswer<AppLockFlow>
        ) -> StubbedContext.Answer {
            switch answer {
            case .nothing: .none
            case .success(.unlocked): .recognized
            case .success: .failure(.userCancel)
            case .failure(.notEnrolled): .failure(.biometryNotEnrolled)
            case .failure(.lockedOut): .failure(.biometryLockout)
            case .failure: .failure(.authenticationFailed)
            }
        }

        @MainActor
        func testThePersonReadsWhy() async {
            let context = StubbedContext(.recognized)
            let lock = LocalAuthenticationManager { context }.makeAppLockSDK()
            let end = await lock.unlock(because: "Show the balance")
            XCTAssertEqual(end.kind, .unlocked)
            XCTAssertEqual(context.reason, "Show the balance")
        }

        @MainActor
        func testLockingTakesTheQuestionOffTheScreen() async throws {
            let context = StubbedContext(.none)
            let lock = LocalAuthenticationManager { context }.makeAppLockSDK()
            let asking = Task { await lock.unlock(because: "Show the balance") }
            try await eventually { context.reason != nil }
            await lock.lock()
            let end = await asking.value
            XCTAssertEqual(end.kind, .locked)
            try await eventually { context.isInvalid }
        }

        @MainActor
        func testEachQuestionHasItsOwnContext() async {
            var contexts: [StubbedContext] = []
            let manager = LocalAuthenticationManager {
                contexts.append(
                    StubbedContext(contexts.isEmpty ? .failure(.userCancel) : .recognized))
                return contexts[contexts.count - 1]
            }
            let lock = manager.makeAppLockSDK()
            let first = await lock.unlock(because: "Show the balance")
            let second = await lock.unlock(because: "Show the balance")
            XCTAssertEqual([first.kind, second.kind], [.locked, .unlocked])
            XCTAssertEqual(contexts.count, 2)
        }

        @MainActor
        func testAnAppThatWasLockedStaysSoInTheBackground() async {
            let manager = LocalAuthenticationManager { StubbedContext(.recognized) }
            let lock = manager.makeAppLockSDK()
            manager.enterBackground()
            XCTAssertEqual(lock.status.kind, .locked)
            await lock.unlock(because: "Show the balance")
            manager.enterBackground()
            XCTAssertEqual(lock.status.kind, .locked)
        }

        @MainActor
        func testBiometry() async {
            let lock = LocalAuthenticationManager { StubbedContext(.none) }.makeAppLockSDK()
            XCTAssertEqual(lock.biometry, .face)
        }
    }

    /// A context that asks nobody.
    private nonisolated final class StubbedContext: LAContext, @unchecked Sendable {
        enum Answer: Sendable {
            case recognized
            case failure(LAError.Code)
            /// The person does nothing, until the question is taken off the screen.
            case none
        }

        private struct State {
            var reason: String?
            var isInvalid = false
            var reply: (@Sendable (Bool, (any Error)?) -> Void)?
        }

        private let answer: Answer
        private let state = Locked(State())

        init(_ answer: Answer) {
            self.answer = answer
            super.init()
        }

        var reason: String? { state.value.reason }
        var isInvalid: Bool { state.value.isInvalid }

        override var biometryType: LABiometryType { .faceID }

        override func evaluatePolicy(
            _ policy: LAPolicy, localizedReason: String,
            reply: @escaping @Sendable (Bool, (any Error)?) -> Void
        ) {
            state.withLock { $0.reason = localizedReason }
            switch answer {
            case .recognized: DispatchQueue.global().async { reply(true, nil) }
            case .failure(let code): DispatchQueue.global().async { reply(false, LAError(code)) }
            case .none: state.withLock { $0.reply = reply }
            }
        }

        override func invalidate() {
            let reply = state.withLock { state in
                defer { (state.isInvalid, state.reply) = (true, nil) }
                return state.reply
            }
            reply?(false, LAError(.appCancel))
        }
    }
#endif
