// `use` and `choose` name integrations that the flow declares.

import Diagnostics

enum UsedIntegrations: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        if flow.usesList, flow.use.isEmpty, !flow.isChoice { return [.usesNothing(flow)] }
        if flow.unread.contains(.integrations) { return [] }
        let declared = flow.integrations.map(\.name.value)
        return flow.use.filter { !declared.contains($0.value) }.map { .unknownIntegration($0, among: declared) }
    }
}

extension Diagnostic {
    fileprivate static func usesNothing(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-unknown-integration", "`use` names no integration",
            advice: "name one, or leave `use` out for the first that is declared", at: flow.name.location)
    }

    /// An integration that nobody declares.
    static func unknownIntegration(_ name: Located<String>, among declared: [String]) -> Diagnostic {
        guard !declared.isEmpty else {
            return Diagnostic(
                "flow-unknown-integration", "unknown integration '\(name.value)'",
                advice: "declare it under `integrations`", at: name.location)
        }
        return UnknownName(
            id: "flow-unknown-integration", name: name.value,
            declared: declared.filter { !ReservedNames.isServicesFolder($0) }, noun: "the declared integrations"
        ).diagnostic("unknown integration '\(name.value)'", at: name.location)
    }
}
