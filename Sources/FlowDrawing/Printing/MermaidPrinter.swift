// A flow as a Mermaid flowchart. Mermaid's state diagrams know neither dashed edges nor colours for
// single ones, so this is a flowchart that looks like a state diagram.
//
// Colours are borders and lines of a middle tone alone: the page's own theme, light or dark, supplies
// the rest.

package struct MermaidPrinter: Sendable {
    package init() {}

    package func text(for graph: FlowGraph) -> String {
        var lines = ["flowchart TD", "    accTitle: \(graph.title)"]
        for (index, node) in graph.nodes.enumerated() { lines.append(line(node, index)) }
        for edge in graph.edges { lines.append(line(edge)) }
        lines += remarks(of: graph)
        lines += styles(of: graph)
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ node: FlowGraph.Node, _ index: Int) -> String {
        let id = "    n\(index)"
        switch node.kind {
        case .start: return id + "(( )):::start"
        case .any: return id + "([\(MermaidText.label([node.name]))]):::any"
        case .junction: return id + "{ }:::junction"
        case .status:
            let label = MermaidText.label([node.name] + node.payload)
            let box = node.isFinal ? "[[\(label)]]" : "(\(label))"
            return id + box + (node.isFailure ? ":::failure" : "")
        }
    }

    private func line(_ edge: FlowGraph.Edge) -> String {
        let arrow = edge.isEvent ? "-.->" : "-->"
        let lines = edge.labels.flatMap { [$0.name, $0.words] }.filter { !$0.isEmpty }
        let label = lines.isEmpty ? "" : "|\(MermaidText.label(lines))|"
        return "    n\(edge.from) \(arrow)\(label) n\(edge.to)"
    }

    /// How many remarks stand side by side.
    private static let columns = 3

    /// What is not in the picture, in boxes below it.
    private func remarks(of graph: FlowGraph) -> [String] {
        var lines: [String] = []
        var number = 0
        for (group, (title, remarks)) in graph.groups.enumerated() {
            lines.append("    subgraph g\(group)[\(MermaidText.label([title]))]")
            lines.append("        direction TB")
            let first = number
            for remark in remarks {
                let texts = [remark.name, remark.words, remark.details.joined(separator: "; ")]
                lines.append("        r\(number)[\(MermaidText.label(texts))]:::remark")
                number += 1
            }
            for next in first..<number where next - first >= Self.columns {
                lines.append("        r\(next - Self.columns) ~~~ r\(next)")
            }
            lines.append("    end")
            if let status = graph.nodes.lastIndex(where: { $0.kind == .status }) {
                lines.append("    n\(status) ~~~ g\(group)")
            }
        }
        return lines
    }

    private func styles(of graph: FlowGraph) -> [String] {
        var lines: [String] = []
        func define(_ name: String, _ style: String, if isUsed: Bool) {
            if isUsed { lines.append("    classDef \(name) \(style)") }
        }
        let kinds = Set(graph.nodes.map(\.kind))
        define("start", "fill:#768390,stroke:#768390", if: kinds.contains(.start))
        define("any", "stroke-dasharray:4 3", if: kinds.contains(.any))
        define("junction", "stroke:#768390", if: kinds.contains(.junction))
        define(
            "failure", "stroke:#e5534b,stroke-width:2px",
            if: graph.nodes.contains(where: \.isFailure))
        define("remark", "stroke:#768390,stroke-dasharray:2 2", if: !graph.remarks.isEmpty)
        let failing = graph.edges.indices.filter { graph.isFailure(graph.edges[$0]) }
        if !failing.isEmpty {
            let numbers = failing.map(String.init).joined(separator: ",")
            lines.append("    linkStyle \(numbers) stroke:#e5534b")
        }
        return lines
    }
}
