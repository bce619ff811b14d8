// The comments above a declaration: its doc comment, which belongs to it, and the line that says
// that it is retired. All others are the developer's.

import SwiftSyntax

struct LeadingComments {
    static let retiredPrefix = "// flowgen:retired"

    /// Where the doc comment begins, else the declaration.
    private(set) var docStart: Int
    /// Where the last line of the doc comment ends; ``docStart`` if there is none.
    private(set) var docEnd: Int
    private(set) var retiredLine: Range<Int>?
    /// A comment of the developer's stands between the doc comment and the declaration, such as one for a
    /// linter: no part of the doc comment.
    private(set) var hasOwnComment = false

    init(of node: some SyntaxProtocol) {
        let start = node.trimmedStart
        docStart = start
        docEnd = start
        guard node.leadingTriviaLength.utf8Length > 2 else { return }
        var offset = node.position.utf8Offset
        var doc: Range<Int>?
        var breaks = 0
        for piece in node.leadingTrivia {
            let range = offset..<(offset + piece.sourceLength.utf8Length)
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count),
                .carriageReturnLineFeeds(let count):
                breaks += count
                // What an empty line sets apart does not belong to the declaration.
                if breaks > 1 {
                    doc = nil
                    hasOwnComment = false
                }
            case .docLineComment, .docBlockComment:
                breaks = 0
                doc = (doc?.lowerBound ?? range.lowerBound)..<range.upperBound
            case .lineComment(let text):
                breaks = 0
                if text.hasPrefix(Self.retiredPrefix) {
                    retiredLine = range
                } else if doc != nil {
                    hasOwnComment = true
                }
            case .blockComment:
                breaks = 0
                if doc != nil { hasOwnComment = true }
            default: break
            }
        }
        if let doc {
            docStart = doc.lowerBound
            docEnd = doc.upperBound
        }
    }
}
