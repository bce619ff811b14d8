// A flow in DOT, the language of Graphviz. The colours are such that the picture can be read on
// white and on black; classes let the style of an SVG do better.

package struct DOTPrinter: Sendable {
    package init() {}

    package func text(for graph: FlowGraph) -> String {
        var lines = ["digraph \"\(graph.title)\" {"]
        lines += Self.settings(direction: "TB")
        for (index, node) in graph.nodes.enumerated() { lines.append(line(node, index)) }
        for edge in graph.edges { lines.append(line(edge, isFailure: graph.isFailure(edge))) }
        for (index, group) in graph.groups.enumerated() {
            lines.append(line(group.remarks, title: group.title, index))
        }
        return lines.joined(separator: "\n") + "\n}\n"
    }

    static func settings(direction: String) -> [String] {
        [
            "    graph [rankdir=\(direction) bgcolor=transparent fontname=\"Helvetica,Arial,sans-serif\" fontsize=12 nodesep=0.35 ranksep=0.4]",
            "    node [shape=box style=\"rounded,filled\" color=\"#768390\" fillcolor=\"#f6f8fa\" fontcolor=\"#1f2328\" fontname=\"Helvetica,Arial,sans-serif\" fontsize=12 margin=\"0.14,0.07\" height=0.35]",
            "    edge [color=\"#768390\" fontcolor=\"#768390\" fontname=\"Helvetica,Arial,sans-serif\" fontsize=11 arrowsize=0.7]",
        ]
    }

    private func line(_ node: FlowGraph.Node, _ index: Int) -> String {
        let id = "    n\(index) "
        switch node.kind {
        case .start:
            return id
                + "[shape=circle style=filled label=\"\" width=0.16 height=0.16 fillcolor=\"#768390\" class=start tooltip=\"start\"]"
        case .any:
            let label = DOTText.label([.init(text: node.name)])
            return id + "[label=\(label) style=\"rounded,filled,dashed\" class=any]"
        case .junction:
            return id
                + "[shape=diamond style=filled label=\"\" width=0.16 height=0.16 class=junction tooltip=\"\"]"
        case .status:
            let payload = node.payload.map { DOTText.Part(text: $0, isSmall: true) }
            let label = DOTText.label([.init(text: node.name, isBold: true)] + payload)
            var marks = "class=\(node.isFailure ? "failure" : "status")"
            if node.isFinal { marks += " peripheries=2" }
            if node.isFailure { marks += " color=\"#e5534b\" penwidth=2" }
            return id + "[label=\(label) \(marks)]"
        }
    }

    private func line(_ edge: FlowGraph.Edge, isFailure: Bool) -> String {
        var marks = ["class=\"\(edge.isEvent ? "event" : "step")\(isFailure ? " failure" : "")\""]
        let parts = edge.labels.flatMap {
            [
                DOTText.Part(text: $0.name, isBold: true, width: 28),
                DOTText.Part(text: $0.words, isSmall: true, width: 28),
            ]
        }
        if parts.contains(where: { !$0.text.isEmpty }) {
            marks.append("label=\(DOTText.label(parts))")
        }
        if edge.isEvent { marks.append("style=dashed") }
        if isFailure { marks.append("color=\"#e5534b\" fontcolor=\"#e5534b\"") }
        return "    n\(edge.from) -> n\(edge.to) [\(marks.joined(separator: " "))]"
    }

    private func line(_ remarks: [FlowGraph.Remark], title: String, _ index: Int) -> String {
        var parts = [DOTText.Part(text: title + ":", width: 48)]
        for remark in remarks {
            parts.append(.init(text: remark.name, isBold: true, width: 48))
            parts.append(.init(text: remark.words, isSmall: true, width: 56))
            parts.append(
                .init(text: remark.details.joined(separator: "; "), isSmall: true, width: 56))
        }
        let label = DOTText.label(parts, align: "LEFT")
        return "    g\(index) [shape=note style=filled label=\(label) class=remark]"
    }
}
