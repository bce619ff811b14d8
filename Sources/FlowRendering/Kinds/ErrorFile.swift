// `<Flow>Error.swift`: the enum of errors, of a flow that has some.

import FlowModel

struct ErrorFile: OneFilePerFlow {
    typealias Context = EnumContext

    let template = "Error"

    func names(in flow: Flow) -> [DeclaredName] {
        guard !flow.errors.isEmpty else { return [] }
        return [
            DeclaredName(
                flow.errorType, "the errors of '\(flow.name.value)'", at: flow.name.location)
        ]
    }

    func context(_ flow: FlowOutline) -> Context { .error(of: flow) }
}
