// The signature of a step in each style: how its answer comes back, its effects, its parameters and its result. It is
// decided here, so that protocol, mock, wrapper and tests agree.

import FlowModel
import SwiftText

/// A step as the flow's style and isolation have it.
struct StepSignature {
    /// How an answer comes back.
    enum Answer {
        /// Not at all.
        case none
        /// By returning or throwing before the call ends, in every style.
        case direct
        /// One value: by a publisher, by an `async` function's return, or by a completion.
        case one
        /// Many values: by a publisher, by a stream, or by an observer and a completion.
        case many
    }

    let step: Step
    let flow: Flow

    var style: Style { flow.style.value }
    var isolation: Isolation { flow.isolation.value }

    var answer: Answer {
        if step.streams != nil { return .many }
        guard step.answers else { return .none }
        return step.isSync ? .direct : .one
    }

    /// The type of the value, or of each value; `Void` for the news that the step ended.
    var value: String { (step.returns ?? step.streams)?.text ?? "Void" }

    /// The type of the error: `Never`, `any Error`, or the one declared.
    var failure: String {
        switch step.throwing {
        case .nothing: "Never"
        case .any: "any Error"
        case .type(let type): type.text
        }
    }

    var isThrowing: Bool { step.throwing != .nothing }

    var isVoid: Bool { value == "Void" }

    /// Whether the step is an `async` function.
    var isAsync: Bool { style == .async && !step.isSync && answer != .many }

    /// Whether the step is an `async` function that returns the status that it ended in.
    var returnsStatus: Bool { isAsync && answer == .none && !step.to.isEmpty }

    /// The effects before a call of the step: `try await `, `try `, `await `, or nothing.
    var callEffects: String {
        (isThrowing && (answer == .direct || isAsync) ? "try " : "") + (isAsync ? "await " : "")
    }

    /// Whether a call of the step has a value that a caller may want.
    var returnsValue: Bool { step.returnsValue(in: style) }

    /// Whether a caller may ignore that value.
    var isDiscardable: Bool { returnsValue && step.isDiscardable ?? returnsStatus }

    /// The effects in its declaration: `async throws`, `throws(PaymentError)`, or nothing.
    var declaredEffects: String {
        if isAsync { return isThrowing ? "async throws" : "async" }
        guard answer == .direct else { return "" }
        switch step.throwing {
        case .nothing: return ""
        case .any: return "throws"
        case .type(let type): return "throws(\(type.text))"
        }
    }

    private var resultType: String {
        switch (style, answer) {
        case (_, .none): flow.statusType
        case (.combine, .one), (.combine, .many): "AnyPublisher<\(value), \(failure)>"
        case (.async, .many): "AsyncThrowingStream<\(value), any Error>"
        default: value
        }
    }

    /// The parameters that bring the answer, in style `callback`. The completion takes a value, or a `Result` of one, or of
    /// `Void` after many.
    var answerParameters: [String] {
        if answerNames.isEmpty { return [] }
        let result = "Result<\(answer == .many ? "Void" : value), \(failure)>"
        let completed = answer == .many || isThrowing ? result : step.returns?.escapingText ?? value
        let completion = "completion: @escaping \(isolation.closureAttribute)(\(completed)) -> Void"
        let observed = "\(isolation.closureAttribute)(\(step.streams?.escapingText ?? value)) -> Void"
        return answer == .many ? ["observer: @escaping \(observed)", completion] : [completion]
    }

    /// The names of those parameters.
    var answerNames: [String] { flow.answerParameters(of: step) }

    /// - Parameter modifiers: What precedes `func`.
    func signature(_ modifiers: String = "") -> Signature {
        Signature(
            start: (isDiscardable ? "@discardableResult\n    " : "") + "\(modifiers)func \(step.methodName.spelled)",
            parameters: step.parameters.map(\.declaration) + answerParameters, effects: declaredEffects,
            result: returnsValue ? resultType : "")
    }
}

extension Isolation {
    /// What stands before the type of a closure that the app passes in for answers: off the main actor it may be called
    /// on any thread, so a closure that belongs to an actor is not taken.
    var closureAttribute: String { self == .mainActor ? "" : "@Sendable " }
}
