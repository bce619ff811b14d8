// How a wrapper does a step: as a stub, or with work that the wrapper's runner starts, so that the next call of the
// step, another step or the end of the wrapper cancels it. A stub is enough where nothing can fail and no status is
// passed through. An extension of an SDK's type has no runner, nor has an integration's part of a facade.

import FlowModel
import SwiftNotation

/// How the skeleton of a wrapper does one step.
struct StepImplementation {
    /// What the runner starts.
    enum Work {
        /// Nothing: the step is a stub.
        case none
        /// Work that returns the status it ends in.
        case status
        /// Work that returns the answer.
        case value
        /// Work that hands on the values of the answer.
        case values
    }

    let shape: StepSignature
    let samples: Samples
    /// Whether an extension of an SDK's type does it, or a part of a facade, instead of a wrapper.
    let isConformed: Bool

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    var work: Work {
        guard !isConformed, !step.isSync else { return .none }
        switch shape.answer {
        case .none: return flow.failure(of: step) != nil || !step.via.isEmpty ? .status : .none
        case .one: return canFail ? .value : .none
        case .many: return canFail || shape.streamsWithoutErrors ? .values : .none
        case .direct: return .none
        }
    }

    /// Whether the answer can be an error that the skeleton makes.
    var canFail: Bool {
        switch step.throwing {
        case .nothing: false
        case .any: true
        case .type: isUntyped || thrownError != nil
        }
    }

    /// Whether the step throws any error, whatever type the flow names.
    private var isUntyped: Bool { shape.style == .async && shape.answer != .direct }

    /// Whether the step throws the flow's own error.
    var throwsFlowError: Bool { shape.failure == flow.errorType }

    /// An error that the skeleton throws; nil if it cannot make any.
    var thrownError: String? {
        if case .type(let type) = step.throwing, !throwsFlowError {
            return samples.sample(of: type, named: step.name.text, given: nil) ?? (isUntyped ? Flow.unsupported : nil)
        }
        return flow.placeholderError ?? (throwsFlowError && !isUntyped ? ownError : Flow.unsupported)
    }

    /// An error of the flow, made with samples.
    private var ownError: String? { samples.failureCase().map { flow.errorType + $0 } }

    /// What maps an error to the type that the step throws, as the body of a closure; nil where the runner's own map
    /// does.
    var map: String? {
        guard work == .value || work == .values, shape.isThrowing, !throwsFlowError else {
            return nil
        }
        guard shape.style == .async else {
            guard case .type(let type) = step.throwing, let error = thrownError else { return "$0" }
            return "$0 as? \(type.text) ?? \(error)"
        }
        return step.throwing == .any && !flow.errors.isEmpty ? nil : "$0"
    }

    /// The statuses without a payload that the step passes through first: the runner sends them.
    var via: [EnumCase] {
        passed.prefix { $0.count == 1 && $0[0].payload.isEmpty }.flatMap { $0 }
    }

    /// The other statuses that it passes through, one of these at each place: the developer's code sends them.
    var later: [[EnumCase]] { Array(passed.dropFirst(work == .none ? 0 : via.count)) }

    private var passed: [[EnumCase]] {
        step.via.map { $0.compactMap { flow.status($0.value) } }.filter { !$0.isEmpty }
    }

    /// The statuses that the step can end in, without failures if there are others.
    var ends: [EnumCase] {
        let ends = step.to.compactMap { flow.status($0.value) }
        let successes = ends.filter { !flow.isFailure($0) }
        return work == .none && successes.isEmpty ? ends : successes
    }

    /// Whether an error is sent as a status.
    var sendsFailure: Bool { shape.answer != .none && flow.failure(of: step) != nil }

    /// Whether the call returns the status that the step ended in.
    var returnsStatus: Bool { shape.returnsStatus }

    /// The steps of the runner that this one cancels.
    var cancels: [Step] { cancelled.filter { implementation(of: $0).work != .none } }

    /// What else the developer's code has to cancel: steps that are not the runner's.
    var uncancelled: [Step] {
        if isConformed { return [] }
        return cancelled.filter { !$0.isSync && !$0.isLaunch && implementation(of: $0).work == .none }
    }

    private var cancelled: [Step] { step.cancels.compactMap { flow.step($0.value) } }

    private func implementation(of step: Step) -> StepImplementation {
        StepImplementation(shape: StepSignature(step: step, flow: flow), samples: samples, isConformed: isConformed)
    }
}

extension FlowOutline {
    /// How a wrapper's skeleton does each step.
    var implementations: [StepImplementation] {
        steps.map {
            StepImplementation(shape: $0.shape, samples: releaseSamples, isConformed: false)
        }
    }
}
