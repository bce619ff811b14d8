// Where the nodes and edges of a picture go: in layers from top to bottom, as Sugiyama, Tagawa and
// Toda laid graphs out. Edges that lead upwards are turned round first; each node gets a layer; an
// edge that crosses layers is led through a place of its own in each; the order within the layers is
// chosen so that few edges cross; then each place gets coordinates.
//
// Labels are places too, in layers between those of the nodes, so that nothing is ever drawn over
// them. Everything is computed from the graph alone, and comes out the same each time.

/// A size in the units of the picture.
struct Size: Hashable, Sendable {
    var width = 0.0
    var height = 0.0
}

/// A point in the units of the picture.
struct Point: Hashable, Sendable {
    var x = 0.0
    var y = 0.0
}

/// A graph whose nodes and labels have sizes.
struct SizedGraph: Sendable {
    /// An edge; an empty label has no size.
    struct Edge: Sendable {
        let from: Int
        let to: Int
        let label: Size
    }

    /// The nodes' sizes.
    var nodes: [Size]
    /// The edges; one from a node to itself becomes a loop at its right side.
    var edges: [Edge]
}

/// A graph with coordinates.
struct LayeredLayout: Sendable {
    /// An edge's way.
    struct Route: Sendable {
        /// The points that it passes, from its start to its end; empty for a loop.
        var points: [Point]
        /// The middle of its label.
        var label: Point
        /// Whether it is a loop at the right side of its node.
        var isLoop: Bool
    }

    /// The middle of each node.
    private(set) var nodes: [Point] = []
    /// The way of each edge.
    private(set) var routes: [Route] = []
    /// The size of the whole.
    private(set) var size = Size()

    /// The space between two neighbours in a layer.
    static let gap = 22.0
    /// The height of the space between two layers, where edges bend.
    static let bend = 20.0
    /// How far a loop stands out.
    static let loop = 26.0
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
        let rows = Rows(layers)
        let left = layers.places.indices.map { xs[$0] - layers.places[$0].left }.min() ?? 0
        let right = layers.places.indices.map { xs[$0] + layers.places[$0].right }.max() ?? 0
        let shift = Self.margin - left
        size = Size(width: right + shift + Self.margin, height: rows.height + Self.margin)
        nodes = graph.nodes.indices.map {
            Point(x: xs[$0] + shift, y: rows.middle[layers.rank($0)])
        }
        let ports = Ports(layers, xs)
        for (index, edge) in graph.edges.enumerated() {
            if edge.from == edge.to {
                let node = nodes[edge.from]
                let offset = graph.nodes[edge.from].width / 2 + Self.loop + edge.label.width / 2
                routes.append(
                    Route(points: [], label: Point(x: node.x + offset, y: node.y), isLoop: true))
            } else {
                routes.append(route(index, layers, rows, ports, shift: shift, xs))
            }
        }
    }

    /// The way along an edge's chain of places: straight down through each layer, bent between them.
    private func route(
        _ edge: Int, _ layers: PlacedLayers, _ rows: Rows, _ ports: Ports, shift: Double,
        _ xs: [Double]
    ) -> Route {
        let chain = layers.chains[edge]
        var points: [Point] = []
        var label = Point()
        for (position, place) in chain.places.enumerated() {
            let rank = layers.rank(place)
            let isFirst = position == 0
            let isLast = position == chain.places.count - 1
            let half = layers.places[place].height / 2
            if isFirst {
                let x = ports.below[PortKey(place: place, edge: edge)] ?? xs[place]
                points.append(Point(x: x + shift, y: rows.middle[rank] + half))
            } else if isLast {
                let x = ports.above[PortKey(place: place, edge: edge)] ?? xs[place]
                points.append(Point(x: x + shift, y: rows.middle[rank] - half))
            } else {
                points.append(Point(x: xs[place] + shift, y: rows.top[rank]))
                points.append(Point(x: xs[place] + shift, y: rows.bottom[rank]))
            }
            if place == chain.label {
                label = Point(x: xs[place] + shift, y: rows.middle[rank])
            }
        }
        return Route(
            points: chain.isTurned ? points.reversed() : points, label: label, isLoop: false)
    }
}

/// Where each layer begins and ends.
private struct Rows {
    private(set) var top: [Double] = []
    private(set) var middle: [Double] = []
    private(set) var bottom: [Double] = []
    private(set) var height = 0.0

    init(_ layers: PlacedLayers) {
        var y = LayeredLayout.margin
        for layer in layers.order {
            let tallest = layer.map { layers.places[$0].height }.max() ?? 0
            top.append(y)
            middle.append(y + tallest / 2)
            bottom.append(y + tallest)
            height = y + tallest
            y += tallest + LayeredLayout.bend
        }
    }
}
