// Random changes of texts, the same for the same seed on every machine.

import SeededNumbers

extension [UInt8] {
    /// Changes one place: a byte flipped, a range cut out, doubled, or replaced by something nasty.
    mutating func disturb(_ random: inout SplitMix64) {
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
