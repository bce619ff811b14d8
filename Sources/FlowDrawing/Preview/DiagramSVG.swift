// The preview's diagram as SVG, with classes for the style sheet, and attributes by which the page's script finds the
// node of a status and the edges of a step. It holds no style of its own, so that a strict content security policy lets
// it be.

struct DiagramSVG {
    private let graph: FlowGraph
    private let content: DiagramContent
    private let layout: LayeredLayout

    init(_ graph: FlowGraph) {
        self.graph = graph
        content = DiagramContent(graph)
        layout = LayeredLayout(content.sizes)
    }

    var text: String {
        let size = "\(number(layout.size.width)) \(number(layout.size.height))"
        var lines = [
            "<svg id=\"diagram\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(size)\" "
                + "width=\"\(number(layout.size.width))\" height=\"\(number(layout.size.height))\" "
                + "role=\"img\" aria-label=\"\(HTMLText.escaped(description))\">",
            Self.arrows,
        ]
        for index in graph.edges.indices { lines.append(edge(index)) }
        for index in graph.nodes.indices { lines.append(node(index)) }
        for index in graph.edges.indices where !content.edges[index].isEmpty {
            lines.append(label(index))
        }
        return lines.joined(separator: "\n") + "\n</svg>"
    }

    private var description: String {
        let statuses = graph.nodes.filter { $0.kind == .status }
        return "The statuses of \(graph.title): \(statuses.map(\.name).listed)"
    }

    private static let arrows = ["arrow", "arrow-failure", "arrow-taken"].map { id in
        "<marker id=\"\(id)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"9\" "
            + "markerHeight=\"9\" markerUnits=\"userSpaceOnUse\" orient=\"auto-start-reverse\"><path d=\"M0 0 8 4 0 8z\"/></marker>"
    }.joined(separator: "\n")

    private func node(_ index: Int) -> String {
        let node = graph.nodes[index]
        let middle = layout.nodes[index]
        let size = content.sizes.nodes[index]
        switch node.kind {
        case .start:
            return
                "<circle class=\"start\" cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"7\"/>"
        case .junction:
            let (x, y) = (number(middle.x), number(middle.y))
            return "<path class=\"junction\" d=\"M\(x) \(y)m-8 0 8-8 8 8-8 8z\"/>"
        case .any:
            return "<g class=\"node any\">" + box(middle, size, inset: 0)
                + texts(content.nodes[index], at: middle) + "</g>"
        case .status:
            var classes = "node"
            if node.isFailure { classes += " failure" }
            if node.isFinal { classes += " final" }
            let boxes = box(middle, size, inset: 0) + (node.isFinal ? box(middle, size, inset: 4) : "")
            return "<g class=\"\(classes)\" data-status=\"\(HTMLText.escaped(node.name))\">" + boxes
                + texts(content.nodes[index], at: middle) + "</g>"
        }
    }

    private func box(_ middle: Point, _ size: Size, inset: Double) -> String {
        let x = middle.x - size.width / 2 + inset
        let y = middle.y - size.height / 2 + inset
        return "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(size.width - 2 * inset))\" "
            + "height=\"\(number(size.height - 2 * inset))\" rx=\"\(number(9 - inset))\"/>"
    }

    private func edge(_ index: Int) -> String {
        let edge = graph.edges[index]
        var classes = "edge"
        if edge.isEvent { classes += " event" }
        if graph.isFailure(edge) { classes += " failure" }
        let sources = edge.labels.map { label in
            switch label.source {
            case .start: "start"
            case .step(let index): "step:\(index)"
            case .event(let index): "event:\(index)"
            }
        }
        let ends =
            "data-from=\"\(HTMLText.escaped(status(edge.from)))\" data-to=\"\(HTMLText.escaped(status(edge.to)))\""
        return "<path class=\"\(classes)\" \(ends) data-of=\"\(sources.joined(separator: " "))\" "
            + "d=\"\(path(index))\"/>"
    }

    /// The name of the status a node stands for; empty for other nodes.
    private func status(_ node: Int) -> String {
        graph.nodes[node].kind == .status ? graph.nodes[node].name : ""
    }

    private func path(_ index: Int) -> String {
        let route = layout.routes[index]
        guard !route.isLoop else { return loop(index) }
        let path = SmoothPath(route.points)
        guard let start = path.start else { return "" }
        let pieces = path.pieces.map { piece in
            [piece.firstControl, piece.secondControl, piece.end].map(pair).joined(separator: " ")
        }
        return "M\(pair(start))" + pieces.map { "C" + $0 }.joined()
    }

    private func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

    private func loop(_ index: Int) -> String {
        let node = graph.edges[index].from
        let middle = layout.nodes[node]
        let x = middle.x + content.sizes.nodes[node].width / 2
        let out = number(x + LayeredLayout.loop)
        let (top, bottom) = (number(middle.y - 9), number(middle.y + 9))
        return "M\(number(x)) \(top)C\(out) \(number(middle.y - 16)) \(out) "
            + "\(number(middle.y + 16)) \(number(x)) \(bottom)"
    }

    private func label(_ index: Int) -> String {
        let edge = graph.edges[index]
        let classes = "label" + (graph.isFailure(edge) ? " failure" : "")
        return "<g class=\"\(classes)\">" + texts(content.edges[index], at: layout.routes[index].label) + "</g>"
    }

    private func texts(_ lines: [DiagramLine], at middle: Point) -> String {
        var y = middle.y - lines.map(\.height).reduce(0, +) / 2
        return lines.map { line in
            y += line.height
            return "<text class=\"\(line.style)\" x=\"\(number(middle.x))\" "
                + "y=\"\(number(y - 4))\">\(HTMLText.escaped(line.text))</text>"
        }.joined()
    }

    /// A number with at most one digit after the point.
    private func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        let rest = abs(tenths % 10)
        let sign = tenths < 0 && tenths > -10 ? "-" : ""
        return rest == 0 ? "\(tenths / 10)" : "\(sign)\(tenths / 10).\(rest)"
    }
}
