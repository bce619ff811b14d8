// An error that a mock rule throws is one of the flow's, where the step throws the flow's own errors.

import Diagnostics
import SwiftNotation

enum MockRuleErrors: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard !flow.errors.isEmpty else { return [] }
        var found: [Diagnostic] = []
        for step in flow.steps {
            guard case .type(let type) = step.throwing, type.text == flow.errorType else {
                continue
            }
            for rule in step.mock where found.count < RuleBook.most {
                guard case .error(let error) = rule.outcome, let name = error.implicitMember
                else { continue }
                if let declared = flow.errors.first(where: { $0.name.text == name }) {
                    guard !MockRuleStatuses.fits(error.arguments, declared.payload) else {
                        continue
                    }
                    found.append(.wrongErrorValues(declared, rule))
                } else {
                    found.append(.unknownError(name, rule, flow))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    static func unknownError(
        _ name: String, _ rule: MockRule, _ flow: Flow
    ) -> Diagnostic {
        Diagnostic(
            "flow-unknown-error", "unknown error '\(name)'",
            advice: adviceOnName(
                name, among: flow.errors.map(\.name.text), noun: "the declared errors"),
            at: rule.place(ofMember: name))
    }

    fileprivate static func wrongErrorValues(_ error: EnumCase, _ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-mock-values",
            "the error '\(error.name.text)' holds \(error.payload.isEmpty ? "no" : "other") values",
            advice: "write `\(error.exampleText)`", at: rule.place(ofMember: error.name.text))
    }
}
