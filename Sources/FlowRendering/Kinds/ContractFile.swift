// `<Flow>Contract.swift`: the test of whatever serves a flow, and a test that the mock passes it.

import FlowModel

struct ContractFile: OneFilePerFlow {
    let template = "Contract"

    func names(in flow: Flow) -> [DeclaredName] {
        [
            DeclaredName(flow.contractName, "the contract", of: flow),
            DeclaredName(flow.name.value + "FlowTests", "the tests", of: flow),
        ]
    }

    func folder(of flow: FlowOutline, in project: ProjectOutline) -> String {
        project.folders.folder(ofTestsFor: flow.flow.name.value)
    }

    func isNeeded(by flow: FlowOutline) -> Bool { !flow.scenarios.all.isEmpty }

    func context(_ flow: FlowOutline) -> ContractContext { ContractContext(flow) }
}
