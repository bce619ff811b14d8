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
    /// Owes a value that nobody can make up.
    var isOwing: Bool
    /// Throws before it returns.
    var isThrowing: Bool
    var answersOne: Bool
    var answersMany: Bool
    /// The statement that makes the subject of an answer.
    var subjectLines: [String]
    /// The statement that sends the failure.
    var reportLines: [String]
    /// The failure status as a pattern, where the skeleton had to guess its other values.
    var otherValues: String
    /// The statement that fails the answer; empty for a step without one.
    var failureLines: [String]
    var placeholderError: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("name") { $0.name },
        .text("taskName") { $0.taskName }, .texts("cancels") { $0.cancels },
        .texts("passes") { $0.passes },
        .texts("todos") { $0.todos }, .flag("isTask") { $0.isTask },
        .flag("isOwing") { $0.isOwing }, .flag("isThrowing") { $0.isThrowing },
        .flag("answersOne") { $0.answersOne }, .flag("answersMany") { $0.answersMany },
        .flag("answers") { $0.answersOne || $0.answersMany },
        .texts("subjectLines") { $0.subjectLines },
        .texts("reportLines") { $0.reportLines }, .text("otherValues") { $0.otherValues },
        .texts("failureLines") { $0.failureLines },
        .text("placeholderError") { $0.placeholderError },
    ]

    init(
        _ outline: FlowOutline.StepOutline, in flow: Flow, samples: Samples, sdk: SDKWords
    ) {
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
        answersOne = isTask && shape.answer == .one
        answersMany = isTask && shape.answer == .many
        let subject =
            answersMany
            ? "PassthroughSubject<\(shape.value), \(shape.failure)>()"
            : "CurrentValueSubject<\(shape.value)?, \(shape.failure)>(nil)"
        subjectLines = StatementLayout(indent: 8).assignment("let answerSubject", subject)
        reportLines = []
        otherValues = ""
        if isTask, let failing {
            let report = FailureReport(failing, in: flow, samples: samples)
            otherValues = report.isGuess ? StepTodo.pattern(failing) : ""
            let layout = StatementLayout(indent: 16)
            if let expression = report.expression {
                reportLines = layout.call("statusSubject.send", expression)
            } else if !isPublished {
                reportLines = ["fatalError(\"\(name) is not written yet\")"]
            }
        }
        let isMapped = shape.failure == flow.errorType
        let failure = isMapped ? "\(flow.errorMapper)(for: error)" : "error"
        failureLines =
            isTask && isPublished
            ? StatementLayout(indent: 16).call(
                "answerSubject.send",
                CallExpression(name: "completion: .failure", arguments: [failure])) : []
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

/// How a skeleton sends a failure: the flow's own error as it was mapped, and a sample for every other
/// value. Where a value has none, nothing can be sent.
private struct FailureReport {
    let expression: CallExpression?
    let isGuess: Bool

    init(_ status: EnumCase, in flow: Flow, samples: Samples) {
        var values: [String] = []
        for value in status.payload {
            let label = value.label.map { "\($0.asLabel): " } ?? ""
            if value.type.text == flow.errorType {
                values.append("\(label)\(flow.errorMapper)(for: error)")
                continue
            }
            let name = value.label?.text ?? status.name.text
            let sample = samples.sample(of: value.type, named: name, given: value.sample)
            if let sample { values.append(label + sample) }
        }
        let isComplete = values.count == status.payload.count
        let name = ".\(status.name.spelled)"
        expression = isComplete ? CallExpression(name: name, arguments: values) : nil
        isGuess = status.payload.count > 1
    }
}
