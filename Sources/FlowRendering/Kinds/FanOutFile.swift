// `FanOut<Protocol>.swift`: passes each call on to several integrations.

import FlowModel

struct FanOutFile: OneFilePerFlow {
    let template = "FanOut"

    func names(in flow: Flow) -> [DeclaredName] {
        guard flow.fansOut else { return [] }
        let location = flow.protocolName.location
        return [DeclaredName(flow.fanOutName, "the fan-out", of: flow, at: location)]
    }

    func context(_ flow: FlowOutline) -> FanOutContext { FanOutContext(flow) }
}
