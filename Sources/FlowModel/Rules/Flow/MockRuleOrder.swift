// Mock rules are tried in order, so those after one that always applies are never reached.

import Diagnostics

enum MockRuleOrder: FlowRule {
    static let id: DiagnosticID = "flow-mock-unreachable"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.compactMap { step in
            guard let always = step.mock.firstIndex(where: { $0.when == nil }),
                always + 1 < step.mock.count
            else { return nil }
            return .neverTried(step.mock[always + 1], step)
        }
    }
}

extension Diagnostic {
    fileprivate static func neverTried(_ rule: MockRule, _ step: Step) -> Diagnostic {
        Diagnostic(
            MockRuleOrder.id,
            "this rule of '\(step.name.text)' is never tried: the one before it always applies",
            severity: .warning,
            advice: "give the rule before it a `when`, or put it last", at: rule.location)
    }
}
