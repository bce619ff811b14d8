// A step of a wrapper's skeleton. The kind of body follows from what the step owes: a status at the
// end, an answer, both, or nothing; and from whether it can say that it failed.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a step.
struct WrapperStepContext: TemplateContext {
    var docs: [String]
    var signature: [String]
    var name: String
    var taskName: String
    var cancels: [String]
    var passes: [String]
    var todos: [String]
    /// Runs in a Task that ends in a failure status, in a failed answer, or in both.
    var isTask: Bool
    /// Nothing to report until it is filled in.
    var isPlain: Bool
    /// Owes a value that nobody can make up.
    var isOwing: Bool
    /// Throws before it returns.
    var isThrowing: Bool
    var answersOne: Bool
    var answersMany: Bool
    var value: String
    var failure: String
    var failureStatus: String
    var mapsAnswer: Bool
    var mapper: String
    var placeholderError: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("name") { $0.name },
        .text("taskName") { $0.taskName }, .texts("cancels") { $0.cancels },
        .texts("passes") { $0.passes },
        .texts("todos") { $0.todos }, .flag("isTask") { $0.isTask },
        .flag("isPlain") { $0.isPlain },
        .flag("isOwing") { $0.isOwing }, .flag("isThrowing") { $0.isThrowing },
        .flag("answersOne") { $0.answersOne }, .flag("answersMany") { $0.answersMany },
        .flag("answers") { $0.answersOne || $0.answersMany },
        .text("value") { $0.value }, .text("failure") { $0.failure },
        .text("failureStatus") { $0.failureStatus }, .flag("mapsAnswer") { $0.mapsAnswer },
        .text("mapper") { $0.mapper }, .text("placeholderError") { $0.placeholderError },
    ]

    init(_ outline: FlowOutline.StepOutline, in flow: Flow, sdk: SDKWords) {
        let (step, shape) = (outline.step, outline.shape)
        docs = outline.documentation
        signature = shape.signature.lines(indent: 4, brace: true)
        name = step.fullName
        taskName = Self.taskName(of: step)
        let failing = flow.reportedFailure(of: step)
        let isPublished = shape.answer == .one || shape.answer == .many
        isTask =
            !step.isSync && (isPublished ? shape.throwsKnownError : failing != nil)
        isThrowing = shape.answer == .direct && shape.throwsKnownError
        isOwing =
            !isTask && !isThrowing && shape.answer != .none
            && !(shape.answer == .direct && shape.isVoid)
        isPlain = !isTask && !isThrowing && !isOwing
        answersOne = isTask && shape.answer == .one
        answersMany = isTask && shape.answer == .many
        value = shape.value
        failure = shape.failure
        failureStatus = ""
        if isTask, let failing {
            let label = failing.payload[0].label.map { "\($0.spelled): " } ?? ""
            failureStatus = ".\(failing.name.spelled)(\(label)\(flow.errorMapper)(for: error))"
        }
        mapsAnswer = isPublished && shape.failure == flow.errorType
        mapper = flow.errorMapper
        placeholderError =
            isTask || isThrowing
            ? flow.placeholderError ?? Flow.unsupported : ""
        cancels = step.cancels.compactMap { flow.step($0.value) }
            .filter { Self.runsInTask($0, in: flow) }.map(Self.taskName)
        let passed = step.via.compactMap { flow.status($0.value) }
        passes = passed.filter { $0.payload.isEmpty }.map { ".\($0.name.spelled)" }
        todos = StepTodo(step: step, flow: flow, sdk: sdk).lines
        mark = "step \(step.name.text)"
    }

    private static func taskName(of step: Step) -> String { "\(step.name.text)Task" }

    private static func runsInTask(_ step: Step, in flow: Flow) -> Bool {
        let shape = StepShape(step: step, flow: flow)
        let isPublished = shape.answer == .one || shape.answer == .many
        return !step.isSync
            && (isPublished ? shape.throwsKnownError : flow.reportedFailure(of: step) != nil)
    }
}
