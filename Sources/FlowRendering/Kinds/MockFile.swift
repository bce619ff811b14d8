// `Mock<Protocol>.swift`: the mock of a flow.

import FlowModel

struct MockFile: OneFilePerFlow {
    let template = "Mock"

    func names(in flow: Flow) -> [DeclaredName] {
        [DeclaredName(flow.mockName, "the mock", of: flow, at: flow.protocolName.location)]
    }

    func traits(ofFlow name: String) -> FileTraits {
        FileTraits(.services, [name], .beginning("Mock"))
    }

    func context(_ flow: FlowOutline) -> MockContext { MockContext(flow) }
}
