// The planned changes of one file: ranges and their replacements. All other bytes are copied as they are.

struct Splice: Sendable {
    var range: Range<Int>
    var text: [UInt8]
}

/// A place in a file that is not written yet: in bytes that stay, or in a splice's text.
enum PlannedPlace: Sendable {
    case old(Int)
    case inserted(splice: Int, offset: Int)
}

struct Splices: Sendable {
    private(set) var all: [Splice] = []
    /// What is deleted or written anew.
    private var taken = OffsetRanges()

    var isEmpty: Bool { all.isEmpty }

    /// Plans a change; the number names it.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with text: [UInt8]) -> Int {
        all.append(Splice(range: range, text: text))
        taken.insert(range)
        return all.count - 1
    }

    /// Whether bytes of a range are deleted or written anew.
    func isTaken(_ range: Range<Int>) -> Bool { taken.overlaps(range) }

    /// A range to write at: where a change has taken its bytes already, the place behind them.
    func free(_ range: Range<Int>) -> Range<Int> {
        taken.overlaps(range) ? range.upperBound..<range.upperBound : range
    }

    /// The splices in the order of their places; of those at one place, the earlier planned first.
    private var order: [Int] {
        all.indices.sorted { first, second in
            let (one, other) = (all[first].range, all[second].range)
            return (one.lowerBound, one.upperBound, first) < (other.lowerBound, other.upperBound, second)
        }
    }

    /// The text with all splices made, and where each of them begins in it.
    func applied(to bytes: [UInt8]) -> Application {
        var result = Application(text: [], starts: Array(repeating: 0, count: all.count), kept: [])
        result.text.reserveCapacity(bytes.count + all.reduce(0) { $0 + $1.text.count })
        var copied = 0
        for index in order {
            let splice = all[index]
            if splice.range.lowerBound > copied {
                result.keep(copied..<splice.range.lowerBound, of: bytes)
            }
            result.starts[index] = result.text.count
            result.text += splice.text
            // Two deletions may share an empty line.
            copied = max(copied, splice.range.upperBound)
        }
        if copied < bytes.count { result.keep(copied..<bytes.count, of: bytes) }
        return result
    }
}

/// A text after its splices.
struct Application: Sendable {
    var text: [UInt8]
    /// Where each splice begins now.
    var starts: [Int]
    /// The ranges that were kept, with where they begin now.
    var kept: [(old: Range<Int>, new: Int)]

    mutating func keep(_ range: Range<Int>, of bytes: [UInt8]) {
        kept.append((range, text.count))
        text += bytes[range]
    }

    /// Where a planned place has come to lie.
    func offset(of place: PlannedPlace) -> Int {
        switch place {
        case .inserted(let splice, let offset): return min(starts[splice] + offset, text.count)
        case .old(let offset):
            let next = kept.partitionIndex { $0.old.upperBound > offset }
            if next < kept.count, kept[next].old.lowerBound <= offset {
                return kept[next].new + offset - kept[next].old.lowerBound
            }
            // What stands in its place now.
            return next > 0 ? kept[next - 1].new + kept[next - 1].old.count : 0
        }
    }
}

// Ranges of bytes, merged where they meet, in order: what is deleted, what is written anew. Asked by binary search, so
// that a file with many changes is no slower than one with few, line by line.

struct OffsetRanges: Sendable {
    private(set) var all: [Range<Int>] = []

    init(_ ranges: [Range<Int>] = []) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { insert(range) }
    }

    /// Adds a range; an empty one adds nothing.
    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        var merged = range
        let first = index(endingFrom: range.lowerBound)
        var end = first
        while end < all.count, all[end].lowerBound <= range.upperBound {
            let lower = min(merged.lowerBound, all[end].lowerBound)
            merged = lower..<max(merged.upperBound, all[end].upperBound)
            end += 1
        }
        all.replaceSubrange(first..<end, with: [merged])
    }

    /// The range that contains an offset.
    func range(around offset: Int) -> Range<Int>? {
        let next = index(endingFrom: offset + 1)
        guard next < all.count, all[next].contains(offset) else { return nil }
        return all[next]
    }

    func overlaps(_ range: Range<Int>) -> Bool {
        let next = index(endingFrom: range.lowerBound + 1)
        return next < all.count && all[next].lowerBound < range.upperBound && !range.isEmpty
    }

    /// The first range that ends at an offset or behind it.
    private func index(endingFrom offset: Int) -> Int {
        all.partitionIndex { $0.upperBound >= offset }
    }
}

extension RandomAccessCollection {
    /// The first index whose element satisfies a condition that all elements behind it satisfy too, by binary search.
    func partitionIndex(where condition: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if condition(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
