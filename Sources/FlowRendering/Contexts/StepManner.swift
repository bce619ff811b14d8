// How a wrapper does a step: directly, or in a Task that is kept so that the next call can end it, and
// that ends in a failure. Style and isolation decide: an extension of an SDK's type keeps no Task, nor
// does a type on no actor, whose Tasks could not reach it; nor is one kept for a step that is called on
// an object of the app, since a call on another object must not end it. An actor is asked from outside by calls
// that wait for their turn.
// Source: the design's sections 4 and 5.

import FlowModel
import SwiftNotation

/// The way in which a wrapper's skeleton does one step.
struct StepManner {
    /// What the body is.
    enum Body {
        /// Statements; nothing is kept.
        case direct
        /// A Task that is kept, and goes on when the call has returned.
        case task
        /// A Task that is kept, and that the call waits for.
        case awaited
        /// A Task that is kept, and fills the stream that the call has returned.
        case stream
    }

    /// What the name of the method ends in that does a step of an actor when its turn has come.
    static let turnSuffix = "InTurn"

    let shape: StepShape
    /// Whether an extension of an SDK's type does it, instead of a wrapper.
    let isConformed: Bool

    private var step: Step { shape.step }

    var body: Body {
        let hasReceiver = step.parameters.contains(where: \.isReceiver)
        guard endsEarlierCall, !isConformed, !hasReceiver, shape.isolation != .none else {
            return .direct
        }
        guard shape.style == .async else { return .task }
        return shape.answer == .many ? .stream : .awaited
    }

    /// Whether a call ends an earlier one that is still under way: where it can fail, so that it can be
    /// told from one that was ended.
    var endsEarlierCall: Bool {
        guard !step.isSync else { return false }
        return shape.answer == .none ? shape.flow.reportedFailure(of: step) != nil : canFail
    }

    /// Whether the answer can be an error that a skeleton makes up.
    var canFail: Bool {
        shape.throwsKnownError
            || (shape.isThrowing && shape.style == .async && shape.answer != .direct)
    }

    /// Whether an error of the SDK is mapped to the flow's own before it is the answer.
    var isMapped: Bool {
        shape.failure == shape.flow.errorType && shape.flow.mappedError != nil
    }

    /// Whether the step is called on an actor from outside.
    var isNonisolated: Bool {
        shape.isolation == .sendable && !isConformed && !shape.isAsync
    }

    /// Whether the actor does the step when its turn has come.
    var isInTurn: Bool { isNonisolated && body != .direct }

    /// Whether the step hands something over to the actor.
    var usesCalls: Bool {
        isInTurn || (isNonisolated && !cancelledTasks.isEmpty)
    }

    /// Whether the step has to wait for its turn, since others hand something over to the actor.
    var waitsForTurn: Bool {
        shape.isolation == .sendable && !isNonisolated && !isConformed
            && (body != .direct || !cancelledTasks.isEmpty)
    }

    /// The Task's name: `startChatTask`.
    var taskName: String { "\(step.name.text)Task" }

    /// The Task's type.
    var taskType: String {
        body == .awaited && shape.answer == .one
            ? "Task<\(shape.value), any Error>" : "Task<Void, Never>"
    }

    /// The names of the Tasks of the steps that this one ends.
    var cancelledTasks: [String] {
        step.cancels.compactMap { shape.flow.step($0.value) }
            .map {
                StepManner(
                    shape: StepShape(step: $0, flow: shape.flow), isConformed: isConformed)
            }
            .filter { $0.body != .direct }.map(\.taskName)
    }
}
