// `needs` names protocols of other flows, and the wrappers in use need each other in no circle:
// something has to be built first.

import Diagnostics

enum ConstructionDependencies: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        let partial = draft.flows.count { $0.isPartial }
        let flows = Dictionary(
            draft.flows.enumerated().map { ($0.element.name.value, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        for (index, flow) in draft.flows.enumerated() {
            let partialOthers = partial - (flow.isPartial ? 1 : 0)
            for need in flow.integrations.flatMap(\.needs) where found.count < RuleBook.most {
                let needed = draft.flowsByProtocol[need.value]
                if needed == nil {
                    // Another flow may have it, under a name that could not be read.
                    guard draft.isComplete, partialOthers == 0 else { continue }
                    let others = draft.flowsByProtocol.filter { $0.value != index }.keys.sorted()
                    let named = flows[need.value].flatMap { $0 == index ? nil : draft.flows[$0] }
                    found.append(.unknownProtocol(need, of: named, among: others))
                } else if needed == index {
                    found.append(.needsItself(need))
                }
            }
        }
        for cycle in DependencyOrder(dependencies: draft.constructionDependencies).cycles where cycle.count > 1 {
            found += cycleDiagnostic(cycle, draft)
        }
        return found
    }

    private static func cycleDiagnostic(_ cycle: [Int], _ draft: ProjectDraft) -> [Diagnostic] {
        guard let first = cycle.first else { return [] }
        let names = (cycle + [first]).map { draft.flows[$0].protocolName.value }
        let needs = draft.flows[first].integrationsInUse.flatMap(\.needs)
        return needs.first { $0.value == names[1] }.map { [.needsCycle(names, $0.location)] } ?? []
    }
}

extension Diagnostic {
    fileprivate static func unknownProtocol(
        _ need: Located<String>, of flow: Flow?, among others: [String]
    ) -> Diagnostic {
        let advice =
            flow.map { "the protocol of the flow '\(need.value)' is '\($0.protocolName.value)'" }
            ?? adviceOnName(need.value, among: others, noun: "the protocols of other flows")
            ?? "add the flow whose protocol it is, or remove it from `needs`"
        return Diagnostic(
            "flow-unknown-protocol", "no flow has the protocol '\(need.value)'", advice: advice, at: need.location)
    }

    fileprivate static func needsItself(_ need: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-needs-cycle", "a wrapper of '\(need.value)' cannot need '\(need.value)' itself",
            advice: "remove it from `needs`", at: need.location)
    }

    fileprivate static func needsCycle(_ names: [String], _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-needs-cycle", "`needs` forms a cycle: \(circle(names))",
            advice: "remove one of these `needs`", at: location)
    }
}
