// The second step of a layout: where in its layer each place goes.

/// The order of the places within each layer, chosen so that few edges cross: layer by layer, each place goes to the
/// middle of its neighbours, downwards and upwards in turn. The best order seen is kept.
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
        layers.order[rank] = keyed.sorted { ($0.key, $0.position) < ($1.key, $1.position) }.map(\.place)
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
        for layer in layers.order {
            // The lower ends in the order of the upper ones: each pair out of order is a crossing.
            var seen: [Int] = []
            for place in layer {
                let ends = layers.below[place].map { positions[$0] }
                for end in ends { count += seen.count { $0 > end } }
                seen += ends
            }
        }
        return count
    }
}

/// Where each place is in its layer, once the order is fixed: as near as may be to the middle of its neighbours above
/// and below, without touching the next one. For one layer that is a problem of least squares with fixed order, which
/// pooling neighbours that are too close solves exactly; going through the layers down and up a few times brings all of
/// them to rest.
enum LayerPlacement {
    /// Rounds in which each layer follows the one before it, and rounds in which it follows both.
    private static let rounds = (rough: 8, fine: 100)

    static func positions(_ layers: PlacedLayers) -> [Double] {
        var xs = Array(repeating: 0.0, count: layers.places.count)
        for layer in layers.order {
            settle(layer, layers, &xs) { _ in [] }
        }
        let ranks = Array(layers.order.indices)
        for round in 0..<(rounds.rough + rounds.fine) {
            let isDownwards = round.isMultiple(of: 2)
            for rank in isDownwards ? ranks : ranks.reversed() {
                settle(layers.order[rank], layers, &xs) { place in
                    if round >= rounds.rough { return layers.above[place] + layers.below[place] }
                    return isDownwards ? layers.above[place] : layers.below[place]
                }
            }
        }
        return xs
    }

    /// Where a place wants to be, and how much: in the middle of its neighbours, where points on an edge's way count
    /// more for each other, so that long edges are straight.
    private static func wish(
        _ place: Int, _ neighbours: [Int], _ layers: PlacedLayers, _ xs: [Double]
    ) -> (position: Double, weight: Double) {
        var sum = 0.0
        var weights = 0.0
        for neighbour in neighbours {
            let isPoint = layers.places[place].isPoint
            let isStraight = isPoint && layers.places[neighbour].isPoint
            let weight = isStraight ? 8.0 : 1.0
            sum += xs[neighbour] * weight
            weights += weight
        }
        return weights == 0 ? (xs[place], 1) : (sum / weights, weights)
    }

    /// Puts the places of a layer as near to their wishes as their order and widths allow.
    private static func settle(
        _ layer: [Int], _ layers: PlacedLayers, _ xs: inout [Double],
        neighbours: (Int) -> [Int]
    ) {
        var offsets: [Double] = []
        for (index, place) in layer.enumerated() {
            guard index > 0 else {
                offsets.append(0)
                continue
            }
            let before = layers.places[layer[index - 1]]
            let space = before.right + LayeredLayout.gap + layers.places[place].left
            offsets.append(offsets[index - 1] + space)
        }
        // Without the offsets, the places only have to be in order; groups share one position.
        var groups: [(sum: Double, weight: Double, count: Int)] = []
        for (index, place) in layer.enumerated() {
            let wish = wish(place, neighbours(place), layers, xs)
            groups.append(((wish.position - offsets[index]) * wish.weight, wish.weight, 1))
            while groups.count > 1, let last = groups.last {
                let before = groups[groups.count - 2]
                guard before.sum / before.weight > last.sum / last.weight else { break }
                groups.removeLast(2)
                groups.append((before.sum + last.sum, before.weight + last.weight, before.count + last.count))
            }
        }
        var index = 0
        for group in groups {
            for _ in 0..<group.count {
                xs[layer[index]] = group.sum / group.weight + offsets[index]
                index += 1
            }
        }
    }
}
