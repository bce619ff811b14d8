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
        // To Swift, a doc comment is what was last documented before the declaration, at whatever distance. An import
        // or `#if` has none: what an empty line sets apart from it is about something else.
        let isDocumented = Self.isDocumented(node)
        var isComplete = false
        var isInterrupted = false
        var breaks = 0
        for piece in node.leadingTrivia {
            let range = offset..<(offset + piece.sourceLength.utf8Length)
            offset = range.upperBound
            switch piece {
            case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
                breaks += count
                if breaks > 1 {
                    dropTodo()
                    isComplete = true
                    if !isDocumented { forget() }
                }
            case .docLineComment, .docBlockComment:
                breaks = 0
                dropTodo()
                // An empty line ends a doc comment: another one begins here.
                if isComplete { forget() }
                isComplete = false
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
        if !isDocumented { dropTodo() }
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

    /// A TODO with a doc comment or an empty line below it is a comment like any other.
    private mutating func dropTodo() {
        if todo != nil, !docs.isEmpty { hasOwnComment = true }
        todo = nil
    }

    private mutating func forget() {
        docs = []
        hasOwnComment = false
    }

    private static func isDocumented(_ node: some SyntaxProtocol) -> Bool {
        let declaration =
            node.as(CodeBlockItemSyntax.self).map { Syntax($0.item) }
            ?? node.as(MemberBlockItemSyntax.self).map { Syntax($0.decl) } ?? Syntax(node)
        return !declaration.is(ImportDeclSyntax.self) && !declaration.is(IfConfigDeclSyntax.self)
    }
}
