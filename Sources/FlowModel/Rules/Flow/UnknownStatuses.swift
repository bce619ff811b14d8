// Every status that a step, an event or `initial` names is a declared one.

import Diagnostics

enum UnknownStatuses: FlowRule {
    static let id: DiagnosticID = "flow-unknown-status"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard !facts.flow.statuses.isEmpty, !facts.flow.unread.contains(.statuses) else {
            return []
        }
        var found: [Diagnostic] = []
        func look(_ names: [Located<String>]) {
            for name in names where facts.statusIndexes[name.value] == nil && found.count < RuleBook.most {
                found.append(.unknownStatus(name.value, in: facts.flow, at: name.location))
            }
        }
        if let initial = facts.flow.initial { look([initial]) }
        for step in facts.flow.steps {
            if let from = step.from { look(from) }
            look(step.passed)
            look(step.to)
        }
        for event in facts.flow.events {
            if let from = event.from { look(from) }
            look(event.to)
        }
        return found
    }
}

extension Diagnostic {
    /// A status that the flow does not declare; mock rules say the same.
    static func unknownStatus(_ name: String, in flow: Flow, at location: SourceLocation) -> Diagnostic {
        UnknownName(
            id: UnknownStatuses.id, name: name, declared: flow.statuses.map(\.name.text), noun: "the declared statuses"
        ).diagnostic("unknown status '\(name)'", at: location)
    }
}
