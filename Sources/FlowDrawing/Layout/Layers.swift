// The first step of a layout: each node goes to a layer below everything that leads to it, not counting edges that lead
// back. Nodes are in even layers, labels in the odd ones between them. A place is a node, a label, or a point where an
// edge crosses a layer; an edge is a chain of places, one in each layer.

struct Place: Sendable {
    let rank: Int
    /// How far it reaches to the left of its middle.
    var left: Double
    /// How far it reaches to the right.
    var right: Double
    var height: Double
    /// Whether it is only a point of an edge.
    var isPoint: Bool
}

struct Chain: Sendable {
    /// The places, the upper end first; empty for a loop.
    var places: [Int] = []
    /// The place of its label; nil if it has none.
    var label: Int?
    /// Whether the edge leads upwards: from the last place to the first.
    var isTurned = false
}

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
}

struct LayerAssignment {
    /// The layer of each node, even.
    private(set) var ranks: [Int]
    /// For each edge, whether it leads back and counts as turned round.
    private(set) var isTurned: [Bool]

    private let edges: [SizedGraph.Edge]

    init(_ graph: SizedGraph) {
        edges = graph.edges
        ranks = Array(repeating: 0, count: graph.nodes.count)
        isTurned = Array(repeating: false, count: graph.edges.count)
        let order = turnBackEdges(count: graph.nodes.count)
        assign(order)
    }

    /// Walks the graph in depth, turns the edges that close a circle, and gives an order in which every node comes
    /// after those that lead to it.
    private mutating func turnBackEdges(count: Int) -> [Int] {
        var leaving = Array(repeating: [Int](), count: count)
        var entered = Array(repeating: 0, count: count)
        for (index, edge) in edges.enumerated() where edge.from != edge.to {
            leaving[edge.from].append(index)
            entered[edge.to] += 1
        }
        enum State { case new, open, done }
        var states = Array(repeating: State.new, count: count)
        var finished: [Int] = []
        // Where nothing leads to, everything begins.
        let roots = (0..<count).filter { entered[$0] == 0 } + (0..<count)
        for root in roots where states[root] == .new {
            states[root] = .open
            var way: [(node: Int, next: Int)] = [(root, 0)]
            while let (node, next) = way.last {
                guard next < leaving[node].count else {
                    states[node] = .done
                    finished.append(node)
                    way.removeLast()
                    continue
                }
                way[way.count - 1].next += 1
                let edge = leaving[node][next]
                switch states[edges[edge].to] {
                case .new:
                    states[edges[edge].to] = .open
                    way.append((edges[edge].to, 0))
                case .open: isTurned[edge] = true
                case .done: break
                }
            }
        }
        return finished.reversed()
    }

    private mutating func assign(_ order: [Int]) {
        var lower = Array(repeating: [Int](), count: ranks.count)
        var hasUpper = Array(repeating: false, count: ranks.count)
        for (index, edge) in edges.enumerated() where edge.from != edge.to {
            let (from, to) = isTurned[index] ? (edge.to, edge.from) : (edge.from, edge.to)
            lower[from].append(to)
            hasUpper[to] = true
        }
        for node in order {
            for next in lower[node] { ranks[next] = max(ranks[next], ranks[node] + 2) }
        }
        // What nothing leads to stands right above what it leads to.
        for node in ranks.indices where !hasUpper[node] {
            if let next = lower[node].map({ ranks[$0] }).min() { ranks[node] = next - 2 }
        }
    }

    /// The layers with a place for each node, label and crossing, in a first order.
    func places(of graph: SizedGraph) -> PlacedLayers {
        var places: [Place] = []
        for (index, size) in graph.nodes.enumerated() {
            let loops = graph.edges.filter { $0.from == index && $0.to == index }
            let loop = loops.map { LayeredLayout.loop + $0.label.width }.max() ?? 0
            let labels = loops.map(\.label.height).max() ?? 0
            places.append(
                Place(
                    rank: ranks[index], left: size.width / 2, right: size.width / 2 + loop,
                    height: max(size.height, labels), isPoint: false))
        }
        var order = Array(repeating: [Int](), count: (ranks.max() ?? 0) + 1)
        for index in graph.nodes.indices { order[ranks[index]].append(index) }
        var chains: [Chain] = []
        for (index, edge) in graph.edges.enumerated() {
            guard edge.from != edge.to else {
                chains.append(Chain())
                continue
            }
            let (upper, lower) = isTurned[index] ? (edge.to, edge.from) : (edge.from, edge.to)
            var chain = Chain(places: [upper], isTurned: isTurned[index])
            let labelRank = isTurned[index] ? ranks[lower] - 1 : ranks[upper] + 1
            for rank in (ranks[upper] + 1)..<max(ranks[lower], ranks[upper] + 1) {
                let size = rank == labelRank ? edge.label : Size()
                order[rank].append(places.count)
                chain.places.append(places.count)
                if rank == labelRank { chain.label = places.count }
                places.append(
                    Place(
                        rank: rank, left: 0,
                        right: size.width == 0 ? 0 : size.width + LayeredLayout.labelGap,
                        height: size.height, isPoint: true))
            }
            chain.places.append(lower)
            chains.append(chain)
        }
        return PlacedLayers(places: places, order: order, chains: chains)
    }
}
