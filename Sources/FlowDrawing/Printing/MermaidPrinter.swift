// A flow as a Mermaid flowchart. Mermaid's state diagrams know neither dashed edges nor colours for single ones, so
// this is a flowchart that looks like a state diagram.
//
// Colours are borders and lines of a middle tone alone: the page's own theme, light or dark, supplies the rest.

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
        define("failure", "stroke:#e5534b,stroke-width:2px", if: graph.nodes.contains(where: \.isFailure))
        define("remark", "stroke:#768390,stroke-dasharray:2 2", if: !graph.remarks.isEmpty)
        let failing = graph.edges.indices.filter { graph.isFailure(graph.edges[$0]) }
        if !failing.isEmpty {
            let numbers = failing.map(String.init).joined(separator: ",")
            lines.append("    linkStyle \(numbers) stroke:#e5534b")
        }
        return lines
    }
}

/// A project as a Mermaid flowchart: flows are round, integrations square. Broken lines are what could be, thick ones
/// the order of launch. The two are not put into groups: Mermaid then sorts by group, and the lines cross everything.
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
        lines += graph.edges.map(line)
        if graph.integrations.contains(where: { !$0.isInUse }) {
            lines.append("    classDef idle stroke-dasharray:4 3")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ edge: ProjectGraph.Edge) -> String {
        switch edge {
        case .service(let flow, let integration, let isInUse):
            return "    f\(flow) \(isInUse ? "-->" : "-.->|\"could use\"|") i\(integration)"
        case .need(let integration, let flow, let served):
            let label = MermaidText.label(["needs, for \(served)"])
            return "    i\(integration) -->|\(label)| f\(flow)"
        case .launch(let first, let second):
            return "    i\(first) ==>|\"launched before\"| i\(second)"
        }
    }
}

/// Texts inside Mermaid. A label is in quotes; in it Mermaid still looks for entities, markup, directives, formulas and
/// statements of style, so everything that could be one of them is written as an entity by number.
enum MermaidText {
    /// A label in quotes, of lines; empty ones are left out.
    static func label(_ lines: [String]) -> String {
        "\"" + lines.filter { !$0.isEmpty }.map(escaped).joined(separator: "<br/>") + "\""
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": result += " "
            case "\"", "#", "&", "<", ">", "`", "%", "$", "\\", ";", "*", "_", "~", "{", "}":
                result += "#\(scalar.value);"
            default: result.unicodeScalars.append(scalar)
            }
        }
        // Lines with these words are treated before anything else is.
        return result.replacing("style", with: "#115;tyle").replacing("classDef", with: "#99;lassDef").replacing(
            "http", with: "#104;ttp"
        ).replacing("www.", with: "www#46;")
    }
}
