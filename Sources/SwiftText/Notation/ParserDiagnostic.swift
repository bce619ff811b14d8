// What the parser has against a text, in words for the person who wrote it. The parser recovers from anything: it marks
// tokens as missing, or sets text aside as unexpected. The first such mark is the complaint.

import SwiftSyntax

enum ParserDiagnostic {
    /// The error of a tree with a syntax error.
    static func error(in tree: some SyntaxProtocol, of text: String, kind: TextKind) -> NotationError {
        let article = kind == .expression ? "an" : "a"
        for token in tree.tokens(viewMode: .all) {
            let offset = min(
                token.positionAfterSkippingLeadingTrivia.utf8Offset, text.utf8.count)
            if token.presence == .missing {
                return missing(token, at: offset, in: text, kind: kind)
            }
            if isUnexpected(token) {
                if offset == 0 { break }
                return NotationError(
                    "\(quoted(text)) is not \(article) \(kind.rawValue): "
                        + "\(quoted(token.trimmedDescription)) does not fit there", offset: offset)
            }
        }
        return NotationError("\(quoted(text)) is not \(article) \(kind.rawValue)")
    }

    private static func missing(
        _ token: TokenSyntax, at offset: Int, in text: String, kind: TextKind
    ) -> NotationError {
        let article = kind == .expression ? "an" : "a"
        let wanted = token.text
        // `<#type#>` is the parser's own mark for something that it could not make up.
        let isMark = wanted.hasPrefix("<#")
        let name = wanted.isEmpty || isMark ? "something" : "'\(wanted)'"
        let trimmed = String(text.reversed().drop(while: { $0 == " " }).reversed())
        let atEnd = offset >= trimmed.utf8.count
        let subject = atEnd ? "a complete \(kind.rawValue)" : "\(article) \(kind.rawValue)"
        return NotationError("\(quoted(text)) is not \(subject): \(name) is missing", offset: offset)
    }

    private static func isUnexpected(_ token: TokenSyntax) -> Bool {
        var node = token.parent
        while let current = node {
            if current.is(UnexpectedNodesSyntax.self) { return true }
            node = current.parent
        }
        return false
    }
}

/// What surrounds the tokens of a tree: nothing but spaces is allowed there.
enum TriviaRule {
    /// Refuses comments and text that the lexer skipped.
    static func check(_ tree: some SyntaxProtocol, kind: TextKind) throws(NotationError) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let start = token.position.utf8Offset
            try check(token.leadingTrivia, at: start, kind: kind)
            try check(token.trailingTrivia, at: token.endPositionBeforeTrailingTrivia.utf8Offset, kind: kind)
        }
    }

    private static func check(_ trivia: Trivia, at offset: Int, kind: TextKind) throws(NotationError) {
        for piece in trivia {
            switch piece {
            case .spaces: continue
            case .lineComment, .blockComment, .docLineComment, .docBlockComment:
                throw NotationError(
                    "\(kind == .expression ? "an" : "a") \(kind.rawValue) cannot contain comments",
                    advice: "leave the comment out", offset: offset)
            default:
                throw NotationError(
                    "there is a character here that Swift would skip", offset: offset)
            }
        }
    }
}
