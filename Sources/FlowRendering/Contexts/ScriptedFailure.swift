// How a scripted call of a step fails when the script ended in a status that tells of a failure. Where the
// step says that it throws an error of another type, it is a sample of that type; else, where it can throw
// any error, the one that the status holds.

import FlowModel
import SwiftNotation

/// The failure of one step by one status.
struct ScriptedFailure {
    /// The status.
    let status: EnumCase
    /// The status as a pattern: `.failed(let error)`, or `.failed` where its error is not the answer.
    let pattern: String
    /// The error; nil where the step's own has no sample.
    let error: String?
    /// Whether the pattern binds the error.
    var bindsError: Bool { pattern.contains("let error") }

    /// The failure of a step that both answers and changes the status; nil where it cannot fail, or the
    /// status tells of no failure.
    init?(_ shape: StepShape, by status: EnumCase, _ samples: Samples) {
        guard shape.answer != .none, shape.isThrowing, shape.step.changesStatus,
            shape.flow.isFailure(status)
        else { return nil }
        self.status = status
        let name = ".\(status.name.spelled)"
        let foreign = shape.thrownType.flatMap { type in
            type.text == shape.flow.errorType
                ? nil : samples.sample(of: type, named: shape.step.name.text, given: nil)
        }
        if let foreign {
            pattern = name
            error = foreign
        } else if shape.throwsErrorOfFlow {
            let own = status.payload.firstIndex { $0.type.text == shape.flow.errorType }
            let values = status.payload.indices.map { $0 == own ? "let error" : "_" }
            pattern = "\(name)(\(values.joined(separator: ", ")))"
            error = "error"
        } else {
            pattern = name
            error = shape.thrownType.flatMap {
                samples.sample(of: $0, named: shape.step.name.text, given: nil)
            }
        }
    }

    /// All failures of a step, in the order of the statuses.
    static func all(of shape: StepShape, _ samples: Samples) -> [ScriptedFailure] {
        shape.flow.statuses.compactMap { ScriptedFailure(shape, by: $0, samples) }
    }
}

extension StepShape {
    /// The type of the errors that the step says it throws; nil where it says none, or any.
    var thrownType: SwiftType? {
        if case .type(let type) = step.throwing { type } else { nil }
    }

    /// Whether the step's answer may be the flow's own error, as the signature has it.
    fileprivate var throwsErrorOfFlow: Bool {
        let isUntyped = style == .async && answer != .direct
        return isUntyped || [flow.errorType, "any Error"].contains(failure)
    }
}
