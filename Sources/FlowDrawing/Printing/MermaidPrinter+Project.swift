// A project as a Mermaid flowchart: flows are round, integrations square, and between them is who
// serves whom. Broken lines are what could be, thick ones the order of launch. The two are not put
// into groups: Mermaid then sorts by group, and the lines cross everything.

extension MermaidPrinter {
    package func text(for graph: ProjectGraph) -> String {
        var lines = ["flowchart LR"]
        for (index, flow) in graph.flows.enumerated() {
            lines.append("    f\(index)([\(MermaidText.label(flow.lines))])")
        }
        for (index, integration) in graph.integrations.enumerated() {
            let style = integration.isInUse ? "" : ":::idle"
            lines.append("    i\(index)[\(MermaidText.label(integration.lines))]\(style)")
        }
        lines += edges(of: graph)
        if graph.integrations.contains(where: { !$0.isInUse }) {
            lines.append("    classDef idle stroke-dasharray:4 3")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func edges(of graph: ProjectGraph) -> [String] {
        var lines: [String] = []
        for service in graph.services {
            let arrow = service.isInUse ? "-->" : "-.->|\"could use\"|"
            lines.append("    f\(service.flow) \(arrow) i\(service.integration)")
        }
        for need in graph.needs {
            let served = graph.flows[need.servedFlow].name
            let label = MermaidText.label(["needs, for \(served)"])
            lines.append("    i\(need.integration) -->|\(label)| f\(need.neededFlow)")
        }
        for order in graph.launchOrder {
            lines.append("    i\(order.first) ==>|\"launched before\"| i\(order.second)")
        }
        return lines
    }
}

extension ProjectGraph.FlowNode {
    var lines: [String] {
        var lines = [name]
        if protocolName != name { lines.append(protocolName) }
        if fansOut { lines.append("each call goes to all") }
        if isForSession { lines.append("a new one for each use") }
        if !launchSteps.isEmpty { lines.append("at launch: \(launchSteps.listed)") }
        return lines
    }
}

extension ProjectGraph.IntegrationNode {
    var lines: [String] {
        [
            name, summary, sdk.isEmpty ? "" : "SDK: \(sdk.listed)",
            launchPosition.map { "launched as no. \($0)" } ?? "not in use",
        ].filter { !$0.isEmpty }
    }
}
