// The spaces of an expression, in swift-format's way, where that cannot change what it means: around binary operators,
// colons, commas, brackets and braces. Elsewhere a run of spaces becomes one. What is inside string literals is one
// token and is never touched.

import SwiftSyntax

enum ExpressionSpacing {
    static func text(of node: some SyntaxProtocol) -> String {
        var result = ""
        var previous: TokenSyntax?
        for token in node.tokens(viewMode: .sourceAccurate) where token.tokenKind != .endOfFile {
            if let previous, hasSpace(between: previous, and: token) { result += " " }
            result += token.text
            previous = token
        }
        return result
    }

    private static func hasSpace(between left: TokenSyntax, and right: TokenSyntax) -> Bool {
        if let answer = beforeRule(right, after: left) { return answer }
        if let answer = afterRule(left, before: right) { return answer }
        return !left.trailingTrivia.isEmpty || !right.leadingTrivia.isEmpty
    }

    private static func beforeRule(_ token: TokenSyntax, after left: TokenSyntax) -> Bool? {
        switch token.tokenKind {
        case .comma, .rightParen, .rightSquare: false
        case .colon: isTernary(token)
        case .infixQuestionMark: true
        case .rightBrace: left.tokenKind != .leftBrace
        case .binaryOperator where isSpaced(token): true
        default: nil
        }
    }

    private static func afterRule(_ token: TokenSyntax, before right: TokenSyntax) -> Bool? {
        switch token.tokenKind {
        case .comma: true
        case .leftParen, .leftSquare: false
        case .colon: isFullName(token) ? false : true
        case .infixQuestionMark, .leftBrace: true
        case .binaryOperator where isSpaced(token): true
        default: nil
        }
    }

    private static func isTernary(_ token: TokenSyntax) -> Bool {
        token.parent?.is(UnresolvedTernaryExprSyntax.self) == true || token.parent?.is(TernaryExprSyntax.self) == true
    }

    /// The colons of `open(_:with:)`.
    private static func isFullName(_ token: TokenSyntax) -> Bool {
        token.parent?.is(DeclNameArgumentSyntax.self) == true
    }

    /// Operators between two operands; ranges are left as they are, and an operator handed over as a value has nothing
    /// beside it.
    private static func isSpaced(_ token: TokenSyntax) -> Bool {
        token.parent?.is(BinaryOperatorExprSyntax.self) == true && token.text != "..." && token.text != "..<"
    }
}
