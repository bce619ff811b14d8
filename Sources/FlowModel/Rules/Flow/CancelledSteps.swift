// `cancels` names other steps of the flow, and such as can be running: a step that is over when it
// returns leaves nothing to cancel (a warning).

import Diagnostics

enum CancelledSteps: FlowRule {
    static let finishedID: DiagnosticID = "flow-cancels-finished"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let lists = flow.steps.map { ($0.name.text, $0.cancels) } + flow.events.map { ("", $0.cancels) }
        guard lists.contains(where: { !$0.1.isEmpty }) else { return [] }
        var isSync: [String: Bool] = [:]
        for step in flow.steps { isSync[step.name.text] = step.isSync }
        var found: [Diagnostic] = []
        for (canceller, names) in lists {
            for name in names {
                if name.value == canceller {
                    found.append(.cancelsItself(name))
                } else if let isSync = isSync[name.value] {
                    if isSync { found.append(.cancelsFinished(name)) }
                } else if !flow.unread.contains(.steps), found.count < RuleBook.most {
                    found.append(.cancelsUnknown(name, in: flow))
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
