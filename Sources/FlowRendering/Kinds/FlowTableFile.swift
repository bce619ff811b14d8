// `<Flow>Flow.swift`: the flow as a table of steps, events, rules and scenarios.

import FlowModel

struct FlowTableFile: OneFilePerFlow {
    let template = "Flow"

    func names(in flow: Flow) -> [DeclaredName] {
        [DeclaredName(flow.tableType, "the table", of: flow)]
    }

    func context(_ flow: FlowOutline) -> FlowTableContext { FlowTableContext(flow) }
}
