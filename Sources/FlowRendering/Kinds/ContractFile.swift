// `<Flow>Contract.swift`: the test of whatever serves a flow.

import FlowModel

struct ContractFile: OneFilePerFlow {
    let template = "Contract"

    func names(in flow: Flow) -> [DeclaredName] {
        [
            DeclaredName(flow.contractName, "the contract", of: flow)
        ]
    }

    func traits(ofFlow name: String) -> FileTraits {
        FileTraits(.tests, [name], .exactly(Flow.contractName(of: name)))
    }

    func isNeeded(by flow: FlowOutline) -> Bool { flow.hasContract }

    func context(_ flow: FlowOutline) -> ContractContext { ContractContext(flow) }
}
