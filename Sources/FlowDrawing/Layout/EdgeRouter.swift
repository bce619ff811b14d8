// From places with positions to the ways of edges: straight down beside their label, which stands to
// the right, and through the middle of every other place.

struct EdgeRouter {
    let rows: Rows

    private let graph: SizedGraph
    private let layers: PlacedLayers
    private let xs: [Double]
    private let ports: Ports

    init(_ graph: SizedGraph, _ layers: PlacedLayers, _ xs: [Double]) {
        self.graph = graph
        self.layers = layers
        self.xs = xs
        rows = Rows(layers)
        ports = Ports(layers, xs)
    }

    func middle(ofNode node: Int) -> Point {
        Point(x: xs[node], y: rows.middle[layers.rank(node)])
    }

    func route(ofEdge index: Int) -> LayeredLayout.Route {
        let edge = graph.edges[index]
        guard edge.from != edge.to else {
            let node = middle(ofNode: edge.from)
            let x = node.x + graph.nodes[edge.from].width / 2 + LayeredLayout.loop
            return .init(points: [], label: Point(x: x, y: node.y), isLoop: true)
        }
        let chain = layers.chains[index]
        var points: [Point] = []
        var label = Point()
        for (position, place) in chain.places.enumerated() {
            let rank = layers.rank(place)
            let key = PortKey(place: place, edge: index)
            if let x = ports.below[key] {
                let y = rows.middle[rank] + graph.nodes[place].height / 2
                points += [Point(x: x, y: y), Point(x: x, y: rows.bottom[rank])]
            } else if let x = ports.above[key] {
                let y = rows.middle[rank] - graph.nodes[place].height / 2
                points += [Point(x: x, y: rows.top[rank]), Point(x: x, y: y)]
            } else if place != chain.label, !isSteep(chain, at: position) {
                points.append(Point(x: xs[place], y: rows.middle[rank]))
            } else {
                points += [
                    Point(x: xs[place], y: rows.top[rank]),
                    Point(x: xs[place], y: rows.bottom[rank]),
                ]
            }
            if place == chain.label {
                label = Point(x: xs[place] + LayeredLayout.labelGap, y: rows.middle[rank])
            }
        }
        points = withoutRepetition(points)
        return .init(
            points: chain.isTurned ? points.reversed() : points, label: label, isLoop: false)
    }

    /// Whether an edge comes from, or goes, so far aside that it would cut what stands beside it.
    private func isSteep(_ chain: Chain, at position: Int) -> Bool {
        let x = xs[chain.places[position]]
        return [position - 1, position + 1].contains { next in
            chain.places.indices.contains(next) && abs(xs[chain.places[next]] - x) > 60
        }
    }

    /// The points, each a little below the one before.
    private func withoutRepetition(_ points: [Point]) -> [Point] {
        var result: [Point] = []
        for point in points where result.last.map({ point.y - $0.y > 0.5 }) ?? true {
            result.append(point)
        }
        if let end = points.last, result.last != end {
            if result.count > 1 { result.removeLast() }
            result.append(end)
        }
        return result
    }
}

struct Rows {
    private(set) var top: [Double] = []
    private(set) var middle: [Double] = []
    private(set) var bottom: [Double] = []
    /// The lower end of the last one.
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
