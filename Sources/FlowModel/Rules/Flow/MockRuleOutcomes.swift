// What a mock rule does is something that its step can do: end in a status only if the step has statuses, answer only
// if it answers, throw only if it throws.

import Diagnostics
import SwiftNotation

enum MockRuleOutcomes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.filter { !$0.isPartial }.flatMap { step in
            step.mock.compactMap { rule in
                switch rule.outcome {
                case .error(let error):
                    step.throwing == .nothing
                        ? .throwsNothing(rule, step, advice(error, facts.flow)) : nil
                case .status, .statuses:
                    step.changesStatus ? nil : .hasNoStatuses(rule, step)
                // The decoder takes `then` for values only where the step gives some.
                case .value, .values: nil
                }
            }
        }
    }

    /// How the step comes to throw an error.
    private static func advice(_ error: SwiftExpression, _ flow: Flow) -> String {
        guard let name = error.implicitMember else { return "add `throws: true` to the step" }
        let throwing = "add `throws: \(flow.errorType)` to the step"
        let isDeclared = flow.errors.contains { $0.name.text == name }
        return isDeclared ? throwing : "declare '\(name)' under `errors` and \(throwing)"
    }
}

extension Diagnostic {
    fileprivate static func throwsNothing(_ rule: MockRule, _ step: Step, _ advice: String) -> Diagnostic {
        Diagnostic(
            "flow-mock-throw", "'\(step.name.text)' does not throw, so its mock cannot either",
            advice: "\(advice), or write `then` with a status or a value",
            at: rule.outcomeLocation)
    }

    fileprivate static func hasNoStatuses(_ rule: MockRule, _ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-mock-status", "'\(step.name.text)' changes no status, so its mock cannot either",
            advice: "add `to` to the step, or `returns` if the rule gives a value", at: rule.outcomeLocation)
    }
}
