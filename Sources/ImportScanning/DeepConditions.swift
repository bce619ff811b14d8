// The parser goes one call deeper for each `#if` inside another, and has no limit there: thousands of
// them would end the process. Since every branch counts for imports, the lines of the conditions can as
// well be left out, and are, in files that hold more of them than people write.

/// Leaves the lines of conditions out of files with very many.
enum DeepConditions {
    /// The most `#if` in a file that is parsed as it is. It bounds their depth.
    private static let most = 16

    /// The bytes, with blanks in place of the words `#if`, `#elseif`, `#else`, `#endif` and what
    /// follows on their lines, if there are too many. All offsets stay.
    static func flattened(_ bytes: [UInt8]) -> [UInt8] {
        let places = directives(in: bytes)
        guard places.count(where: { $0.isIf }) > most else { return bytes }
        var result = bytes
        for place in places {
            var index = place.start
            while index < result.count, result[index] != 10, result[index] != 13 {
                result[index] = 0x20
                index += 1
            }
        }
        return result
    }

    /// Where a number sign stands before one of the words.
    private static func directives(in bytes: [UInt8]) -> [(start: Int, isIf: Bool)] {
        let words = ["if", "else", "endif"].map { Array($0.utf8) }
        var found: [(start: Int, isIf: Bool)] = []
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "#") {
            let rest = bytes[(index + 1)...]
            guard let word = words.firstIndex(where: { rest.starts(with: $0) }) else { continue }
            found.append((start: index, isIf: word == 0))
        }
        return found
    }
}
