#if DEBUG
    @preconcurrency import LocalAuthentication
    import XCTest

    @testable import Patterns

    /// Tests of ``LocalAuthenticationAppLockSDK`` with contexts that know what they will answer.
    nonisolated final class LocalAuthenticationAppLockSDKTests: XCTestCase {
        @MainActor
        func testItKeepsToTheFlow() async throws {
            var manager = LocalAuthenticationManager()
            var contract = AppLockContract { scenario in
                var contexts = scenario.moves.filter { $0.step == .unlock }.map { move in
                    switch move.statuses.last {
                    case .unlocked: StubbedContext(.recognized)
                    case .locked: StubbedContext(.failure(.userCancel))
                    case .failed(.notEnrolled): StubbedContext(.failure(.biometryNotEnrolled))
                    case .failed(.lockedOut): StubbedContext(.failure(.biometryLockout))
                    case .failed: StubbedContext(.failure(.authenticationFailed))
                    default: StubbedContext(.none)
                    }
                }
                manager = LocalAuthenticationManager { contexts.removeFirst() }
                return manager.makeAppLockSDK()
            }
            contract.trigger = { _, _ in manager.enterBackground() }
            let violations = try await contract.violations()
            XCTAssertEqual(violations, [])
        }

        @MainActor
        func testThePersonReadsWhy() async {
            let context = StubbedContext(.recognized)
            await LocalAuthenticationManager { context }.makeAppLockSDK().unlock(because: "Show the balance")
            XCTAssertEqual(context.reason, "Show the balance")
        }

        @MainActor
        func testLockingTakesTheQuestionOffTheScreen() async throws {
            let context = StubbedContext(.none)
            let lock = LocalAuthenticationManager { context }.makeAppLockSDK()
            let asking = Task { await lock.unlock(because: "Show the balance") }
            try await eventually { context.reason != nil }
            await lock.lockNow()
            try await eventually { context.isInvalid }
            _ = await asking.value
            XCTAssertEqual(lock.status.kind, .locked)
        }

        @MainActor
        func testEachQuestionHasItsOwnContext() async {
            var contexts = [StubbedContext(.failure(.userCancel)), StubbedContext(.recognized)]
            let lock = LocalAuthenticationManager { contexts.removeFirst() }.makeAppLockSDK()
            let first = await lock.unlock(because: "Show the balance")
            let second = await lock.unlock(because: "Show the balance")
            XCTAssertEqual([first.kind, second.kind], [.locked, .unlocked])
        }

        @MainActor
        func testTheBackgroundLocksAnAppThatIsUnlocked() async {
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

        typealias Reply = @Sendable (Bool, (any Error)?) -> Void

        private let answer: Answer
        private let lock = NSLock()
        private var question: (reason: String, reply: Reply)?
        private var isOver = false

        init(_ answer: Answer) {
            self.answer = answer
            super.init()
        }

        var reason: String? { lock.withLock { question?.reason } }
        var isInvalid: Bool { lock.withLock { isOver } }

        override var biometryType: LABiometryType { .faceID }

        override func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping Reply) {
            lock.withLock { question = (localizedReason, reply) }
            switch answer {
            case .recognized: DispatchQueue.global().async { reply(true, nil) }
            case .failure(let code): DispatchQueue.global().async { reply(false, LAError(code)) }
            case .none: break
            }
        }

        override func invalidate() {
            let reply = lock.withLock {
                isOver = true
                return question?.reply
            }
            reply?(false, LAError(.appCancel))
        }
    }
#endif
