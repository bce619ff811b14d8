// Ranges of bytes, merged where they meet, in order: what is deleted, what is written anew. Asked by binary
// search, so that a file with many changes is no slower than one with few, line by line.

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
            merged =
                min(
                    merged.lowerBound, all[end].lowerBound)..<max(
                    merged.upperBound, all[end].upperBound)
            end += 1
        }
        all.replaceSubrange(first..<end, with: [merged])
    }

    /// The range that holds an offset.
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
        var low = 0
        var high = all.count
        while low < high {
            let middle = (low + high) / 2
            if all[middle].upperBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
