// A flow in DOT, the language of Graphviz. The colours are such that the picture can be read on white and on black;
// classes let the style of an SVG do better.

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
            return id + "[shape=diamond style=filled label=\"\" width=0.16 height=0.16 class=junction tooltip=\"\"]"
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
            parts.append(.init(text: remark.details.joined(separator: "; "), isSmall: true, width: 56))
        }
        let label = DOTText.label(parts, align: "LEFT")
        return "    g\(index) [shape=note style=filled label=\(label) class=remark]"
    }
}

/// A project in DOT: flows on the left, integrations on the right.
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
        lines += graph.edges.map(line)
        return lines.joined(separator: "\n") + "\n}\n"
    }

    private static func label(_ lines: [String]) -> String {
        let rest = lines.dropFirst().map { DOTText.Part(text: $0, isSmall: true) }
        return DOTText.label(lines.prefix(1).map { .init(text: $0, isBold: true) } + rest)
    }

    private func line(_ edge: ProjectGraph.Edge) -> String {
        switch edge {
        case .service(let flow, let integration, let isInUse):
            let marks = isInUse ? "class=serves" : "style=dashed class=could label=\"could use\""
            return "    f\(flow) -> i\(integration) [\(marks)]"
        case .need(let integration, let flow, let served):
            let label = DOTText.label([.init(text: "needs, for \(served)")])
            return "    i\(integration) -> f\(flow) [label=\(label) class=needs]"
        case .launch(let first, let second):
            return
                "    i\(first) -> i\(second) [label=\"launched before\" penwidth=2 class=launch]"
        }
    }
}

/// Texts inside DOT: labels in the form that looks like HTML, broken into lines, since Graphviz breaks none by itself.
enum DOTText {
    struct Part {
        let text: String
        var isBold = false
        var isSmall = false
        /// The most characters in a line.
        var width = 32
    }

    /// A label of parts below each other.
    static func label(_ parts: [Part], align: String? = nil) -> String {
        let lineEnd = align.map { "<BR ALIGN=\"\($0)\"/>" } ?? "<BR/>"
        let lines = parts.filter { !$0.text.isEmpty }.flatMap { part in
            wrapped(part.text, width: part.width).map { line in
                var line = escaped(line)
                if part.isBold { line = "<B>\(line)</B>" }
                return part.isSmall ? "<FONT POINT-SIZE=\"10\">\(line)</FONT>" : line
            }
        }
        let text = lines.joined(separator: lineEnd)
        return "<" + (align == nil ? text : text + lineEnd) + ">"
    }

    static func escaped(_ text: String) -> String {
        let breaks: Set<Character> = ["\n", "\r", "\r\n", "\t"]
        return HTMLText.escaped(String(text.map { breaks.contains($0) ? " " : $0 }))
    }

    /// A text in lines of at most `width` characters, broken between words; a word that is longer stands alone.
    static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}

/// Makes an SVG by Graphviz follow the reader's choice of light or dark, by a style after the opening tag. The classes
/// are those that the DOT names.
package enum SVGStyle {
    /// The SVG with the style; as it is, if it has no `svg` element.
    package static func added(to svg: String) -> String {
        guard let tag = svg.firstRange(of: "<svg"),
            let end = svg[tag.upperBound...].firstIndex(of: ">")
        else { return svg }
        let after = svg.index(after: end)
        return svg[..<after] + "\n<style>\n" + style + "</style>" + svg[after...]
    }

    private static let style = """
        text { fill: #1f2328; }
        .edge text { fill: #57606a; }
        .edge path { stroke: #57606a; }
        .edge polygon { stroke: #57606a; fill: #57606a; }
        .start ellipse { fill: #57606a; }
        .remark polygon { fill: #fff8c5; stroke: #9a6700; }
        .remark polyline { stroke: #9a6700; }
        .edge.failure text { fill: #cf222e; }
        .edge.failure path { stroke: #cf222e; }
        .edge.failure polygon { stroke: #cf222e; fill: #cf222e; }
        .node.failure path { stroke: #cf222e; }
        @media (prefers-color-scheme: dark) {
            text { fill: #e6edf3; }
            .node path, .node polygon, .node ellipse { fill: #21262d; stroke: #8d96a0; }
            .edge text { fill: #a9b4bf; }
            .edge path { stroke: #8d96a0; }
            .edge polygon { stroke: #8d96a0; fill: #8d96a0; }
            .start ellipse { fill: #8d96a0; }
            .remark polygon { fill: #272115; stroke: #9e6a03; }
            .remark polyline { stroke: #9e6a03; }
            .edge.failure text { fill: #ff7b72; }
            .edge.failure path { stroke: #ff7b72; }
            .edge.failure polygon { stroke: #ff7b72; fill: #ff7b72; }
            .node.failure path { stroke: #ff7b72; }
        }

        """
}
