// What a mock rule reads is there: an expression of a rule sees the parameters of its step under their inner names. A
// name that is one of them but for a typo is an error; any other is left to the compiler, since the app may have a
// constant of that name.

import Diagnostics
import SwiftNotation

enum MockRuleNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let properties = facts.flow.properties.map(\.name.text)
        return facts.flow.steps.filter { !$0.isPartial && !$0.parameters.isEmpty }.flatMap { step in
            step.mock.flatMap { rule -> [Diagnostic] in
                var found: [Diagnostic] = []
                if let when = rule.when {
                    found += check(when, at: rule.conditionLocation, of: step, knowing: properties)
                }
                for outcome in rule.expressions {
                    found += check(outcome, at: rule.outcomeLocation, of: step, knowing: properties)
                }
                return found
            }
        }
    }

    private static func check(
        _ expression: SwiftExpression, at location: SourceLocation, of step: Step, knowing known: [String]
    ) -> [Diagnostic] {
        let inner = step.parameters.map(\.label.internal.text)
        return expression.identifiers.compactMap { name in
            guard name.first?.isLowercase == true, !inner.contains(name), !known.contains(name),
                !expression.closureNames.contains(name),
                let meant = meant(by: name, in: step) ?? misspelling(name, of: inner)
            else { return nil }
            return .unknownParameter(name, meant, step, location.place(of: name) ?? location)
        }
    }

    /// The parameter that differs by one typo. `amounts`, `maxAmount` and, beside `cost`, `host` are names of their
    /// own.
    private static func misspelling(_ name: String, of inner: [String]) -> String? {
        guard let near = didYouMean(name, among: inner, within: 1), near.first == name.first else { return nil }
        let (left, right) = (name.lowercased(), near.lowercased())
        if left == right || withoutDoubles(left) == withoutDoubles(right) { return near }
        return left.contains(right) || right.contains(left) ? nil : near
    }

    /// A word with one letter for each run of the same letter.
    private static func withoutDoubles(_ word: String) -> String {
        var result = ""
        for letter in word where letter != result.last { result.append(letter) }
        return result
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
            advice: "did you mean '\(meant)'? Write a constant of the app with its type or module: `App.\(name)`",
            at: location
        )
    }
}
