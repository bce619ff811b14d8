// What a mock rule reads is there: an expression of a rule sees the parameters of its step under their
// inner names. A name that is nearly one of them is a mistake; any other is left to the compiler, since
// the app may have a constant of that name.

import Diagnostics
import SwiftNotation

enum MockRuleNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let properties = facts.flow.properties.map(\.name.text)
        return facts.flow.steps.filter { !$0.isPartial && !$0.parameters.isEmpty }.flatMap { step in
            step.mock.flatMap { rule -> [Diagnostic] in
                var found: [Diagnostic] = []
                if let when = rule.when {
                    found += check(when, at: rule.conditionLocation, of: step, besides: properties)
                }
                for outcome in rule.expressions {
                    found += check(outcome, at: rule.outcomeLocation, of: step, besides: properties)
                }
                return found
            }
        }
    }

    private static func check(
        _ expression: SwiftExpression, at location: SourceLocation, of step: Step,
        besides known: [String]
    ) -> [Diagnostic] {
        let inner = step.parameters.map(\.label.internal.text)
        return expression.identifiers.compactMap { name in
            guard name.first?.isLowercase == true, !inner.contains(name), !known.contains(name),
                !expression.closureNames.contains(name),
                let meant = meant(by: name, in: step) ?? didYouMean(name, among: inner)
            else { return nil }
            return .unknownParameter(name, meant, step, location.place(of: name) ?? location)
        }
    }

    /// The inner name of the parameter with that label.
    private static func meant(by label: String, in step: Step) -> String? {
        step.parameters.first { $0.label.external?.text == label }?.label.internal.text
    }
}

extension MockRule {
    /// The expressions of what the rule does.
    fileprivate var expressions: [SwiftExpression] {
        switch outcome {
        case .status(let one), .value(let one), .error(let one): [one]
        case .statuses(let all), .values(let all): all
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownParameter(
        _ name: String, _ meant: String, _ step: Step, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-unknown-parameter", "'\(step.name.text)' has no parameter '\(name)'",
            advice: "did you mean '\(meant)'? Write a constant of the app with its type or module: "
                + "`App.\(name)`",
            at: location
        ).fixed(by: location.text == name ? Fix(replacing: location.range, with: meant) : nil)
    }
}
