// A step of the mock: its log, its handler, and a switch over where the answer to a call comes from.

import FlowModel
import Mustache
import SwiftNotation

/// What the mock's template may use of a step.
struct MockStepContext: TemplateContext {
    let shape: StepSignature
    let log: MockLog
    let spy: MockSpyContext
    let branches: [MockBranch]
    /// The value after a handler that is absent, where no more is to be written; nil for a switch.
    let brief: String?
    /// The name of the handler in its branch.
    let handler: String

    private var step: Step { shape.step }
    /// Whether each branch is one expression, so that the switch is the value of the function.
    private var isExpression: Bool {
        shape.isSwitchValue && branches.allSatisfy { $0.statements.count == 1 }
    }
    /// Whether the function returns the switch, with more than the switch in it.
    private var isReturned: Bool { isExpression && !step.parameters.isEmpty }
    private var arguments: String {
        let own = step.parameters.isEmpty ? [] : [log.arguments]
        let answers = shape.answer == .many ? shape.answerNames : []
        return (own + answers).joined(separator: ", ")
    }

    static let fields: [ContextField<Self>] =
        [
            .text("stepName") { $0.step.name.text }, .text("spelled") { $0.step.name.spelled },
            .flag("isDiscardable") { $0.shape.isDiscardable },
            .flag("endsInStatus") { $0.shape.returnsStatus },
            .flag("isOne") { $0.shape.answer == .one }, .flag("throws") { $0.shape.isThrowing },
            .flag("isLong") { $0.shape.isAsync }, .flag("isTyped") { $0.shape.isTypedDirect },
            .flag("completesWithResult") { $0.shape.completesWithResult }, .text("handlerName") { $0.spy.handlerName },
            .text("handler") { $0.handler }, .text("arguments") { $0.arguments },
            .text("effects") { $0.shape.isTypedDirect ? "try " : $0.shape.callEffects },
            .flag("isBrief") { $0.brief != nil },
            .text("otherwise") { $0.brief ?? "" },
            .flag("isReturned") { $0.isReturned }, .list("branches") { $0.branches },
        ] + MockLog.fields.map { $0.within(\.log) } + Signature.fields.map { $0.within(\.shape.signature) }

    init(_ shape: StepSignature, _ samples: Samples) {
        let step = shape.step
        self.shape = shape
        log = MockLog(of: step.parameters, name: step.name.text)
        handler = log.free(["handler", "replacement", "substitute"])
        spy = MockSpyContext(log: log, handlerName: "\(step.name.text)Handler", handlerType: shape.handlerType)
        let answers = MockBranches(shape, samples)
        brief = answers.brief
        branches = answers.branches
    }
}

extension StepSignature {
    /// Whether a call may answer with an error by throwing a type of its own, which no closure does: a handler returns
    /// a `Result`.
    var isTypedDirect: Bool {
        guard answer == .direct, case .type = step.throwing else { return false }
        return declaredEffects.hasPrefix("throws(")
    }

    /// Whether the function returns what a switch over the call's answer is.
    fileprivate var isSwitchValue: Bool {
        switch (style, answer) {
        case (.combine, .one), (.combine, .many), (.async, .many): true
        default: false
        }
    }

    /// The type of the step's handler, laid out for its place in the flow's spy.
    fileprivate var handlerType: String {
        var parameters = step.parameters.map(\.inHandler)
        if takesCompletion, answer == .many { parameters += answerParameters.map { "_ \($0)" } }
        return CodeLayout.handlerType(of: step.name.text, handlerAttribute, parameters, handlerResult)
    }

    private var handlerResult: String {
        let isResult = isThrowing && (isTypedDirect || (answer == .one && style != .async))
        if isResult { return " -> Result<\(value), \(failure)>" }
        switch (style, answer) {
        case (.combine, .one), (.callback, .one): return " -> \(value)"
        case (.callback, .many): return " -> Void"
        case (_, .none): return (isAsync ? " async" : "") + " -> Void"
        default:
            let effects = declaredEffects.isEmpty ? "" : " " + declaredEffects
            return "\(effects) -> \(returnsValue ? signature.result : "Void")"
        }
    }

    private var handlerAttribute: String {
        if isolation == .sendable { return "@Sendable " }
        return isolation == .mainActor && isAsync ? "@MainActor " : ""
    }
}
