// The tokens and comments of a file, in order, without layout. Texts and hashes of ranges are made from them, so a
// reformatted stub has the same hash.

import SwiftSyntax

struct TokenList {
    struct Token {
        var start: Int
        var end: Int
        var isComment: Bool
    }

    private let bytes: [UInt8]
    let tokens: [Token]

    init(bytes: [UInt8], tree: SourceFileSyntax) {
        self.bytes = bytes
        let collector = TokenCollector(bytes: bytes)
        collector.walk(tree)
        tokens = collector.tokens
    }

    /// The tokens that lie in a range.
    func tokens(in range: Range<Int>) -> ArraySlice<Token> {
        let first = index(from: range.lowerBound)
        var end = first
        while end < tokens.count, tokens[end].end <= range.upperBound { end += 1 }
        return tokens[first..<end]
    }

    /// Whether a range has comments.
    func hasComment(in range: Range<Int>) -> Bool { tokens(in: range).contains(where: \.isComment) }

    /// The tokens of a range, spaced as Swift usually is.
    /// - Parameter without: what is left out of it.
    func text(_ range: Range<Int>, without: [Range<Int>] = []) -> String {
        var text: [UInt8] = []
        var spacing = Spacing()
        for token in tokens(in: range) where !without.contains(where: { $0.contains(token.start) }) {
            let part = Self.collapsed(bytes[token.start..<token.end], isComment: token.isComment)
            if part.isEmpty { continue }
            if spacing.needsSpace(before: part, isComment: token.isComment) { text.append(32) }
            text += part
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A hash over the tokens of a range; empty if there are none.
    func hash(_ range: Range<Int>, without word: Range<Int>? = nil) -> String {
        var hash = TokenHash()
        for token in tokens(in: range) where word?.contains(token.start) != true {
            if token.isComment {
                hash.add(Self.collapsed(bytes[token.start..<token.end], isComment: true))
            } else {
                hash.add(bytes[token.start..<token.end])
            }
        }
        return hash.text
    }

    /// Where the first token behind an offset begins.
    func next(after offset: Int) -> Int {
        let next = index(from: offset)
        return next < tokens.count ? tokens[next].start : bytes.count
    }

    func index(from offset: Int) -> Int { Self.index(from: offset, of: tokens) }

    /// The first token that begins at an offset or behind it.
    private static func index(from offset: Int, of tokens: [Token]) -> Int {
        tokens.partitionIndex { $0.start >= offset }
    }

    static func collapsed(_ part: ArraySlice<UInt8>, isComment: Bool) -> [UInt8] {
        guard isComment else { return part.filter { $0 != 13 } }
        let tokens = part.split { $0 == 32 || (9...13).contains($0) }
        return Array(tokens.joined(separator: [32]))
    }
}

/// FNV-1a of 64 bits: small, the same everywhere, and good enough to tell an edited text from the one before; nothing
/// rests on it being hard to forge.
struct TokenHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325
    private var isEmpty = true

    mutating func add(_ token: some Sequence<UInt8>) {
        for byte in token where byte != 13 { step(byte) }
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

extension TokenList {
    /// The comment around an offset.
    func comment(at offset: Int) -> Token? {
        let next = index(from: offset + 1)
        guard next > 0, tokens[next - 1].isComment, offset < tokens[next - 1].end else {
            return nil
        }
        return tokens[next - 1]
    }
}

/// Gathers tokens and comments in one walk.
final class TokenCollector: SyntaxVisitor {
    private let bytes: [UInt8]
    var tokens: [TokenList.Token] = []

    init(bytes: [UInt8]) {
        self.bytes = bytes
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = token.endPositionBeforeTrailingTrivia.utf8Offset
        let outerStart = token.position.utf8Offset
        let outerEnd = token.endPosition.utf8Offset
        if mayHoldComment(outerStart..<start) {
            add(token.leadingTrivia, from: outerStart)
        }
        if start < end {
            tokens.append(TokenList.Token(start: start, end: end, isComment: false))
        }
        if mayHoldComment(end..<outerEnd) {
            add(token.trailingTrivia, from: end)
        }
        return .skipChildren
    }

    private func mayHoldComment(_ range: Range<Int>) -> Bool {
        !range.isEmpty && bytes[range].contains(UInt8(ascii: "/"))
    }

    private func add(_ trivia: Trivia, from start: Int) {
        var offset = start
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if piece.isComment {
                tokens.append(TokenList.Token(start: offset, end: end, isComment: true))
            }
            offset = end
        }
    }
}
