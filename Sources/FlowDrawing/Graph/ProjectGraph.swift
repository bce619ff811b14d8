// A project as a picture knows it: its flows, its integrations, and how they are related.

import FlowModel

package struct ProjectGraph: Sendable {
    struct Node: Sendable {
        /// The node's text; the name is the first line.
        let lines: [String]
        let isInUse: Bool
    }

    enum Edge: Sendable {
        /// The integration serves the flow, or could.
        case service(flow: Int, integration: Int, isInUse: Bool)
        /// The integration's wrapper of the flow `served` needs another flow.
        case need(integration: Int, flow: Int, served: String)
        /// The first integration is launched before the second.
        case launch(first: Int, second: Int)
    }

    let flows: [Node]
    /// The integrations, in launch order.
    let integrations: [Node]
    let edges: [Edge]

    package init(_ project: Project) {
        flows = project.flows.map { Node(lines: Self.lines(of: $0), isInUse: true) }
        var position = 0
        integrations = project.integrations.map { integration in
            if integration.isInUse { position += 1 }
            let lines = [
                integration.name, integration.summary,
                integration.sdk.isEmpty ? "" : "SDK: \(integration.sdk.listed)",
                integration.isInUse ? "launched as no. \(position)" : "not in use",
            ]
            return Node(lines: lines.filter { !$0.isEmpty }, isInUse: integration.isInUse)
        }
        let indexes = Dictionary(project.integrations.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
        var services: [Edge] = []
        var needs: [Edge] = []
        var launches: [Edge] = []
        for (index, integration) in project.integrations.enumerated() {
            for wrapper in integration.wrappers {
                let flow = wrapper.flowIndex
                services.append(.service(flow: flow, integration: index, isInUse: wrapper.isInUse))
                let served = project.flows[flow].name.value
                needs += project.flowsNeeded(by: wrapper).map {
                    .need(integration: index, flow: $0, served: served)
                }
            }
            launches += integration.after.compactMap { indexes[$0] }.map {
                .launch(first: $0, second: index)
            }
        }
        edges = services + needs + launches
    }

    private static func lines(of flow: Flow) -> [String] {
        var lines = [flow.name.value]
        if flow.protocolName.value != flow.name.value { lines.append(flow.protocolName.value) }
        if flow.fansOut { lines.append("each call goes to all") }
        if flow.isChoice { lines.append("one that the app chooses") }
        if flow.scope.value == .session { lines.append("a new one for each use") }
        let launchSteps = flow.steps.filter(\.isLaunch).map(\.name.text)
        if !launchSteps.isEmpty { lines.append("at launch: \(launchSteps.listed)") }
        return lines
    }
}
