// An error that a mock rule throws without its type is one of the flow's, where the step throws these or any.

import Diagnostics
import SwiftNotation

enum MockRuleErrors: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var found: [Diagnostic] = []
        for step in flow.steps {
            guard !step.isPartial else { continue }
            switch step.throwing {
            case .nothing: continue
            case .any: break
            case .type(let type): if type.text != flow.errorType || flow.errors.isEmpty { continue }
            }
            for rule in step.mock where found.count < RuleBook.most {
                guard case .error(let error) = rule.outcome, let name = error.implicitMember else { continue }
                if let declared = flow.errors.first(where: { $0.name.text == name }) {
                    guard !declared.isPartial, !MockRuleStatuses.fits(error.arguments, declared.payload) else {
                        continue
                    }
                    found.append(rule.wrongValues(of: declared, given: error.arguments))
                } else if !flow.unread.contains(.errors) {
                    found.append(flow.errors.isEmpty ? .errorWithoutType(name, rule) : .unknownError(name, rule, flow))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func errorWithoutType(_ name: String, _ rule: MockRule) -> Diagnostic {
        Diagnostic(
            "flow-unknown-error", "'.\(name)' does not say which type of error it is",
            advice: "write the type before the dot, or declare '\(name)' under `errors`", at: rule.outcomeLocation)
    }

    static func unknownError(_ name: String, _ rule: MockRule, _ flow: Flow) -> Diagnostic {
        UnknownName(
            id: "flow-unknown-error", name: name, declared: flow.errors.map(\.name.text), noun: "the declared errors"
        ).diagnostic("unknown error '\(name)'", at: rule.place(ofMember: name))
    }
}
