// What the parser has against a text, in words for the person who wrote it. The parser recovers from anything: it marks
// tokens as missing, or sets text aside as unexpected. The first such mark is what is reported.

import SwiftSyntax

/// The first token that the parser had to make up or set aside.
struct ParserDiagnostic {
    let message: String
    let offset: Int

    /// Nil if there is none.
    init?(in tree: some SyntaxProtocol) {
        for token in tree.tokens(viewMode: .all) {
            if token.presence == .missing {
                // `<#type#>` is the parser's own mark for something that it could not make up.
                let isName = token.text.isEmpty || token.text.hasPrefix("<#")
                message = "\(isName ? "something" : "'\(token.text)'") is missing here"
            } else if token.hasError
                || sequence(first: Syntax(token), next: \.parent).contains(where: { $0.is(UnexpectedNodesSyntax.self) })
            {
                message = "\(quoted(token.trimmedDescription)) does not fit here"
            } else {
                continue
            }
            offset = token.trimmedStart
            return
        }
        return nil
    }
}

extension NotationError {
    /// The error of a tree with a syntax error.
    init(in tree: some SyntaxProtocol, of text: String, kind: TextKind) {
        let found = ParserDiagnostic(in: tree)
        let reason = found.map { $0.message.hasPrefix(quoted(text)) ? "" : ": \($0.message)" } ?? ""
        self.init(
            "\(quoted(text)) is not \(kind.noun)\(reason)", offset: min(found?.offset ?? 0, text.utf8.count))
    }
}

/// What surrounds the tokens of a tree: nothing but spaces is allowed there.
enum TriviaRule {
    /// Refuses comments and text that the lexer skipped.
    static func check(_ tree: some SyntaxProtocol, kind: TextKind) throws(NotationError) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            for piece in token.leadingTrivia + token.trailingTrivia {
                if case .spaces = piece { continue }
                guard piece.isComment else {
                    throw NotationError("there is a character here that Swift would skip", offset: token.trimmedStart)
                }
                throw NotationError(
                    "\(kind.noun) cannot contain comments", advice: "leave the comment out", offset: token.trimmedStart)
            }
        }
    }
}
