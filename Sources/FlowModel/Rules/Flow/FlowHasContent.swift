// A flow has something that an app can call, read or show.

import Diagnostics

enum FlowHasContent: FlowRule {
    static let id: DiagnosticID = "flow-empty"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.steps.isEmpty, flow.properties.isEmpty, flow.views.isEmpty, flow.signals.isEmpty else { return [] }
        return [.empty(flow)]
    }
}

extension Diagnostic {
    fileprivate static func empty(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            FlowHasContent.id, "the flow '\(flow.name.value)' has no step, no property and no view",
            advice: "declare what the person does under `steps`", at: flow.name.location)
    }
}
