// A step of a wrapper's skeleton: work that the runner starts, or a stub that ends at once, with an error if there is
// one to end with, else with a neutral value. It never reports a success that did not happen.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a step.
struct WrapperStepContext: TemplateContext {
    let implementation: StepImplementation
    let hasClient: Bool
    private let failed: FailedStatus?

    private var step: Step { implementation.shape.step }
    /// The names of the steps that it cancels.
    private var cancels: [String] {
        implementation.isConformed ? [] : implementation.cancels.map(\.name.spelled)
    }
    var mark: String? { MemberID.step(step.name.text).text }

    static let fields: [ContextField<Self>] =
        [
            .text("name") { $0.step.name.spelled },
            // A parameter may hide a member that the body uses.
            .text("self") { context in
                let names = context.step.parameters.map(\.label.internal.text)
                return names.contains("flow") || names.contains("status") ? "self." : ""
            },
            .flag("returnsStatus") { $0.implementation.returnsStatus },
            .flag("isDiscardable") { $0.implementation.shape.isDiscardable },
            .texts("cancels") { $0.cancels }, .flag("hasCancels") { !$0.cancels.isEmpty },
            // Other steps that the developer's code has to cancel.
            .text("uncancelled") { alternatives($0.implementation.uncancelled.map(\.name.text)) },
            // The status in which it fails, if the skeleton had to guess some of its values.
            .text("otherValues") { $0.failed?.otherValues ?? "" },
            .record("todo") { StepTodo($0.implementation, hasClient: $0.hasClient) },
            .record("work") { context in
                context.implementation.work == .none
                    ? nil
                    : StepWorkContext(
                        implementation: context.implementation, failed: context.failed)
            },
            .record("stub") {
                $0.implementation.work == .none ? StepStubContext($0.implementation) : nil
            },
        ] + Signature.fields.map { $0.within(\.implementation.shape.signature) }

    init(_ implementation: StepImplementation, hasClient: Bool) {
        self.implementation = implementation
        self.hasClient = hasClient
        failed = FailedStatus(implementation)
    }
}

/// The work of a step that the runner starts.
struct StepWorkContext: TemplateContext {
    let implementation: StepImplementation
    /// How it reports an error, if the runner does not know the status.
    let failed: FailedStatus?

    private var style: Style { implementation.shape.style }
    private var work: StepImplementation.Work { implementation.work }
    /// Whether the status that the runner returns is of no use: the step ends where `via` does.
    private var isDiscarded: Bool {
        style == .async && work == .status && !implementation.returnsStatus
    }
    private var canFail: Bool {
        work == .status
            ? implementation.shape.flow.failure(of: implementation.shape.step) != nil : implementation.canFail
    }

    static let fields: [ContextField<Self>] = [
        .flag("isAsync") { $0.style == .async },
        .flag("runs") { $0.work == .status || $0.style == .callback },
        .flag("runsPublisher") { $0.work != .status && $0.style == .combine },
        .flag("runsValue") { $0.work == .value && $0.style == .async },
        .flag("runsStream") { $0.work == .values && $0.style == .async },
        .flag("isReturned") { context in
            context.style == .async && !context.isDiscarded
                || context.style == .combine && context.work != .status
        },
        .flag("isDiscarded") { $0.isDiscarded },
        .flag("isMany") { $0.work == .values },
        // The statuses that the runner sends first.
        .texts("via") { $0.implementation.via.map(\.name.spelled) },
        .flag("sendsFailure") { $0.implementation.sendsFailure },
        .text("failed") { $0.failed?.expression ?? "" },
        // What maps an error, if the runner's own map does not.
        .text("map") { $0.implementation.map ?? "" },
        .flag("completes") { $0.style == .callback && $0.work != .status },
        .flag("isLabelled") { $0.failed != nil || $0.implementation.map != nil },
        // What the work uses of the closures that it is given.
        .flag("sendsStatuses") { $0.implementation.sendsStatuses },
        .flag("sendsValues") { $0.implementation.sendsValues },
        // The error that ends the work.
        .text("thrown") { $0.canFail ? $0.implementation.thrownError ?? Flow.unsupported : "" },
        .flag("returnsNil") { $0.work == .status && !$0.canFail },
    ]
}

/// How a stub ends.
struct StepStubContext: TemplateContext {
    var fullName: String
    /// The error that it throws; empty for none.
    var thrown = ""
    /// The neutral value that it returns.
    var returned = ""
    /// The types of the publisher that it returns; empty for none.
    var publisher = ""
    /// Whether it returns a stream.
    var isStream = false
    /// The error that a publisher or stream fails with; empty for none.
    var failure = ""
    /// What it completes with.
    var completed = ""
    /// Whether it owes a value that has no neutral one.
    var isOwing = false

    static let fields: [ContextField<Self>] = [
        .text("fullName") { $0.fullName }, .text("thrown") { $0.thrown }, .text("returned") { $0.returned },
        .text("publisher") { $0.publisher }, .flag("isStream") { $0.isStream }, .text("failure") { $0.failure },
        .text("completed") { $0.completed }, .flag("isOwing") { $0.isOwing },
    ]

    init(_ implementation: StepImplementation) {
        let (step, shape) = (implementation.shape.step, implementation.shape)
        fullName = step.fullName
        let error = implementation.canFail ? implementation.thrownError ?? "" : ""
        let value = step.returns.flatMap { NeutralValues(shape.flow).expression(of: $0) } ?? ""
        switch (shape.answer, shape.style) {
        case (.none, _): break
        case (.direct, _), (.one, .async):
            thrown = error
            guard error.isEmpty, shape.isThrowing || !shape.isVoid else { return }
            returned = shape.isVoid ? "" : value
            isOwing = returned.isEmpty && !(shape.isVoid && !shape.isThrowing)
        case (.one, .combine), (.many, .combine):
            publisher = "\(shape.value), \(shape.failure)"
            failure = error
        case (.many, .async):
            isStream = true
            failure = error
        case (.one, .callback), (.many, .callback):
            if error.isEmpty {
                completed = shape.isThrowing || shape.answer == .many ? "" : value
            } else {
                completed = ".failure(\(error))"
            }
        }
    }
}
