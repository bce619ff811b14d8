// Which units of three versions are the same one: by head, by labels, by name.

/// A unit as base and both sides have it.
struct UnitTriple {
    var base: Unit?
    var ours: Unit?
    var theirs: Unit?
}

struct UnitPairs {
    private let ours: [Unit]
    private let theirs: [Unit]
    private var triples: [UnitTriple] = []
    private var ofOurs: [Int: Int] = [:]
    private var ofTheirs: [Int: Int] = [:]

    init(base: [Unit], ours: [Unit], theirs: [Unit]) {
        (self.ours, self.theirs) = (ours, theirs)
        triples = base.map { UnitTriple(base: $0) }
        ofOurs = Self.pair(base, ours)
        ofTheirs = Self.pair(base, theirs)
        let new = ours.indices.filter { ofOurs[$0] == nil }
        let others = theirs.indices.filter { ofTheirs[$0] == nil }
        let same = Self.pair(new.map { ours[$0] }, others.map { theirs[$0] })
        for index in new {
            ofOurs[index] = triples.count
            triples.append(UnitTriple())
        }
        for (position, index) in others.enumerated() {
            ofTheirs[index] = same[position].flatMap { ofOurs[new[$0]] } ?? triples.count
            if ofTheirs[index] == triples.count { triples.append(UnitTriple()) }
        }
        for (index, triple) in ofOurs { triples[triple].ours = ours[index] }
        for (index, triple) in ofTheirs { triples[triple].theirs = theirs[index] }
    }

    /// The index of the unit among others that each unit goes with.
    private static func pair(_ base: [Unit], _ side: [Unit]) -> [Int: Int] {
        var found: [Int: Int] = [:]
        var free = Set(base.indices)
        for level in 0..<3 {
            func key(_ unit: Unit) -> String { unit.keys[min(level, unit.keys.count - 1)] }
            let others = Dictionary(grouping: free.sorted()) { key(base[$0]) }
            let own = Dictionary(grouping: side.indices.filter { found[$0] == nil }) { key(side[$0]) }
            for (key, indices) in own {
                // By its name alone only what there is one of.
                guard let others = others[key], level < 2 || others.count == 1 && indices.count == 1 else { continue }
                for (index, other) in zip(indices, others) {
                    found[index] = other
                    free.remove(other)
                }
            }
        }
        return found
    }

    /// The units in the order of ours; what only theirs has goes behind the nearest unit before it, and behind what
    /// ours has added there.
    func order() -> [UnitTriple] {
        var order = ours.indices.compactMap { ofOurs[$0] }
        var previous: Int?
        for index in theirs.indices {
            guard let triple = ofTheirs[index] else { continue }
            if triples[triple].ours == nil {
                var place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
                while place < order.count, isNew(order[place]) { place += 1 }
                order.insert(triple, at: place)
            }
            previous = triple
        }
        return order.map { triples[$0] }
    }

    private func isNew(_ triple: Int) -> Bool { triples[triple].base == nil && triples[triple].theirs == nil }
}
