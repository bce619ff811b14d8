// The order of the places within each layer, chosen so that few edges cross: layer by layer, each
// place goes to the middle of its neighbours, downwards and upwards in turn. The best order seen is
// kept.

/// Puts the places of layers in order.
enum LayerOrdering {
    private static let rounds = 16

    /// Reorders the layers.
    static func improve(_ layers: inout PlacedLayers) {
        var best = layers.order
        var fewest = crossings(layers)
        for round in 0..<rounds where fewest > 0 {
            let isDownwards = round.isMultiple(of: 2)
            let ranks = Array(layers.order.indices)
            for rank in isDownwards ? ranks : ranks.reversed() {
                sort(rank, of: &layers, by: isDownwards ? layers.above : layers.below)
            }
            let count = crossings(layers)
            if count < fewest {
                fewest = count
                best = layers.order
            }
        }
        layers.order = best
    }

    private static func sort(
        _ rank: Int, of layers: inout PlacedLayers, by neighbours: [[Int]]
    ) {
        var positions = Array(repeating: 0.0, count: layers.places.count)
        for layer in layers.order {
            for (position, place) in layer.enumerated() { positions[place] = Double(position) }
        }
        let keyed = layers.order[rank].enumerated().map { position, place in
            let near = neighbours[place].map { positions[$0] }
            let key = near.isEmpty ? Double(position) : near.reduce(0, +) / Double(near.count)
            return (key: key, position: position, place: place)
        }
        layers.order[rank] = keyed.sorted { ($0.key, $0.position) < ($1.key, $1.position) }
            .map(\.place)
    }

    /// How many pairs of edges cross.
    static func crossings(_ layers: PlacedLayers) -> Int {
        var positions = Array(repeating: 0, count: layers.places.count)
        for layer in layers.order {
            for (position, place) in layer.enumerated() { positions[place] = position }
        }
        var count = 0
        for layer in layers.order {
            // The lower ends in the order of the upper ones: each pair out of order is a crossing.
            let ends = layer.flatMap { place in
                layers.below[place].map { positions[$0] }.sorted()
            }
            for (index, end) in ends.enumerated() {
                count += ends[..<index].count { $0 > end }
            }
        }
        return count
    }
}
