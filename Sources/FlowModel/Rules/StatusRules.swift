// Statuses are declared, and each can be reached: a status that nothing leads to would have no scenario, and what waits
// for it would never be tested.

enum StatusRules {
    /// Every status that a step, an event or `initial` names is declared.
    static func unknown(_ facts: FlowFacts) -> [Diagnostic] {
        facts.statusReferences.filter { facts.statusIndexes[$0.value] == nil }
            .sorted { $0.location.range.lowerBound < $1.location.range.lowerBound }
            .prefix(facts.flow.statuses.isEmpty ? 1 : DiagnosticList.limit).map { .unknownStatus($0, in: facts.flow) }
    }

    /// Each status can be reached from the initial one by steps and events.
    static func unreachable(_ facts: FlowFacts) -> [Diagnostic] {
        // With an unknown status, all behind it would look unreachable.
        guard let initial = facts.flow.initial, unknown(facts).isEmpty else { return [] }
        let lost = zip(facts.flow.statuses, ShortestScenarios(facts.graph).ranks).filter { $0.1 == nil }.map(\.0)
        // A status that only a mock rule names is told there.
        return (lost.isEmpty || MockRules.outcomes(facts).isEmpty ? lost : []).map { status in
            Diagnostic(
                "flow-unreachable-status",
                "nothing leads to the status '\(status.name.text)' from the initial status '\(initial.value)'",
                advice: "name it in the `via` or `to` of a step or event that can happen from '\(initial.value)' on, "
                    + "or remove it", at: status.location)
        }
    }
}
