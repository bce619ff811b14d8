// How a step reports an error by a status. The runner knows one such status for the whole flow; a step that fails in
// another one, or in one with more values, says how it is made.

import FlowModel
import SwiftNotation

/// The status in which a step fails, where the runner cannot make it itself.
struct FailedStatus {
    /// The status, made from the error `$0`.
    let expression: String
    /// The status as a pattern if the skeleton had to guess other values; else empty.
    let otherValues: String

    /// Nil if the runner makes the status, or nobody can.
    init?(_ implementation: StepImplementation) {
        let flow = implementation.shape.flow
        guard implementation.work != .none, let status = flow.failure(of: implementation.shape.step)
        else {
            return nil
        }
        let isKnown = status.name == flow.statuses.first(where: flow.isFailure)?.name
        guard !isKnown || status.payload.count > 1 else { return nil }
        let neutral = NeutralValues(flow)
        var values: [String] = []
        for value in status.payload {
            let label = value.label.map { "\($0.asArgument): " } ?? ""
            if value.type.text == flow.errorType {
                values.append(label + "$0")
                continue
            }
            let name = value.label?.text ?? status.name.text
            guard
                let other = neutral.expression(of: value.type)
                    ?? implementation.samples.sample(of: value.type, named: name, given: value.sample)
            else { return nil }
            values.append(label + other)
        }
        expression = ".\(status.name.spelled)(\(values.joined(separator: ", ")))"
        otherValues = status.payload.count > 1 ? StepTodo.pattern(status) : ""
    }
}
