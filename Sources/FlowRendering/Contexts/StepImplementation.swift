// How a wrapper's skeleton does a step: with work that a runner starts, or, where none does it, at once. An extension of
// an SDK's type has no runner.

import FlowModel
import SwiftNotation

/// How the skeleton of a wrapper does one step.
struct StepImplementation {
    let shape: StepSignature
    let samples: Samples
    /// Whether an extension of an SDK's type does it, instead of a wrapper.
    let isConformed: Bool

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    /// The function of the runner that does it.
    var function: RunnerCall.Function { isConformed ? .none : shape.runnerFunction }

    /// The statuses that it passes through and that the runner does not send: one of these at each place.
    var later: [(statuses: [EnumCase], canBeSkipped: Bool)] {
        step.stops.dropFirst(shape.firstVia == nil ? 0 : 1).map { stop in
            (stop.statuses.compactMap { flow.status($0.value) }, stop.canBeSkipped)
        }.filter { !$0.statuses.isEmpty }
    }

    /// The statuses that the step can end in, without that of its deadline and that of what it throws if there are others.
    var ends: [EnumCase] {
        let ends = step.ends.compactMap { flow.status($0.value) }
        let thrown = flow.failure(of: step)
        let all = ends.filter { $0.name.text != thrown?.name.text }
        let inTime = all.filter { $0.name.text != step.deadline?.end.value }
        let successes = inTime.isEmpty ? all : inTime
        return successes.isEmpty ? ends : successes
    }

    /// Whether the developer's code sends statuses while the step runs.
    var sendsStatuses: Bool {
        let returnsStatus = function == .start || function == .run
        return !later.isEmpty || !returnsStatus && !step.to.isEmpty
    }

    /// An error of the type that the step throws; nil if none can be made.
    var thrownError: String? {
        if case .type(let type) = step.throwing, type.text != flow.errorType {
            let isAny = shape.isAsync || type.text == "any Error"
            return samples.sample(of: type, named: step.name.text, given: nil) ?? (isAny ? unsupported : nil)
        }
        guard case .type = step.throwing, !shape.isAsync else { return unsupported }
        return (flow.mapped(unsupported) ?? samples.failureCase()).map { flow.errorType + $0 }
    }

    /// An error of any type: the one that contracts know, where the project has Support.
    private var unsupported: String { flow.hasTable && !isConformed ? "NotWritten()" : Flow.unsupported }

    /// The steps of the runner that this one cancels.
    var cancels: [Step] { cancelled.filter { runs($0) } }

    /// What else the developer's code has to cancel: steps that are not the runner's.
    var uncancelled: [Step] { cancelled.filter { !$0.isSync && !$0.isLaunch && !runs($0) } }

    private var cancelled: [Step] { isConformed ? [] : step.cancels.compactMap { flow.step($0.value) } }

    private func runs(_ step: Step) -> Bool { StepSignature(step: step, flow: flow).runnerFunction != .none }
}

extension FlowOutline {
    /// The steps where no wrapper keeps anything.
    func stubs(of sdk: String, _ modifiers: String) -> [WrapperStepContext] {
        steps.map { step in
            let implementation = StepImplementation(shape: step.shape, samples: releaseSamples, isConformed: true)
            return WrapperStepContext(implementation, hasClient: false, sdk: sdk, modifiers)
        }
    }

    /// How a wrapper's skeleton does each step.
    var implementations: [StepImplementation] {
        steps.map { StepImplementation(shape: $0.shape, samples: releaseSamples, isConformed: false) }
    }
}

extension Step {
    /// The statuses that it comes to, in order: at each place one of these, or none where it may stay in the status
    /// before.
    var stops: [(statuses: [Located<String>], canBeSkipped: Bool)] {
        zip([[]] + via, via).map { before, statuses in
            let others = statuses.filter { status in !before.contains { $0.value == status.value } }
            return (others, others.count < statuses.count)
        }
    }
}
