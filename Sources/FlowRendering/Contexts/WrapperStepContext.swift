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

/// The lines that say what belongs into a step.
struct StepTodo {
    let step: Step
    let flow: Flow
    let sdk: SDKWords

    /// One line for the step itself, after one for each status on the way that has a payload.
    var lines: [String] {
        var lines = step.via.compactMap { flow.status($0.value) }.filter { !$0.payload.isEmpty }
            .map { "Send `\(Self.pattern($0))` as \(sdk.name) tells of it." }
        let work =
            step.isLaunch && sdk.hasClient ? "Build `client` with \(sdk.name)" : "Call \(sdk.name)"
        lines.append("\(work)\(ending)")
        return lines
    }

    private var ending: String {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        let shape = StepShape(step: step, flow: flow)
        var parts: [String] = []
        let sent = successes.isEmpty ? outcomes : successes
        if !sent.isEmpty {
            let names = sent.map { "`\(Self.pattern($0))`" }
            parts.append("send \(names.joined(separator: " or "))")
        }
        switch shape.answer {
        case .one: parts.append(shape.isVoid ? "send `()` as the answer" : "send the answer")
        case .many: parts.append("send each value, then `.finished`")
        case .direct where !shape.isVoid: parts.append("return what it answers")
        case .direct, .none: break
        }
        let hop = "Closures: `{ @Sendable value in Task { @MainActor in … } }`."
        if parts.isEmpty { return "." }
        return ", then " + parts.joined(separator: " and ") + (step.isSync ? "." : ". \(hop)")
    }

    /// A status as one writes it, with its labels: `.success(message:)`.
    static func pattern(_ status: EnumCase) -> String {
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(status.name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}

/// A change that the SDK makes unasked: a method for its callbacks to call. It takes the values of
/// the status that the event leads to, or that status itself where there are several.
struct WrapperEventContext: TemplateContext {
    var docs: [String]
    var signature: [String]
    var todo: String
    var sent: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("todo") { $0.todo },
        .text("sent") { $0.sent },
    ]

    init(_ event: Event, in flow: Flow, sdk: SDKWords) {
        var comment = DocComment(indent: 4)
        comment.add(event.words, fallback: event.name.imperative)
        comment.add("An event: \(sdk.name) brings it about, no step does.")
        docs = comment.lines
        todo = "Have \(sdk.name)'s callback call this, on the main actor."
        let statuses = event.to.compactMap { flow.status($0.value) }
        var parameters: [String] = []
        if statuses.count == 1, let status = statuses.first {
            var values: [String] = []
            for value in status.payload {
                let type = value.type.escapingText
                guard let label = value.label else {
                    parameters.append("_ value: \(type)")
                    values.append("value")
                    continue
                }
                parameters.append("\(label.spelled): \(type)")
                values.append("\(label.spelled): \(label.spelled)")
            }
            let list = values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"
            sent = ".\(status.name.spelled)\(list)"
        } else {
            parameters = ["_ status: \(flow.statusType)"]
            sent = "status"
        }
        signature = Signature(head: "func \(event.name.spelled)", parameters: parameters)
            .lines(indent: 4, brace: true)
        mark = "event \(event.name.text)"
    }
}

/// A property of the wrapper.
struct WrapperPropertyContext: TemplateContext {
    var docs: [String]
    var name: String
    var type: String
    var sdk: String
    var isSettable: Bool
    var isObserved: Bool
    var publisherName: String
    var publisherType: String
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .text("type") { $0.type },
        .text("sdk") { $0.sdk },
        .flag("isSettable") { $0.isSettable }, .flag("isObserved") { $0.isObserved },
        .text("publisherName") { $0.publisherName }, .text("publisherType") { $0.publisherType },
    ]

    init(_ property: Property, in flow: Flow, sdk: SDKWords) {
        var comment = DocComment(indent: 4)
        comment.add(property.words, fallback: property.name.sentence)
        docs = comment.lines
        name = property.name.spelled
        type = property.type.text
        self.sdk = sdk.name
        isSettable = property.isSettable
        isObserved = property.isObserved
        publisherName = property.publisherName
        publisherType = property.publisherType
        mark = "property \(property.name.text)"
    }
}
