// A step of a wrapper's skeleton: work that the runner starts, or a stub that ends at once, with an error if
// there is one to end with, else with a neutral value. It never reports a success that did not happen.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a step.
struct WrapperStepContext: TemplateContext {
    var name: String
    var signature: Signature
    /// `self.` where a parameter hides a member that the body uses; else empty.
    var receiver: String
    /// Whether the call returns the status that the step ended in.
    var returnsStatus: Bool
    /// The names of the steps that it cancels.
    var cancels: [String]
    /// Other steps that the developer's code has to cancel, and for which object of the app; empty for none.
    var uncancelled = ""
    var object: String
    /// The status in which it fails, as a pattern, if the skeleton had to guess some of its values.
    var otherValues: String
    var todo: StepTodo
    var work: StepWorkContext?
    var stub: StepStubContext?
    var mark: String?

    static let fields: [ContextField<Self>] =
        [
            .text("name") { $0.name }, .text("self") { $0.receiver },
            .flag("returnsStatus") { $0.returnsStatus }, .texts("cancels") { $0.cancels },
            .flag("hasCancels") { !$0.cancels.isEmpty }, .text("uncancelled") { $0.uncancelled },
            .text("object") { $0.object }, .text("otherValues") { $0.otherValues },
            .record("todo") { $0.todo }, .record("work") { $0.work }, .record("stub") { $0.stub },
        ] + Signature.fields.map { $0.within(\.signature) }

    init(_ manner: StepManner, hasClient: Bool) {
        let (step, shape) = (manner.shape.step, manner.shape)
        name = step.name.spelled
        signature = shape.signature
        let names = step.parameters.map(\.label.internal.text)
        receiver = names.contains("flow") || names.contains("status") ? "self." : ""
        returnsStatus = manner.returnsStatus
        cancels = manner.isConformed ? [] : manner.cancels.map(\.name.spelled)
        uncancelled = alternatives(manner.uncancelled.map(\.name.text))
        object = step.parameters.first(where: \.isReceiver)?.label.internal.spelled ?? ""
        let failed = FailedStatus(manner)
        otherValues = failed?.otherValues ?? ""
        todo = StepTodo(manner, hasClient: hasClient)
        if manner.work == .none {
            stub = StepStubContext(manner)
        } else {
            work = StepWorkContext(manner, failed: failed)
        }
        mark = MemberID.step(step.name.text).text
    }
}

/// The work of a step that the runner starts.
struct StepWorkContext: TemplateContext {
    var style: Style
    var work: StepManner.Work
    /// The statuses that the runner sends first.
    var via: [String]
    var sendsFailure: Bool
    /// The status that reports an error, if the runner does not know it.
    var failed: String
    /// What maps an error, if the runner's own map does not.
    var map: String
    /// What the work uses of the closures that it is given.
    var sendsStatuses: Bool
    var sendsValues: Bool
    /// The error that ends the work; empty for none.
    var thrown: String
    var returnsNil: Bool

    static let fields: [ContextField<Self>] = [
        .flag("isAsync") { $0.style == .async },
        .flag("runs") { $0.work == .status || $0.style == .callback },
        .flag("runsPublisher") { $0.work != .status && $0.style == .combine },
        .flag("runsValue") { $0.work == .value && $0.style == .async },
        .flag("runsStream") { $0.work == .values && $0.style == .async },
        .flag("isReturned") { $0.style == .async || $0.style == .combine && $0.work != .status },
        .flag("isMany") { $0.work == .values }, .texts("via") { $0.via },
        .flag("sendsFailure") { $0.sendsFailure }, .text("failed") { $0.failed },
        .text("map") { $0.map },
        .flag("completes") { $0.style == .callback && $0.work != .status },
        .flag("isLabelled") { !$0.failed.isEmpty || !$0.map.isEmpty },
        .flag("sendsStatuses") { $0.sendsStatuses }, .flag("sendsValues") { $0.sendsValues },
        .text("thrown") { $0.thrown }, .flag("returnsNil") { $0.returnsNil },
    ]

    init(_ manner: StepManner, failed: FailedStatus?) {
        let (step, flow) = (manner.shape.step, manner.shape.flow)
        style = manner.shape.style
        work = manner.work
        via = manner.via.map(\.name.spelled)
        sendsFailure = manner.sendsFailure
        self.failed = failed?.expression ?? ""
        map = manner.map ?? ""
        sendsStatuses = manner.sendsStatuses
        sendsValues = manner.sendsValues
        let canFail = manner.work == .status ? flow.failure(of: step) != nil : manner.canFail
        thrown = canFail ? manner.thrownError ?? Flow.unsupported : ""
        returnsNil = manner.work == .status && !canFail
    }
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
        .text("fullName") { $0.fullName }, .text("thrown") { $0.thrown },
        .text("returned") { $0.returned }, .text("publisher") { $0.publisher },
        .flag("isStream") { $0.isStream }, .text("failure") { $0.failure },
        .text("completed") { $0.completed }, .flag("isOwing") { $0.isOwing },
    ]

    init(_ manner: StepManner) {
        let (step, shape) = (manner.shape.step, manner.shape)
        fullName = step.fullName
        let error = manner.canFail ? manner.thrownError ?? "" : ""
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
