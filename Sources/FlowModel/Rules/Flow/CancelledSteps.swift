// `cancels` names other steps of the flow, and such as can be running: a step that is over when it
// returns leaves nothing to cancel (a warning).

import Diagnostics

enum CancelledSteps: FlowRule {
    static let finishedID: DiagnosticID = "flow-cancels-finished"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard facts.flow.steps.contains(where: { !$0.cancels.isEmpty }) else { return [] }
        var isSync: [String: Bool] = [:]
        for step in facts.flow.steps { isSync[step.name.text] = step.isSync }
        var found: [Diagnostic] = []
        for step in facts.flow.steps {
            for name in step.cancels {
                if name.value == step.name.text {
                    found.append(.cancelsItself(name))
                } else if let isSync = isSync[name.value] {
                    if isSync { found.append(.cancelsFinished(name)) }
                } else if !facts.flow.unread.contains(.steps), found.count < RuleBook.most {
                    found.append(.cancelsUnknown(name, in: facts.flow))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func cancelsUnknown(_ name: Located<String>, in flow: Flow) -> Diagnostic {
        UnknownName(
            id: "flow-unknown-step", name: name.value, declared: flow.steps.map(\.name.text), noun: "the flow's steps"
        ).diagnostic("unknown step '\(name.value)'", at: name.location)
    }

    fileprivate static func cancelsItself(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-cancels-itself", "'\(name.value)' cannot cancel itself",
            advice: "remove it from `cancels`: a step called again ends its earlier call anyway", at: name.location)
    }

    fileprivate static func cancelsFinished(_ name: Located<String>) -> Diagnostic {
        Diagnostic(
            CancelledSteps.finishedID,
            "'\(name.value)' is over as soon as it returns, so there is nothing to cancel",
            severity: .warning,
            advice:
                "remove it from `cancels`, or write `allow: \(CancelledSteps.finishedID)`",
            at: name.location)
    }
}
