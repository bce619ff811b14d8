// `<Protocol>.swift`: what the app sees of a flow.

import FlowModel

struct ProtocolFile: OneFilePerFlow {
    let template = "Protocol"

    func names(in flow: Flow) -> [DeclaredName] {
        [
            DeclaredName(
                flow.protocolName.value, "the protocol", of: flow, at: flow.protocolName.location)
        ]
    }

    func context(_ flow: FlowOutline) -> ProtocolContext { ProtocolContext(flow) }
}
