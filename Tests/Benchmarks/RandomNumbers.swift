// Numbers that look random and are the same on every machine, so that two runs of the benchmark
// measure the same flows.

/// SplitMix64, by Sebastiano Vigna.
struct RandomNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from the range.
    mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &self)
    }

    /// One of the words; the first stands in for none.
    mutating func pick(_ words: [String]) -> String {
        words.isEmpty ? "" : words[number(0...(words.count - 1))]
    }
}
