// What the bytes of a file are part of: code, a comment, or the text of a literal. Tokens, comments
// and literals are gathered in one walk.

import SwiftSyntax

extension WordList {
    /// What stands at the beginning of a line.
    enum LineStart { case code, comment, inside }

    /// Whether code or a comment begins at an offset, or one goes on that began before.
    func lineStart(at offset: Int) -> LineStart {
        if let literal = Self.first(from: offset, of: literals), literal.lowerBound < offset {
            return .inside
        }
        if let comment = comment(at: offset) {
            return comment.start == offset ? .comment : .inside
        }
        return .code
    }

    /// Whether an offset lies within the text of a literal, or within a comment.
    func isText(at offset: Int) -> Bool {
        if let text = Self.first(from: offset, of: segments), text.contains(offset) { return true }
        return comment(at: offset) != nil
    }

    /// The word that begins a range, if it is a comment.
    func comment(in range: Range<Int>) -> Word? {
        let next = index(from: range.lowerBound)
        guard next < words.count, words[next].isComment, words[next].end <= range.upperBound else {
            return nil
        }
        return words[next]
    }

    private func comment(at offset: Int) -> Word? {
        let next = index(from: offset + 1)
        guard next > 0, words[next - 1].isComment, offset < words[next - 1].end else { return nil }
        return words[next - 1]
    }

    /// The first range that ends behind an offset.
    private static func first(from offset: Int, of ranges: [Range<Int>]) -> Range<Int>? {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count ? ranges[low] : nil
    }
}

/// Gathers tokens, comments and literals in one walk.
final class WordCollector: SyntaxVisitor {
    private let bytes: [UInt8]
    var words: [WordList.Word] = []
    var literals: [Range<Int>] = []
    var segments: [Range<Int>] = []

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
            words.append(WordList.Word(start: start, end: end, isComment: false))
        }
        if mayHoldComment(end..<outerEnd) {
            add(token.trailingTrivia, from: end)
        }
        return .skipChildren
    }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if node.openingQuote.tokenKind == .multilineStringQuote { add(node.trimmedOffsets) }
        return .visitChildren
    }

    override func visit(_ node: StringSegmentSyntax) -> SyntaxVisitorContinueKind {
        segments.append(node.position.utf8Offset..<node.endPosition.utf8Offset)
        return .visitChildren
    }

    override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        add(node.trimmedOffsets)
        segments.append(node.regex.trimmedOffsets)
        return .visitChildren
    }

    /// A literal within an interpolation is part of the one around it.
    private func add(_ literal: Range<Int>) {
        if let last = literals.last, literal.lowerBound < last.upperBound { return }
        literals.append(literal)
    }

    private func mayHoldComment(_ range: Range<Int>) -> Bool {
        !range.isEmpty && bytes[range].contains(UInt8(ascii: "/"))
    }

    private func add(_ trivia: Trivia, from start: Int) {
        var offset = start
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if piece.isComment {
                words.append(WordList.Word(start: offset, end: end, isComment: true))
            }
            offset = end
        }
    }
}
