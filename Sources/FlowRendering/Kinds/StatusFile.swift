// `<Flow>Status.swift`: the enum of statuses, of a flow that has some.

import FlowModel

struct StatusFile: OneFilePerFlow {
    typealias Context = EnumContext

    let template = "Status"

    func names(in flow: Flow) -> [DeclaredName] {
        guard !flow.statuses.isEmpty else { return [] }
        return [
            DeclaredName(
                flow.statusType, "the statuses of '\(flow.name.value)'", at: flow.name.location)
        ]
    }

    func context(_ flow: FlowOutline) -> Context { .status(of: flow) }
}
