// The Task in which a wrapper's step does its work: what is made before it, how it ends in a failure,
// in silence when it was cancelled, and what follows once it is there.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a step's Task.
struct StepTaskContext: TemplateContext {
    var name: String
    var type: String
    /// The statement that makes what brings the answer.
    var answerLines: [String]
    /// What stands before the Task's brace: `startChatTask = Task`.
    var head: String
    /// Whether the Task stands in a constant first, since the call goes on with it.
    var isHeld: Bool
    /// Whether the status passes on before the Task is made: where no reader can run in between.
    var passesFirst: Bool
    var placeholderError: String
    /// Whether errors are mapped or reported, rather than just thrown on.
    var catches: Bool
    /// What is done instead when the Task was cancelled.
    var cancelledLine: String
    /// The failure status as a pattern, where the skeleton had to guess its other values.
    var otherValues: String
    /// The statement that sends the failure.
    var reportLines: [String]
    /// The statement that fails the answer; empty for a step without one.
    var failureLines: [String]
    /// Whether the stream's end cancels the Task.
    var fillsStream: Bool
    /// What stands before the wait for the Task; empty where the call does not wait.
    var wait: String
    /// The effects inside that wait.
    var effects: String
    /// What the call returns at once; empty for nothing.
    var returned: String

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type },
        .texts("answerLines") { $0.answerLines },
        .text("head") { $0.head }, .flag("isHeld") { $0.isHeld },
        .flag("passesFirst") { $0.passesFirst },
        .text("placeholderError") { $0.placeholderError }, .flag("catches") { $0.catches },
        .text("cancelledLine") { $0.cancelledLine }, .text("otherValues") { $0.otherValues },
        .texts("reportLines") { $0.reportLines }, .texts("failureLines") { $0.failureLines },
        .flag("fillsStream") { $0.fillsStream }, .text("wait") { $0.wait },
        .text("effects") { $0.effects }, .text("returned") { $0.returned },
    ]

    /// The Task of a step; nil when it has none.
    init?(_ manner: StepManner, samples: Samples) {
        guard manner.body != .direct else { return nil }
        let (shape, flow) = (manner.shape, manner.shape.flow)
        name = manner.taskName
        isHeld = manner.body != .task
        passesFirst = shape.style == .async
        fillsStream = manner.body == .stream
        let answers = shape.answer == .one || shape.answer == .many
        let isAwaited = manner.body == .awaited
        answerLines = Self.answerLines(manner)
        type = manner.taskType
        let made = type == "Task<Void, Never>" ? "Task" : type
        head = isHeld ? "let task = \(made)" : "\(name) = Task"
        placeholderError = flow.placeholderError ?? Flow.unsupported
        let report = FailureReport(of: manner, samples: samples)
        reportLines = report.lines
        otherValues = report.otherValues
        cancelledLine = Self.cancelledLine(manner)
        let error = manner.isMapped ? "\(flow.errorMapper)(for: error)" : "error"
        failureLines = answers ? Self.failureLines(manner, error: error) : []
        catches = !(isAwaited && answers) || manner.isMapped || !reportLines.isEmpty
        let throwing = isAwaited && answers ? "try " : ""
        effects = throwing + "await"
        wait = isAwaited ? (answers && !shape.isVoid ? "return " : "") + effects : ""
        returned = Self.returned(manner)
    }

    private static func answerLines(_ manner: StepManner) -> [String] {
        let shape = manner.shape
        if manner.body == .stream { return manner.isInTurn ? [] : shape.streamLines }
        guard shape.style == .combine, shape.answer != .none else { return [] }
        let subject =
            shape.answer == .many
            ? "PassthroughSubject<\(shape.value), \(shape.failure)>()"
            : "CurrentValueSubject<\(shape.optionalValue), \(shape.failure)>(nil)"
        return StatementLayout(indent: 8).assignment("let answerSubject", subject)
    }

    private static func cancelledLine(_ manner: StepManner) -> String {
        let (style, answer) = (manner.shape.style, manner.shape.answer)
        switch (style, answer) {
        case (.async, .one): return "try Task.checkCancellation()"
        case (.async, .many):
            return "guard !Task.isCancelled else { return continuation.finish() }"
        case (.combine, .one), (.combine, .many):
            return
                "guard !Task.isCancelled else { return answerSubject.send(completion: .finished) }"
        default: return "guard !Task.isCancelled else { return }"
        }
    }

    private static func failureLines(_ manner: StepManner, error: String) -> [String] {
        let layout = StatementLayout(indent: 16)
        switch (manner.shape.style, manner.shape.answer) {
        case (.combine, _):
            let completion = CallExpression(name: "completion: .failure", arguments: [error])
            return layout.call("answerSubject.send", completion)
        case (.callback, _):
            return layout.call("completion", CallExpression(name: ".failure", arguments: [error]))
        case (.async, .many):
            let argument = CallExpression(name: "throwing: \(error)", arguments: [])
            return layout.call("continuation.finish", argument)
        case (.async, _): return ["throw \(error)"]
        }
    }

    private static func returned(_ manner: StepManner) -> String {
        if manner.body == .stream { return manner.isInTurn ? "" : "stream" }
        guard manner.shape.style == .combine else { return "" }
        switch manner.shape.answer {
        case .one: return "answerSubject.compactMap { $0 }.first().eraseToAnyPublisher()"
        case .many: return "answerSubject.eraseToAnyPublisher()"
        case .none, .direct: return ""
        }
    }
}

extension StepShape {
    /// The type of a value that is yet to come.
    fileprivate var optionalValue: String {
        switch (step.returns ?? step.streams)?.form {
        case .function, .existential, .composition: "(\(value))?"
        default: "\(value)?"
        }
    }
}
