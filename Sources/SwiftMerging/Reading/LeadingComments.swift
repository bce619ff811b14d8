// The comments above a declaration. The doc comment and flowgen's TODO belong to it, and the line that marks it as
// retired; all others are the user's.

import SwiftSyntax

struct LeadingComments {
    static let retiredPrefix = "// flowgen:retired"
    static let todoPrefix = "// TODO(flowgen):"

    /// Where the doc comment begins, else the TODO, else the declaration.
    private(set) var docStart: Int
    /// The doc comment: one range, or several with comments of the user's between them.
    private(set) var docs: [Range<Int>] = []
    /// The TODO right above the declaration, with the comments below it; nil if there is none.
    private(set) var todo: Range<Int>?
    private(set) var retiredLine: Range<Int>?
    /// A comment of the user's is in the doc comment, or between it and the declaration, such as one for a linter: no
    /// part of the doc comment.
    private(set) var hasOwnComment = false

    init(of node: some SyntaxProtocol) {
        let start = node.trimmedStart
        docStart = start
        guard node.leadingTriviaLength.utf8Length > 2 else { return }
        var offset = node.position.utf8Offset
        var isInterrupted = false
        var breaks = 0
        for piece in node.leadingTrivia {
            let range = offset..<(offset + piece.sourceLength.utf8Length)
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                breaks += count
                // What an empty line sets apart is about something else.
                if breaks > 1 { (docs, todo, hasOwnComment) = ([], nil, false) }
            case .docLineComment, .docBlockComment:
                breaks = 0
                dropTodo()
                if !isInterrupted, let last = docs.popLast() {
                    docs.append(last.lowerBound..<range.upperBound)
                } else {
                    docs.append(range)
                }
                isInterrupted = false
            case .lineComment, .blockComment:
                breaks = 0
                isInterrupted = true
                add(piece, at: range)
            default: break
            }
        }
        docStart = min(docs.first?.lowerBound ?? start, todo?.lowerBound ?? start)
    }

    private mutating func add(_ comment: TriviaPiece, at range: Range<Int>) {
        var text = ""
        if case .lineComment(let line) = comment { text = line }
        if text.hasPrefix(Self.retiredPrefix) { retiredLine = range }
        if todo != nil || text.hasPrefix(Self.todoPrefix) {
            todo = (todo?.lowerBound ?? range.lowerBound)..<range.upperBound
        } else if !docs.isEmpty {
            hasOwnComment = true
        }
    }

    /// A TODO with a doc comment below it is a comment like any other.
    private mutating func dropTodo() {
        if todo != nil, !docs.isEmpty { hasOwnComment = true }
        todo = nil
    }
}
