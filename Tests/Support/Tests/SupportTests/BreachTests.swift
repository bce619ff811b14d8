import Foundation
import Testing

@testable import Support

@Suite struct BreachTests {
    /// Where no test listens.
    @Test func breachDoesNotEndTheProcess() async {
        await #expect(processExitsWith: .exitCode(7)) {
            let flow = FlowRunner<ChatFlow> { .other($0) }
            await MainActor.run { flow.send(.loading) }
            await Task.detached { onFlowBreach("from any thread") }.value
            exit(flow.status.kind == .loading ? 7 : 1)
        }
    }

    @Test func breachFailsTheTestThatIsRunning() {
        withKnownIssue { FlowTest.fail("a breach") }
    }

    @Test @MainActor func breachNamesTheScenario() async throws {
        let violations = try await ChatContract { _ in
            let chat = Chat()
            chat.flow.send(.loading)
            return chat
        }.violations(in: [.setUp])
        #expect(
            violations == [
                "setUp: expected idle first, got loading", "setUp: ChatFlow: 'loading' cannot follow 'idle'",
            ])
    }
}

/// Support under the other framework.
@Suite @MainActor struct SwiftTestingTests {
    @Test func contractRunsInSwiftTesting() async throws {
        let violations = try await ChatContract { _ in Chat() }.violations(in: [.setUp, .askSucceeds])
        #expect(violations == [])
    }
}
