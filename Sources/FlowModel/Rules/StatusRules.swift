// Statuses are declared, and each can be reached: a status that nothing leads to would have no scenario, and what waits
// for it would never be tested.

enum StatusRules {
    /// Every status that a step, an event or `initial` names is declared.
    static func unknown(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let unknown = facts.statusReferences.filter { facts.statusIndexes[$0.value] == nil }
            .sorted { $0.location.range.lowerBound < $1.location.range.lowerBound }
        guard flow.statuses.isEmpty, let first = unknown.first else {
            return unknown.prefix(DiagnosticList.limit).map { .unknownStatus($0, in: flow) }
        }
        var seen: Set<String> = []
        let names = unknown.map(\.value).filter { seen.insert($0).inserted }
        let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
        return [
            Diagnostic(
                "flow-unknown-status", "status '\(first.value)' is named, but the flow declares no statuses",
                advice: "declare them under `statuses`: \(list)", at: first.location)
        ]
    }

    /// Steps and events lead from the initial status to every other. With an unknown status, all behind it would look
    /// unreachable.
    static func unreachable(_ facts: FlowFacts) -> [Diagnostic] {
        guard let initial = facts.flow.initial, facts.graph.initial != nil,
            facts.statusReferences.allSatisfy({ facts.statusIndexes[$0.value] != nil })
        else { return [] }
        let reachable = facts.graph.reachable
        let lost = zip(facts.flow.statuses, reachable).filter { !$0.1 }.map(\.0)
        if lost.count > 1, lost.count == reachable.count - 1 {
            return [
                Diagnostic(
                    "flow-unreachable-status", "nothing leaves the initial status '\(initial.value)'",
                    advice: "let a step or an event start `from: \(initial.value)` and lead to another status, or "
                        + "name another status as `initial`", at: initial.location)
            ]
        }
        return lost.map { status in
            Diagnostic(
                "flow-unreachable-status",
                "nothing leads to the status '\(status.name.text)' from the initial status",
                advice: "name it in the `via` or `to` of a step or event that can happen, or remove it",
                at: status.location)
        }
    }
}
