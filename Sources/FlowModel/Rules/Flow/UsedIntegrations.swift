// `use` names integrations that the flow declares.

import Diagnostics

enum UsedIntegrations: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let declared = facts.flow.integrations.map(\.name.value)
        return facts.flow.use.filter { !declared.contains($0.value) }
            .map { .unknownIntegration($0, among: declared) }
    }
}

extension Diagnostic {
    /// An integration that nobody declares.
    static func unknownIntegration(
        _ name: Located<String>, among declared: [String]
    ) -> Diagnostic {
        Diagnostic(
            "flow-unknown-integration", "unknown integration '\(name.value)'",
            advice: adviceOnName(name.value, among: declared, noun: "the declared integrations")
                ?? "declare it under `integrations`",
            at: name.location)
    }
}
