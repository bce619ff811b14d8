// A project in DOT: flows on the left, integrations on the right, and between them who serves whom.

extension DOTPrinter {
    package func text(for graph: ProjectGraph) -> String {
        var lines = ["digraph project {"] + Self.settings(direction: "LR")
        lines.append("    graph [ranksep=0.9]")
        for (index, flow) in graph.flows.enumerated() {
            let label = Self.label(flow.lines)
            lines.append("    f\(index) [shape=ellipse style=filled label=\(label) class=flow]")
        }
        for (index, integration) in graph.integrations.enumerated() {
            let label = Self.label(integration.lines)
            let style = integration.isInUse ? "" : " style=\"rounded,filled,dashed\""
            lines.append("    i\(index) [label=\(label)\(style) class=integration]")
        }
        lines += edges(of: graph)
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func label(_ lines: [String]) -> String {
        let rest = lines.dropFirst().map { DOTText.Part(text: $0, isSmall: true) }
        return DOTText.label(lines.prefix(1).map { .init(text: $0, isBold: true) } + rest)
    }

    private func edges(of graph: ProjectGraph) -> [String] {
        var lines: [String] = []
        for service in graph.services {
            let marks =
                service.isInUse ? "class=serves" : "style=dashed class=could label=\"could use\""
            lines.append("    f\(service.flow) -> i\(service.integration) [\(marks)]")
        }
        for need in graph.needs {
            let served = graph.flows[need.servedFlow].name
            let label = DOTText.label([.init(text: "needs, for \(served)")])
            lines.append(
                "    i\(need.integration) -> f\(need.neededFlow) [label=\(label) class=needs]")
        }
        for order in graph.launchOrder {
            lines.append(
                "    i\(order.first) -> i\(order.second) [label=\"launched before\" penwidth=2 class=launch]"
            )
        }
        return lines
    }
}
