// Which pieces of three versions are the same one: by head, by labels, by name. Where one side has renamed a step, the
// other versions get its new name first.

/// A piece as base and both sides have it.
struct PieceTriple {
    var base: Piece?
    var ours: Piece?
    var theirs: Piece?
}

struct PiecePairs {
    private let ours: [Piece]
    private let theirs: [Piece]
    private var triples: [PieceTriple] = []
    private var ofOurs: [Int: Int] = [:]
    private var ofTheirs: [Int: Int] = [:]

    init(base: [Piece], ours: [Piece], theirs: [Piece]) {
        (self.ours, self.theirs) = (ours, theirs)
        triples = base.map { PieceTriple(base: $0) }
        ofOurs = Self.pair(base, ours)
        ofTheirs = Self.pair(base, theirs)
        let new = ours.indices.filter { ofOurs[$0] == nil }
        let others = theirs.indices.filter { ofTheirs[$0] == nil }
        let same = Self.pair(new.map { ours[$0] }, others.map { theirs[$0] })
        for index in new {
            ofOurs[index] = triples.count
            triples.append(PieceTriple())
        }
        for (position, index) in others.enumerated() {
            ofTheirs[index] = same[position].flatMap { ofOurs[new[$0]] } ?? triples.count
            if ofTheirs[index] == triples.count { triples.append(PieceTriple()) }
        }
        for (index, triple) in ofOurs { triples[triple].ours = ours[index] }
        for (index, triple) in ofTheirs { triples[triple].theirs = theirs[index] }
    }

    /// The index of the piece among others that each piece goes with.
    private static func pair(_ base: [Piece], _ side: [Piece]) -> [Int: Int] {
        var found: [Int: Int] = [:]
        var free = Set(base.indices)
        for level in 0..<3 {
            func key(_ piece: Piece) -> String { piece.keys[min(level, piece.keys.count - 1)] }
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

    /// The pieces in the order of ours; what only theirs has goes behind the nearest piece before it, and behind what
    /// ours has added there.
    func order() -> [PieceTriple] {
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

extension ParsedFile {
    /// The text with the new names of steps, which stand in the declaration and in what the runner is handed:
    /// `flow.run(.open)`.
    func renaming(_ names: [String: String]) -> [UInt8] {
        let words = tokens.tokens.filter { !$0.isComment }.map { $0.start..<$0.end }
        let handed = words.indices.dropFirst(5).filter { index in
            zip(words[(index - 5)...], ["flow", ".", nil, "(", "."]).allSatisfy { $1 == nil || text($0) == $1 }
        }
        let declared = members.filter { [.func, .var].contains($0.key.kind) }.map(\.name)
        return bytes.replacing(
            Set(handed.map { words[$0] } + declared).compactMap { place in
                names[text(place).withoutBackticks].map { (place, Array($0.utf8)) }
            })
    }

    fileprivate func declares(_ name: String) -> Bool { members.contains { $0.key.name == name } }

    /// The names of steps that other versions have changed already.
    func stepsToRename(_ names: [String: String], as others: [ParsedFile]) -> [String: String] {
        names.filter { old, new in declares(old) && !declares(new) && others.contains { $0.declares(new) } }
    }
}

extension Piece {
    /// What a message calls it.
    var name: String { member?.key.readable ?? keys.last ?? "" }
}
