// The comments above a declaration. From a doc comment or flowgen's TODO on they belong to it, and the line that marks it
// as retired; all others are the user's.

import SwiftSyntax

struct LeadingComments {
    static let retiredPrefix = "// flowgen:retired"
    static let todoPrefix = "// TODO(flowgen):"

    /// From the first doc comment or TODO to the last comment above the declaration; nil if there is none.
    private(set) var own: Range<Int>?
    private(set) var retiredLine: Range<Int>?

    init(of node: some SyntaxProtocol) {
        guard node.leadingTriviaLength.utf8Length > 2 else { return }
        var offset = node.position.utf8Offset
        var breaks = 0
        for piece in node.leadingTrivia {
            let range = offset..<(offset + piece.sourceLength.utf8Length)
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                breaks += count
                // What an empty line sets apart is about something else.
                if breaks > 1 { own = nil }
            case .docLineComment, .docBlockComment:
                breaks = 0
                own = (own?.lowerBound ?? range.lowerBound)..<range.upperBound
            case .lineComment(let text), .blockComment(let text):
                breaks = 0
                if text.hasPrefix(Self.retiredPrefix) { retiredLine = range }
                if own != nil || text.hasPrefix(Self.todoPrefix) {
                    own = (own?.lowerBound ?? range.lowerBound)..<range.upperBound
                }
            default: break
            }
        }
    }
}
