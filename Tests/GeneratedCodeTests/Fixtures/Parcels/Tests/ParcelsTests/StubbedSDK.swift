// An SDK as tests of wrappers stub it: it answers as a scenario prescribes, throws, or does not come back until the
// call is cancelled. It counts the calls that are running, so that a test sees whether they were cancelled.

#if DEBUG
    @testable import Parcels

    nonisolated final class StubbedSDK<Flow: FlowTable>: Sendable {
        /// What is wrong with it.
        enum Fault: Sendable { case answersWhatIsCancelled, neverAnswers }

        private let answers: Locked<[Flow.Step: ArraySlice<FlowStubAnswer<Flow>>]>
        private let running = Locked(0)
        private let fault: Fault?

        init(_ scenario: Flow.Scenario, _ fault: Fault? = nil) {
            let steps = Flow.Step.allCases.map { ($0, scenario.answers(of: $0)) }
            answers = Locked(Dictionary(uniqueKeysWithValues: steps))
            self.fault = fault
        }

        var runningCount: Int { running.value }

        /// The answer to the next call of a step.
        func next(_ step: Flow.Step) -> FlowStubAnswer<Flow>? {
            answers.withLock { $0[step]?.popFirst() }
        }

        /// Answers the next call of a step.
        func answer(_ step: Flow.Step, error: (Flow.Failure.Kind?) -> Flow.Failure) async throws {
            running.withLock { $0 += 1 }
            defer { running.withLock { $0 -= 1 } }
            switch next(step) {
            case .failure(let kind): throw error(kind)
            case .nothing where fault != .answersWhatIsCancelled: try await neverEnd()
            case .success, .nothing, nil: break
            }
            if fault == .neverAnswers { try await neverEnd() }
        }

        private func neverEnd() async throws {
            while true { try await Task.sleep(nanoseconds: 1_000_000) }
        }
    }
#endif
