// `<Flow>Status.swift`: the enum of statuses, of a flow that has some.

import FlowModel

struct StatusFile: OneFilePerFlow {
    let template = "Status"

    func names(in flow: Flow) -> [DeclaredName] {
        flow.statuses.isEmpty ? [] : [DeclaredName(flow.statusType, "the statuses", of: flow)]
    }

    func context(_ flow: FlowOutline) -> EnumContext { .status(of: flow) }
}
