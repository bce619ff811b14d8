// Every status that the flow names can be reached: some row of steps and events leads to it from the initial status. A
// failure is reached by any step that can start and has it among its outcomes. What waits for unreachable statuses
// alone can never start; that is said along with the status.

import Diagnostics

enum UnreachableStatuses: FlowRule {
    static let id: DiagnosticID = "flow-unreachable-status"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        // Behind an initial status that nothing leaves nothing can be reached: said once, there.
        guard facts.flow.initial != nil, InitialStatusIsLeft.isLeft(facts) else { return [] }
        guard facts.isReachable.contains(false) else { return [] }
        var isNamed: Set<String> = []
        for name in facts.statusReferences { isNamed.insert(name.value) }
        let blocked = blocked(facts)
        return facts.flow.statuses.enumerated().compactMap { index, status in
            guard !facts.isReachable[index], isNamed.contains(status.name.text) else { return nil }
            return .unreachable(status, blocked: blocked[index] ?? [])
        }
    }

    /// The steps and events that can never start, by the statuses that they wait for.
    private static func blocked(_ facts: FlowFacts) -> [Int: [String]] {
        var blocked: [Int: [String]] = [:]
        func look(_ name: String, _ from: [Located<String>]?) {
            guard let waits = from?.compactMap({ facts.statusIndexes[$0.value] }) else { return }
            guard !waits.contains(where: { facts.isReachable[$0] }) else { return }
            for status in waits { blocked[status, default: []].append(name) }
        }
        for step in facts.flow.steps { look(step.name.text, step.from) }
        for event in facts.flow.events { look(event.name.text, event.from) }
        return blocked
    }
}

extension Diagnostic {
    fileprivate static func unreachable(_ status: EnumCase, blocked: [String]) -> Diagnostic {
        var message = "nothing leads to the status '\(status.name.text)' from the initial status"
        if let first = blocked.first {
            let rest = blocked.count > 1 ? " and \(blocked.count - 1) more" : ""
            message += ", so '\(first)'\(rest) can never start"
        }
        return Diagnostic(
            UnreachableStatuses.id, message,
            advice: "make it the outcome of a step or event that can happen, or remove it", at: status.location)
    }
}
