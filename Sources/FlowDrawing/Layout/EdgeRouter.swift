// The last step of a layout: the lines of the edges. An edge goes straight down beside its label, which is to the
// right, and through the middle of every other place.

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
        Point(x: xs[node], y: rows.middle[layers.places[node].rank])
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
            let rank = layers.places[place].rank
            if position == 0 {
                let y = rows.middle[rank] + graph.nodes[place].height / 2
                let x = ports.leaving[index]
                points += [Point(x: x, y: y), Point(x: x, y: rows.bottom[rank])]
            } else if position == chain.places.count - 1 {
                let y = rows.middle[rank] - graph.nodes[place].height / 2
                let x = ports.entering[index]
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
        return .init(points: chain.isTurned ? points.reversed() : points, label: label, isLoop: false)
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

/// Where edges meet the border of their nodes: side by side, in the order of where they go.
private struct Ports {
    /// For each edge, the position at its upper end.
    private(set) var leaving: [Double]
    /// For each edge, the position at its lower end.
    private(set) var entering: [Double]

    init(_ layers: PlacedLayers, _ xs: [Double]) {
        leaving = Array(repeating: 0, count: layers.chains.count)
        entering = leaving
        var lowers: [Int: [(edge: Int, x: Double)]] = [:]
        var uppers: [Int: [(edge: Int, x: Double)]] = [:]
        for (edge, chain) in layers.chains.enumerated() {
            guard let first = chain.places.first, let last = chain.places.last else { continue }
            lowers[first, default: []].append((edge, xs[chain.places[1]]))
            uppers[last, default: []].append((edge, xs[chain.places[chain.places.count - 2]]))
        }
        Self.spread(lowers, layers, xs, &leaving)
        Self.spread(uppers, layers, xs, &entering)
    }

    private static func spread(
        _ ends: [Int: [(edge: Int, x: Double)]], _ layers: PlacedLayers, _ xs: [Double], _ ports: inout [Double]
    ) {
        for (place, edges) in ends {
            // Nodes may reach further to the right, for a loop; their box is as wide as the left.
            let width = layers.places[place].left * 1.3
            let sorted = edges.sorted { ($0.x, $0.edge) < ($1.x, $1.edge) }
            let step = min(26, width / Double(sorted.count))
            for (number, end) in sorted.enumerated() {
                let offset = Double(number) - Double(sorted.count - 1) / 2
                ports[end.edge] = xs[place] + offset * step
            }
        }
    }
}

/// A smooth line through points that follow each other upwards or downwards: x as a function of y, by cubic pieces
/// whose slopes are chosen (after Fritsch and Carlson) such that the line never swings beyond its points. It is
/// vertical at both ends, so that arrows stand upright on their nodes.
struct SmoothPath {
    struct Piece {
        let firstControl: Point
        let secondControl: Point
        let end: Point
    }

    /// Where it begins; nil for a line without points.
    let start: Point?
    let pieces: [Piece]

    init(_ points: [Point]) {
        start = points.first
        let slopes = Self.slopes(points)
        pieces = points.indices.dropFirst().map { index in
            let (from, to) = (points[index - 1], points[index])
            let third = (to.y - from.y) / 3
            return Piece(
                firstControl: Point(x: from.x + slopes[index - 1] * third, y: from.y + third),
                secondControl: Point(x: to.x - slopes[index] * third, y: to.y - third), end: to)
        }
    }

    /// The change of x with y at each point: none at the ends and where the line turns, else the harmonic mean of what
    /// it is before and after.
    private static func slopes(_ points: [Point]) -> [Double] {
        let secants = zip(points, points.dropFirst()).map { from, to in
            to.y == from.y ? 0 : (to.x - from.x) / (to.y - from.y)
        }
        return points.indices.map { index in
            guard index > 0, index < secants.count else { return 0 }
            let (before, after) = (secants[index - 1], secants[index])
            return before * after <= 0 ? 0 : 2 * before * after / (before + after)
        }
    }
}
