// Which pieces of three versions are the same one: by head, by labels, by name; and where one side has renamed a step,
// by its new name in the flow.

/// A piece as base and both sides have it.
struct PieceTriple {
    var base: Piece?
    var ours: Piece?
    var theirs: Piece?
    /// What the versions with another name than the one that goes take over.
    var baseName: StepName?
    var oursName: StepName?
    var theirsName: StepName?
}

struct PiecePairs {
    private let ours: [Piece]
    private let theirs: [Piece]
    private var triples: [PieceTriple] = []
    private var ofOurs: [Int: Int] = [:]
    private var ofTheirs: [Int: Int] = [:]

    init(
        base: [Piece], ours: [Piece], theirs: [Piece], renamed: [String: String]
    ) {
        (self.ours, self.theirs) = (ours, theirs)
        triples = base.map { PieceTriple(base: $0) }
        ofOurs = Self.pair(base, ours, renamed)
        ofTheirs = Self.pair(base, theirs, renamed)
        let new = ours.indices.filter { ofOurs[$0] == nil }
        let others = theirs.indices.filter { ofTheirs[$0] == nil }
        let same = Self.pair(new.map { ours[$0] }, others.map { theirs[$0] }, [:])
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
        for index in triples.indices { Self.unify(&triples[index]) }
    }

    /// The former and new names of renamed pieces.
    var renamed: [String] {
        triples.flatMap { [$0.baseName, $0.oursName, $0.theirsName].compactMap(\.self) }.flatMap { [$0.old, $0.new] }
    }

    /// Where a side has renamed a piece, all versions get the new name.
    private static func unify(_ triple: inout PieceTriple) {
        guard let base = triple.base?.member?.key.name, let own = triple.ours?.member?.key.name,
            let other = triple.theirs?.member?.key.name, own != base || other != base
        else { return }
        let new = own == base ? other : own
        func name(_ old: String) -> StepName? { old == new ? nil : StepName(old: old, new: new) }
        (triple.baseName, triple.oursName, triple.theirsName) = (name(base), name(own), name(other))
    }

    /// The index of the piece among others that each piece goes with.
    private static func pair(
        _ base: [Piece], _ side: [Piece], _ renamed: [String: String]
    ) -> [Int: Int] {
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
        if renamed.isEmpty { return found }
        for index in side.indices where found[index] == nil {
            let matches = free.filter { StepName.isRenamed(base[$0], side[index], renamed) }
            if matches.count == 1, let match = matches.first {
                found[index] = match
                free.remove(match)
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

/// The new name of a step, which stands in the declaration and in what the runner is handed: `flow.run(.open)`.
struct StepName {
    let old: String
    let new: String

    /// Whether one side has renamed a piece, as the flow says.
    static func isRenamed(_ base: Piece, _ other: Piece, _ renamed: [String: String]) -> Bool {
        guard let before = base.member?.key, let after = other.member?.key, base.body != nil, other.body != nil,
            before.kind == after.kind, before.owner == after.owner
        else { return false }
        return renamed[before.name] == after.name
    }

    /// A range with the new name.
    func applied(to range: Range<Int>, of file: PieceFile) -> (text: [UInt8], tokens: [[UInt8]]) {
        let all = Array(file.file.tokens.tokens(in: range))
        let texts = file.tokens(in: range)
        var changes: [(range: Range<Int>, text: [UInt8])] = []
        var tokens = texts
        for index in texts.indices where texts[index].elementsEqual(old.utf8) && isOwn(index, texts) {
            let own = (all[index].start - range.lowerBound)..<(all[index].end - range.lowerBound)
            changes.append((own, Array(new.utf8)))
            tokens[index] = Array(new.utf8)
        }
        return (Array(file.file.bytes[range]).replacing(changes), tokens)
    }

    private func isOwn(_ index: Int, _ texts: [[UInt8]]) -> Bool {
        func follows(_ words: [String?]) -> Bool {
            index >= words.count
                && zip(words, texts[(index - words.count)...]).allSatisfy { word, text in
                    word.map { text.elementsEqual($0.utf8) } ?? true
                }
        }
        return follows(["func"]) || follows(["var"]) || follows(["flow", ".", nil, "(", "."])
    }
}

extension Piece {
    /// What a message calls it.
    var name: String { member?.key.readable ?? keys.last ?? "" }
}
