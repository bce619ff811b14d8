// Random changes of texts, the same for the same seed on every machine.

/// A generator of numbers that is the same on every machine (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

extension [UInt8] {
    /// Changes one place: a byte flipped, a range cut out, doubled, or replaced by something nasty.
    mutating func disturb(_ random: inout SeededGenerator) {
        guard !isEmpty else { return }
        let start = Int.random(in: 0..<count, using: &random)
        let end = Swift.min(count, start + Int.random(in: 1...12, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0: self[start] = UInt8.random(in: .min ... .max, using: &random)
        case 1: removeSubrange(start..<end)
        case 2: insert(contentsOf: self[start..<end], at: end)
        case 3: removeSubrange(start...)
        default:
            let nasty = [
                "\u{202E}", "\u{0}", "&a ", "*a", "!t ", "\t", "{{", "[[", "'", "\"", "\r", ": ",
                "`", "<<: *x", "🦊", "\u{85}", "- ", "// ", "\\(", "*/", "../", "e\u{301}",
            ].map { Array($0.utf8) }.randomElement(using: &random)
            replaceSubrange(start..<start, with: nasty ?? [])
        }
    }
}
