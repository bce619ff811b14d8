// `<Flow>Flow.swift`: the flow as a table of rules, and its scenarios.

import FlowModel

struct FlowTableFile: OneFilePerFlow {
    let template = "Flow"

    func names(in flow: Flow) -> [DeclaredName] {
        guard flow.hasTable else { return [] }
        return [
            DeclaredName(flow.tableType, "the table", of: flow),
            DeclaredName(flow.scenarioType, "the scenarios", of: flow),
        ]
    }

    func isNeeded(by flow: FlowOutline) -> Bool { flow.flow.hasTable }

    func context(_ flow: FlowOutline) -> FlowTableContext { FlowTableContext(flow) }
}
