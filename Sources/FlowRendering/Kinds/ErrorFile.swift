// `<Flow>Error.swift`: the enum of errors, of a flow that has some.

import FlowModel

struct ErrorFile: OneFilePerFlow {
    let template = "Error"

    func names(in flow: Flow) -> [DeclaredName] {
        flow.errors.isEmpty ? [] : [DeclaredName(flow.errorType, "the errors", of: flow)]
    }

    func context(_ flow: FlowOutline) -> EnumContext { .error(of: flow) }
}
