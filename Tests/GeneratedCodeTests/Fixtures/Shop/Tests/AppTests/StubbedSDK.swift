// An SDK as tests of wrappers stub it: it answers as a scenario prescribes, throws, or does not come back until the
// call is cancelled. It counts the calls that are running, so that a test sees whether they were cancelled.

import Services

@MainActor
final class StubbedSDK<Flow: FlowTable> {
    private(set) var runningCount = 0
    private var answers: [Flow.Step: ArraySlice<FlowStubAnswer<Flow>>] = [:]
    private let isEndless: Bool

    init(_ scenario: Flow.Scenario, isEndless: Bool = false) {
        for step in Flow.Step.allCases { answers[step] = scenario.answers(of: step) }
        self.isEndless = isEndless
    }

    /// Answers the next call of a step.
    func answer(_ step: Flow.Step, error: Flow.Failure) async throws {
        runningCount += 1
        defer { runningCount -= 1 }
        switch answers[step]?.popFirst() {
        case .failure: throw error
        case .nothing: try await neverEnd()
        case .success, nil: break
        }
        if isEndless { try await neverEnd() }
    }

    private func neverEnd() async throws {
        while true { try await Task.sleep(nanoseconds: 1_000_000) }
    }
}
