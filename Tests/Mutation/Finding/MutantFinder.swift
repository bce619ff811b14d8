// Goes through a file and looks at each place where something could be otherwise. What it then does depends on the kind
// of place: statements, conditions, results, values.

import SwiftSyntax

/// Finds the mutants of one file.
final class MutantFinder: SyntaxVisitor {
    let vocabulary: Vocabulary
    var edits: Edits

    init(_ vocabulary: Vocabulary, _ edits: Edits) {
        self.vocabulary = vocabulary
        self.edits = edits
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch node.item {
        case .expr(let expression):
            breakStatement(node, expression)
            breakImplicitResult(node, expression)
        case .stmt(let statement):
            if let back = statement.as(ReturnStmtSyntax.self) { breakReturn(back) }
        case .decl: break
        }
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        guard case .expression(let condition) = node.condition else { return .visitChildren }
        // The compiler knows that nothing follows `while true`.
        if condition.is(BooleanLiteralExprSyntax.self) { return .skipChildren }
        breakCondition(condition)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        breakOperands(of: node)
        return .visitChildren
    }

    override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
        breakCondition(node.condition)
        return .visitChildren
    }

    override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        breakLiteral(node)
        return .skipChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        breakList(node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        breakMove(node)
        breakStep(of: node)
        return .visitChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        breakKind(in: node)
        return .visitChildren
    }

    // MARK: - Left alone

    /// What a compiler condition asks is no behaviour.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let elements = node.elements { walk(elements) }
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    static func firstLine(_ text: String) -> String {
        text.split(separator: "\n").first.map(String.init) ?? text
    }
}
