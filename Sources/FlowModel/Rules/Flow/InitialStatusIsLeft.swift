// Something leads out of the initial status. Any other status may be final.

import Diagnostics

enum InitialStatusIsLeft: FlowRule {
    static let id: DiagnosticID = "flow-initial-never-left"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard let initial = facts.flow.initial, !isLeft(facts) else { return [] }
        return [.neverLeft(initial)]
    }

    /// Whether a step or an event that can start in the initial status leads to another.
    static func isLeft(_ facts: FlowFacts) -> Bool {
        guard let initial = facts.graph.initial else { return true }
        let starting = facts.graph.starting[initial] + facts.graph.startingAnywhere
        return starting.contains { index in
            let transition = facts.graph.transitions[index]
            return transition.statuses.contains { $0 != initial }
        }
    }
}

extension Diagnostic {
    fileprivate static func neverLeft(_ initial: Located<String>) -> Diagnostic {
        Diagnostic(
            InitialStatusIsLeft.id, "nothing leaves the initial status '\(initial.value)'",
            advice: "let a step or an event start `from: \(initial.value)` and lead to another "
                + "status, or name another status as `initial`",
            at: initial.location)
    }
}
