// Ranges that are asked by binary search, against a plain list.

import SeededNumbers
import Testing

@testable import SwiftMerging

@Suite("Ranges of bytes") struct OffsetRangesTests {
    @Test("ranges answer as a plain list does, and are merged where they meet") func random() {
        var dice = SplitMix64(seed: 1)
        for _ in 0..<300 {
            var ranges = OffsetRanges()
            var plain: Set<Int> = []
            for _ in 0..<10 {
                let start = Int.random(in: 0..<60, using: &dice)
                let range = start..<(start + Int.random(in: 0...6, using: &dice))
                ranges.insert(range)
                plain.formUnion(range)
            }
            for offset in 0..<70 {
                #expect((ranges.range(around: offset) != nil) == plain.contains(offset))
                let range = offset..<(offset + 3)
                #expect(ranges.overlaps(range) == !plain.isDisjoint(with: range))
            }
            for (one, next) in zip(ranges.all, ranges.all.dropFirst()) {
                #expect(one.upperBound < next.lowerBound)
            }
        }
    }
}
