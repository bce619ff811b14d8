// The order of the places within each layer, chosen so that few edges cross: layer by layer, each
// place goes to the middle of its neighbours, downwards and upwards in turn. The best order seen is
// kept.

enum LayerOrdering {
    private static let rounds = 16

    static func improve(_ layers: inout PlacedLayers) {
        var best = layers.order
        var positions = positions(layers)
        var fewest = crossings(layers, positions)
        for round in 0..<rounds where fewest > 0 {
            let isDownwards = round.isMultiple(of: 2)
            let ranks = Array(layers.order.indices)
            for rank in isDownwards ? ranks : ranks.reversed() {
                sort(rank, of: &layers, by: isDownwards ? layers.above : layers.below, &positions)
            }
            let count = crossings(layers, positions)
            if count < fewest {
                fewest = count
                best = layers.order
            }
        }
        layers.order = best
    }

    private static func sort(
        _ rank: Int, of layers: inout PlacedLayers, by neighbours: [[Int]],
        _ positions: inout [Int]
    ) {
        let keyed = layers.order[rank].enumerated().map { position, place in
            let near = neighbours[place]
            let sum = near.reduce(0) { $0 + positions[$1] }
            let key = near.isEmpty ? Double(position) : Double(sum) / Double(near.count)
            return (key: key, position: position, place: place)
        }
        layers.order[rank] = keyed.sorted { ($0.key, $0.position) < ($1.key, $1.position) }
            .map(\.place)
        for (position, place) in layers.order[rank].enumerated() { positions[place] = position }
    }

    private static func positions(_ layers: PlacedLayers) -> [Int] {
        var positions = Array(repeating: 0, count: layers.places.count)
        for layer in layers.order {
            for (position, place) in layer.enumerated() { positions[place] = position }
        }
        return positions
    }

    /// How many pairs of edges cross.
    static func crossings(_ layers: PlacedLayers) -> Int {
        crossings(layers, positions(layers))
    }

    private static func crossings(_ layers: PlacedLayers, _ positions: [Int]) -> Int {
        var count = 0
        for (rank, layer) in layers.order.enumerated() {
            // The lower ends in the order of the upper ones: each pair out of order is a crossing.
            let width = rank + 1 < layers.order.count ? layers.order[rank + 1].count : 0
            var seen = Tally(count: width)
            for place in layer {
                let ends = layers.below[place].map { positions[$0] }
                for end in ends { count += seen.total - seen.count(upTo: end) }
                for end in ends { seen.add(end) }
            }
        }
        return count
    }
}

/// Counts numbers, and those of them up to a given one, each in logarithmic time (a Fenwick tree).
private struct Tally {
    private var sums: [Int]
    private(set) var total = 0

    init(count: Int) {
        sums = Array(repeating: 0, count: count + 1)
    }

    mutating func add(_ number: Int) {
        total += 1
        var index = number + 1
        while index < sums.count {
            sums[index] += 1
            index += index & -index
        }
    }

    func count(upTo number: Int) -> Int {
        var index = min(number + 1, sums.count - 1)
        var sum = 0
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }
}
