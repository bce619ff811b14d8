// Layers of places: a place is a node, a label, or a point where an edge crosses a layer. An edge is
// a chain of places, one in each layer from its upper end to its lower one.

/// What stands somewhere in a layer.
struct Place: Sendable {
    let rank: Int
    /// How far it reaches to the left of its middle.
    var left: Double
    /// How far it reaches to the right.
    var right: Double
    var height: Double
    /// Whether it is only a point on an edge's way.
    var isPoint: Bool
}

/// An edge's way through the layers.
struct Chain: Sendable {
    /// The places, the upper end first; empty for a loop.
    var places: [Int] = []
    /// The place of its label; nil if it has none.
    var label: Int?
    /// Whether the edge leads upwards: from the last place to the first.
    var isTurned = false
}

/// All places, and their order in each layer.
struct PlacedLayers: Sendable {
    /// The places: first the nodes.
    var places: [Place]
    /// The places of each layer, from left to right.
    var order: [[Int]]
    /// One for each edge.
    var chains: [Chain]
    /// For each place, the neighbours in the layer above.
    private(set) var above: [[Int]] = []
    /// For each place, the neighbours in the layer below.
    private(set) var below: [[Int]] = []

    init(places: [Place], order: [[Int]], chains: [Chain]) {
        self.places = places
        self.order = order
        self.chains = chains
        above = Array(repeating: [], count: places.count)
        below = above
        for chain in chains {
            for (upper, lower) in zip(chain.places, chain.places.dropFirst()) {
                below[upper].append(lower)
                above[lower].append(upper)
            }
        }
    }

    func rank(_ place: Int) -> Int { places[place].rank }
}

struct PortKey: Hashable {
    let place: Int
    let edge: Int
}

/// Where edges meet the border of their nodes: side by side, in the order of where they go.
struct Ports {
    private(set) var above: [PortKey: Double] = [:]
    private(set) var below: [PortKey: Double] = [:]

    init(_ layers: PlacedLayers, _ xs: [Double]) {
        var uppers: [Int: [(edge: Int, x: Double)]] = [:]
        var lowers: [Int: [(edge: Int, x: Double)]] = [:]
        for (edge, chain) in layers.chains.enumerated() {
            guard chain.places.count > 1, let first = chain.places.first,
                let last = chain.places.last
            else { continue }
            lowers[first, default: []].append((edge, xs[chain.places[1]]))
            uppers[last, default: []].append((edge, xs[chain.places[chain.places.count - 2]]))
        }
        below = Self.spread(lowers, layers, xs)
        above = Self.spread(uppers, layers, xs)
    }

    private static func spread(
        _ ends: [Int: [(edge: Int, x: Double)]], _ layers: PlacedLayers, _ xs: [Double]
    ) -> [PortKey: Double] {
        var ports: [PortKey: Double] = [:]
        for (place, edges) in ends {
            // Nodes may reach further to the right, for a loop; their box is as wide as the left.
            let width = layers.places[place].left * 1.3
            let sorted = edges.sorted { ($0.x, $0.edge) < ($1.x, $1.edge) }
            let step = min(26, width / Double(max(sorted.count, 1)))
            for (number, end) in sorted.enumerated() {
                let offset = Double(number) - Double(sorted.count - 1) / 2
                ports[PortKey(place: place, edge: end.edge)] = xs[place] + offset * step
            }
        }
        return ports
    }
}
