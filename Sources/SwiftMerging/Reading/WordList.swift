// The words of a file: its tokens and comments, in order, without layout. Texts and hashes of any
// range are made from them, so that a reformatted stub still reads the same.

import SwiftSyntax

struct WordList {
    struct Word {
        var start: Int
        var end: Int
        var isComment: Bool
    }

    private let bytes: [UInt8]
    let words: [Word]
    private let comments: [Word]
    /// The literals that may go over several lines, quotes included; none lies in another.
    let literals: [Range<Int>]
    /// The parts of literals that are text, not code.
    let segments: [Range<Int>]

    init(bytes: [UInt8], tree: SourceFileSyntax) {
        self.bytes = bytes
        let collector = WordCollector(bytes: bytes)
        collector.walk(tree)
        words = collector.words
        comments = words.filter(\.isComment)
        literals = collector.literals
        segments = collector.segments
    }

    /// The words that lie in a range.
    func words(in range: Range<Int>) -> ArraySlice<Word> {
        let first = index(from: range.lowerBound)
        var end = first
        while end < words.count, words[end].end <= range.upperBound { end += 1 }
        return words[first..<end]
    }

    /// Whether comments stand in a range.
    func hasComment(in range: Range<Int>) -> Bool {
        let next = Self.index(from: range.lowerBound, of: comments)
        return next < comments.count && comments[next].end <= range.upperBound
    }

    /// The words of a range, spaced as Swift usually is.
    func text(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var spacing = Spacing()
        for word in words(in: range) {
            let part = Self.collapsed(bytes[word.start..<word.end], isComment: word.isComment)
            if part.isEmpty { continue }
            if spacing.needsSpace(before: part, isComment: word.isComment) { text.append(32) }
            text += part
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A hash over the words of a range; empty if there are none.
    func hash(_ range: Range<Int>) -> String {
        var hash = WordHash()
        for word in words(in: range) {
            if word.isComment {
                hash.add(Self.collapsed(bytes[word.start..<word.end], isComment: true))
            } else {
                hash.add(bytes[word.start..<word.end])
            }
        }
        return hash.text
    }

    /// A hash over the words of a doc comment, however its lines are broken.
    func docHash(_ ranges: [Range<Int>]) -> String {
        var hash = WordHash()
        for range in ranges {
            for part in bytes[range].split(whereSeparator: { $0 == 32 || (9...13).contains($0) })
            where !part.elementsEqual([47, 47, 47]) {
                hash.add(part)
            }
        }
        return hash.text
    }

    func index(from offset: Int) -> Int { Self.index(from: offset, of: words) }

    /// The first word that begins at an offset or behind it.
    private static func index(from offset: Int, of words: [Word]) -> Int {
        var low = 0
        var high = words.count
        while low < high {
            let middle = (low + high) / 2
            if words[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func collapsed(_ part: ArraySlice<UInt8>, isComment: Bool) -> [UInt8] {
        guard isComment else { return part.filter { $0 != 13 } }
        let words = part.split { $0 == 32 || (9...13).contains($0) }
        return Array(words.joined(separator: [32]))
    }
}

/// FNV-1a of 64 bits: small, the same everywhere, and good enough to tell an edited text from the
/// one before; nothing rests on it being hard to forge.
struct WordHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325
    private var isEmpty = true

    mutating func add(_ word: some Sequence<UInt8>) {
        for byte in word where byte != 13 { step(byte) }
        step(0)
        isEmpty = false
    }

    private mutating func step(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    var text: String {
        guard !isEmpty else { return "" }
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
