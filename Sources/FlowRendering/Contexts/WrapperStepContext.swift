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
    /// How an actor does the step when its turn has come; nil where it is done at once.
    var turn: TurnContext?
    /// Whether the actor first does what was handed over to it before.
    var waitsForTurn: Bool
    /// What the developer has to end; empty for nothing.
    var ended: String
    /// The statements that end other steps.
    var cancels: [String]
    var passes: [String]
    var todos: [String]
    /// The Task that does the work; nil where nothing is kept.
    var task: StepTaskContext?
    /// The statements that end the step at once, with its failure; empty where there is none.
    var endingLines: [String]
    /// Owes a value that nobody can make up.
    var isOwing: Bool
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .texts("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("name") { $0.name },
        .record("turn") { $0.turn }, .flag("waitsForTurn") { $0.waitsForTurn },
        .text("ended") { $0.ended }, .texts("cancels") { $0.cancels },
        .record("task") { $0.task }, .flag("isTask") { $0.task != nil },
        .texts("passes") { $0.passes }, .texts("todos") { $0.todos },
        .texts("endingLines") { $0.endingLines }, .flag("isOwing") { $0.isOwing },
    ]

    init(
        _ outline: FlowOutline.StepOutline, in flow: Flow, samples: Samples, sdk: SDKWords,
        isConformed: Bool = false, takesTurns: Bool = false
    ) {
        let (step, shape) = (outline.step, outline.shape)
        let manner = StepManner(shape: shape, isConformed: isConformed)
        docs = outline.documentation
        var signature = shape.signature
        if manner.isNonisolated { signature.head = "nonisolated " + signature.head }
        self.signature = signature.lines(indent: 4, brace: true)
        name = step.fullName
        turn = manner.isInTurn ? TurnContext(manner) : nil
        waitsForTurn = takesTurns && manner.waitsForTurn
        cancels = Self.cancels(manner)
        let passed = step.via.compactMap { flow.status($0.value) }
        passes = passed.filter { $0.payload.isEmpty }.map { ".\($0.name.spelled)" }
        let todo = StepTodo(manner: manner, sdk: sdk)
        todos = todo.lines
        ended = todo.ended
        task = StepTaskContext(manner, samples: samples)
        let ending = DirectEnding(manner, samples: samples)
        endingLines = ending.lines
        isOwing = ending.isOwing
        mark = "step \(step.name.text)"
    }

    /// The statements that end other steps: on an actor, when their turn has come.
    private static func cancels(_ manner: StepManner) -> [String] {
        let statements = manner.cancelledTasks.map { "\($0)?.cancel()" }
        guard manner.isNonisolated, !manner.isInTurn, !statements.isEmpty else { return statements }
        return ["calls.yield {"] + statements.map { "    await self.\($0)" } + ["}"]
    }
}

/// The call of a step of an actor from outside, and the method that the actor then runs.
struct TurnContext: TemplateContext {
    /// The statement that makes the stream that is returned; empty where none is.
    var streamLines: [String]
    var call: [String]
    var signature: [String]

    static let fields: [ContextField<Self>] = [
        .texts("streamLines") { $0.streamLines },
        .flag("hasStream") { !$0.streamLines.isEmpty },
        .texts("call") { $0.call }, .texts("signature") { $0.signature },
    ]

    init(_ manner: StepManner) {
        let (step, shape) = (manner.shape.step, manner.shape)
        let stream = manner.body == .stream
        streamLines = stream ? shape.streamLines : []
        var passed = step.parameters.map { $0.label.callPrefix + $0.passed }
        var taken = step.parameters.map { parameter in
            let type = parameter.type
            let text = type.isVariadic ? type.storedText : type.escapingText
            return "\(parameter.label.spelled): \(text)"
        }
        if stream {
            passed.append("continuation: continuation")
            taken.append("continuation: \(shape.stream).Continuation")
        } else {
            if shape.answer == .many { passed.append("observer: observer") }
            passed.append("completion: completion")
            taken += shape.answerParameters
        }
        let name = step.name.text + StepManner.turnSuffix
        call = Signature(head: "await self.\(name)", parameters: passed)
            .lines(indent: 12, brace: false)
        signature = Signature(head: "private func \(name)", parameters: taken)
            .lines(indent: 4, brace: true)
    }
}

extension StepShape {
    /// The statement that makes a stream and what fills it, eight columns in.
    var streamLines: [String] {
        StatementLayout(indent: 8)
            .assignment("let (stream, continuation)", "\(stream).makeStream()")
    }
}
