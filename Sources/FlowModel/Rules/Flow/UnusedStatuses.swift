// Every declared status is named by some step or event, or is the initial one.

import Diagnostics

enum UnusedStatuses: FlowRule {
    static let id: DiagnosticID = "flow-unused-status"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var isUsed = Array(repeating: false, count: facts.flow.statuses.count)
        func mark(_ names: [Located<String>]) {
            for name in names {
                if let index = facts.statusIndexes[name.value] { isUsed[index] = true }
            }
        }
        if let initial = facts.flow.initial { mark([initial]) }
        for step in facts.flow.steps {
            if let from = step.from { mark(from) }
            mark(step.passed)
            mark(step.to)
        }
        for event in facts.flow.events {
            if let from = event.from { mark(from) }
            mark(event.to)
        }
        return zip(facts.flow.statuses, isUsed).filter { !$0.1 }.map { .unusedStatus($0.0) }
    }
}

extension Diagnostic {
    fileprivate static func unusedStatus(_ status: EnumCase) -> Diagnostic {
        Diagnostic(
            UnusedStatuses.id, "no step and no event names the status '\(status.name.text)'",
            advice: "name it in a step's `via` or `to` or in an event, or remove it", at: status.location)
    }
}
