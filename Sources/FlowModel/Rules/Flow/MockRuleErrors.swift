// An error that a mock rule throws is one of the flow's, where the step throws the flow's own errors.

import Diagnostics
import SwiftNotation

enum MockRuleErrors: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard !flow.errors.isEmpty else { return [] }
        var found: [Diagnostic] = []
        for step in flow.steps {
            guard !step.isPartial, case .type(let type) = step.throwing, type.text == flow.errorType
            else {
                continue
            }
            for rule in step.mock where found.count < RuleBook.most {
                guard case .error(let error) = rule.outcome, let name = error.implicitMember
                else { continue }
                if let declared = flow.errors.first(where: { $0.name.text == name }) {
                    guard !declared.isPartial,
                        !MockRuleStatuses.fits(error.arguments, declared.payload)
                    else {
                        continue
                    }
                    found.append(rule.wrongValues(of: declared, given: error.arguments))
                } else if !flow.unread.contains(.errors) {
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
        UnknownName(
            id: "flow-unknown-error", name: name, declared: flow.errors.map(\.name.text),
            noun: "the declared errors"
        ).diagnostic("unknown error '\(name)'", at: rule.place(ofMember: name))
    }
}
