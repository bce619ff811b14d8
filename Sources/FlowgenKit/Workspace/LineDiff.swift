// Which lines differ. The algorithm is Myers' greedy one ("An O(ND) Difference Algorithm and Its Variations", 1986) on
// lines turned into numbers, after what both sides share at the start and at the end has been taken off. Its work is
// capped: two texts that have little in common come out as one block replaced by another, which is then also the
// readable answer.

/// A block of old lines that became a block of new lines; one of them may be empty.
struct LineChange: Hashable {
    let old: Range<Int>
    let new: Range<Int>
}

/// The lines of a text, each with its line feed; the last may lack it.
func splitLines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
        let end = bytes[start...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.endIndex
        lines.append(bytes[start..<end])
        start = end
    }
    return lines
}

let newline = UInt8(ascii: "\n")

/// The blocks in which two lists of lines differ, in order, unchanged lines between any two.
func lineChanges(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [LineChange] {
    let shortest = min(old.count, new.count)
    var head = 0
    while head < shortest, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shortest - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
        tail += 1
    }
    let oldRange = head..<(old.count - tail)
    let newRange = head..<(new.count - tail)
    guard !oldRange.isEmpty || !newRange.isEmpty else { return [] }
    let whole = [LineChange(old: oldRange, new: newRange)]
    guard !oldRange.isEmpty, !newRange.isEmpty else { return whole }
    var numbers = LineNumbering()
    var search = EditSearch(
        old: oldRange.map { numbers.number(of: old[$0]) },
        new: newRange.map { numbers.number(of: new[$0]) })
    guard let changes = search.run() else { return whole }
    return changes.map { change in
        LineChange(
            old: change.old.lowerBound + head..<change.old.upperBound + head,
            new: change.new.lowerBound + head..<change.new.upperBound + head)
    }
}

/// Gives equal lines equal numbers, so that the search compares integers.
private struct LineNumbering {
    private var known: [ArraySlice<UInt8>: Int] = [:]

    mutating func number(of line: ArraySlice<UInt8>) -> Int {
        if let number = known[line] { return number }
        let number = known.count
        known[line] = number
        return number
    }
}

/// The search for a shortest edit script.
///
/// `reach[k + offset]` is how far into `old` a path on diagonal `k` (old minus new position) has
/// come; `trace[d]` keeps the diagonals -d, -d+2, … d as they were after `d` edits.
private struct EditSearch {
    let old: [Int]
    let new: [Int]
    private var trace: [[Int]] = []

    /// No more edits than this are looked for; memory is half its square, in words.
    private static let mostEdits = 1500
    /// No more lines than this are compared or diagonals visited.
    private static let mostSteps = 20_000_000

    init(old: [Int], new: [Int]) {
        self.old = old
        self.new = new
    }

    /// The blocks that differ, or nil if the cap was reached first.
    mutating func run() -> [LineChange]? {
        let most = min(old.count + new.count, Self.mostEdits)
        let offset = most + 1
        var reach = [Int](repeating: 0, count: 2 * most + 3)
        var steps = 0
        for edits in 0...most {
            var kept: [Int] = []
            kept.reserveCapacity(edits + 1)
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let index = diagonal + offset
                let isDown = diagonal == -edits || (diagonal != edits && reach[index - 1] < reach[index + 1])
                var x = isDown ? reach[index + 1] : reach[index - 1] + 1
                let start = x
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] {
                    x += 1
                }
                steps += 1 + x - start
                reach[index] = x
                kept.append(x)
                if x >= old.count, x - diagonal >= new.count { return changes(after: edits) }
            }
            guard steps < Self.mostSteps else { return nil }
            trace.append(kept)
        }
        return nil
    }

    /// Walks back from the end of both texts and gathers the edits.
    private func changes(after edits: Int) -> [LineChange] {
        var result: [LineChange] = []
        var (x, y) = (old.count, new.count)
        for level in stride(from: edits, to: 0, by: -1) {
            let kept = trace[level - 1]
            let diagonal = x - y
            func reach(_ other: Int) -> Int {
                let index = (other + level - 1) / 2
                return other < 1 - level || other > level - 1 ? -1 : kept[index]
            }
            let isDown = diagonal == -level || (diagonal != level && reach(diagonal - 1) < reach(diagonal + 1))
            let fromX = isDown ? reach(diagonal + 1) : reach(diagonal - 1)
            let fromY = fromX - (isDown ? diagonal + 1 : diagonal - 1)
            let edit = LineChange(
                old: fromX..<(isDown ? fromX : fromX + 1),
                new: fromY..<(isDown ? fromY + 1 : fromY))
            if let last = result.last, last.old.lowerBound == edit.old.upperBound,
                last.new.lowerBound == edit.new.upperBound
            {
                result[result.count - 1] = LineChange(
                    old: edit.old.lowerBound..<last.old.upperBound,
                    new: edit.new.lowerBound..<last.new.upperBound)
            } else {
                result.append(edit)
            }
            (x, y) = (fromX, fromY)
        }
        return result.reversed()
    }
}
