// What the preview's diagram writes at each node and edge: lines with their sizes, from which the layout takes its
// boxes, and the SVG its texts.

struct DiagramLine {
    let text: String
    /// Its class in the style sheet: `name`, `detail` or `words`.
    let style: String

    var height: Double { style == "name" ? 16 : 14 }

    var width: Double {
        switch style {
        case "name": TextMeasure.name(text, size: 13)
        case "detail": TextMeasure.name(text, size: 11)
        default: TextMeasure.words(text, size: 11)
        }
    }
}

struct DiagramContent {
    let nodes: [[DiagramLine]]
    let edges: [[DiagramLine]]
    /// The boxes, to be laid out.
    let sizes: SizedGraph

    /// The most lines that the words of one step take.
    private static let mostLines = 3
    /// The most characters in such a line.
    private static let lineWidth = 26

    init(_ graph: FlowGraph) {
        nodes = graph.nodes.map(Self.lines)
        edges = graph.edges.map(Self.lines)
        let nodeSizes = zip(graph.nodes, nodes).map { node, lines in Self.size(node, lines) }
        let labels = edges.map(Self.size)
        sizes = SizedGraph(
            nodes: nodeSizes,
            edges: zip(graph.edges, labels).map { .init(from: $0.from, to: $0.to, label: $1) })
    }

    private static func lines(_ node: FlowGraph.Node) -> [DiagramLine] {
        switch node.kind {
        case .start, .junction: []
        case .any: [DiagramLine(text: node.name, style: "words")]
        case .status:
            [DiagramLine(text: node.name, style: "name")] + node.payload.map { DiagramLine(text: $0, style: "detail") }
        }
    }

    private static func lines(_ edge: FlowGraph.Edge) -> [DiagramLine] {
        edge.labels.flatMap { label in
            let words = label.words.wrapped(lineWidth)
            var shown = words.prefix(mostLines).map { DiagramLine(text: $0, style: "words") }
            if words.count > mostLines {
                shown.append(DiagramLine(text: "…", style: "words"))
            }
            let name = label.name.isEmpty ? [] : [DiagramLine(text: label.name, style: "name")]
            return name + shown
        }
    }

    private static func size(_ node: FlowGraph.Node, _ lines: [DiagramLine]) -> Size {
        guard !lines.isEmpty else { return Size(width: 16, height: 16) }
        let text = size(lines)
        return Size(width: max(text.width + 26, 64), height: text.height + 16)
    }

    private static func size(_ lines: [DiagramLine]) -> Size {
        Size(width: lines.map(\.width).max() ?? 0, height: lines.map(\.height).reduce(0, +))
    }
}

/// How much room a text takes, without a font at hand: names have a font of fixed width, words one whose letters are
/// about half as wide as high. Characters of East Asia count twice.
enum TextMeasure {
    static func name(_ text: String, size: Double) -> Double { units(text) * size * 0.61 }

    static func words(_ text: String, size: Double) -> Double { units(text) * size * 0.54 }

    private static func units(_ text: String) -> Double {
        text.unicodeScalars.reduce(0) { sum, scalar in
            switch scalar.value {
            case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
                0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
                sum + 2
            default: sum + 1
            }
        }
    }
}

extension String {
    /// The text in lines of at most so many characters, broken between words; a word that is longer stands alone.
    func wrapped(_ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(whereSeparator: \.isWhitespace) {
            if !line.isEmpty, line.count + 1 + word.count > width {
                lines.append(line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
