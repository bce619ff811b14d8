// What a step looks like in style `combine`: its result type, its error type, and what kind of body
// a skeleton gives it. One place decides, so that protocol, mock, wrapper and tests agree.
// Source: the design's section 4.

import FlowModel
import SwiftNotation

/// A step in style `combine`.
struct StepShape {
    /// How an answer comes back.
    enum Answer {
        /// Not at all.
        case none
        /// By returning or throwing before the call ends.
        case direct
        /// By a publisher of one value.
        case one
        /// By a publisher of many values.
        case many
    }

    let step: Step
    let flow: Flow

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
    var publisher: String { "AnyPublisher<\(value), \(failure)>" }

    /// The signature's end: ` -> AnyPublisher<T, E>`, ` throws -> T`.
    var tail: String {
        switch answer {
        case .none: return ""
        case .one, .many: return " -> " + publisher
        case .direct:
            var tail = ""
            switch step.throwing {
            case .nothing: break
            case .any: tail = " throws"
            case .type(let type): tail = " throws(\(type.text))"
            }
            return isVoid ? tail : tail + " -> " + value
        }
    }

    var signature: Signature {
        Signature(
            head: "func \(step.name.spelled)",
            parameters: step.parameters.map(\.declaration),
            tail: tail)
    }

    /// Whether the step's error is one that a skeleton can make: any, or the flow's own.
    var throwsKnownError: Bool {
        switch step.throwing {
        case .nothing: false
        case .any: true
        case .type(let type): type.text == flow.errorType && flow.placeholderError != nil
        }
    }
}
