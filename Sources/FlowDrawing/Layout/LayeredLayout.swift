// Where the nodes and edges of a picture go: in layers from top to bottom, as Sugiyama, Tagawa and Toda laid graphs
// out. Edges that lead upwards are turned round first; each node gets a layer; an edge that crosses layers is led
// through a place of its own in each; the order within the layers is chosen so that few edges cross; then each place
// gets coordinates.
//
// Labels are places too, in layers between those of the nodes, so that nothing is ever drawn over them. Everything is
// computed from the graph alone, and comes out the same each time.

struct Size: Hashable, Sendable {
    var width = 0.0
    var height = 0.0
}

struct Point: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
}

struct SizedGraph: Sendable {
    /// An edge; an empty label has no size.
    struct Edge: Sendable {
        let from: Int
        let to: Int
        let label: Size
    }

    var nodes: [Size]
    /// The edges; one from a node to itself becomes a loop at its right side.
    var edges: [Edge]
}

struct LayeredLayout: Sendable {
    struct Route: Sendable {
        /// The points that it passes, from its start to its end; empty for a loop.
        var points: [Point]
        /// Where its label begins, at half the label's height.
        var label: Point
        /// Whether it is a loop at the right side of its node.
        var isLoop: Bool
    }

    private(set) var nodes: [Point] = []
    private(set) var routes: [Route] = []
    private(set) var size = Size()

    /// The space between two neighbours in a layer.
    static let gap = 22.0
    /// The height of the space between two layers, where edges bend.
    static let bend = 20.0
    /// How far a loop stands out.
    static let loop = 26.0
    /// The space between an edge and its label.
    static let labelGap = 7.0
    /// The space around the whole.
    static let margin = 14.0

    /// Lays a graph out; edges that name no node must not be there.
    init(_ graph: SizedGraph) {
        guard !graph.nodes.isEmpty else { return }
        var layers = LayerAssignment(graph).places(of: graph)
        LayerOrdering.improve(&layers)
        let xs = LayerPlacement.positions(layers)
        place(graph, layers, xs)
    }

    private mutating func place(_ graph: SizedGraph, _ layers: PlacedLayers, _ xs: [Double]) {
        let left = layers.places.indices.map { xs[$0] - layers.places[$0].left }.min() ?? 0
        let right = layers.places.indices.map { xs[$0] + layers.places[$0].right }.max() ?? 0
        let router = EdgeRouter(graph, layers, xs.map { $0 + Self.margin - left })
        size = Size(width: right - left + 2 * Self.margin, height: router.rows.height + Self.margin)
        nodes = graph.nodes.indices.map(router.middle)
        routes = graph.edges.indices.map(router.route)
    }
}
