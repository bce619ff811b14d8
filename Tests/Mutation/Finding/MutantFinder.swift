// Goes through a file and looks at each place where something could be otherwise. What it then does is
// told by kind of place: functions, statements, statuses, answers, readers.

import SwiftSyntax

/// Finds the mutants of one file.
final class MutantFinder: SyntaxVisitor {
    let vocabulary: Vocabulary
    var edits: Edits
    /// For a status that is sent, what else it is when it is swapped with another of the same step.
    var swaps: [SyntaxIdentifier: [(condition: String, value: String)]] = [:]

    init(_ vocabulary: Vocabulary, _ edits: Edits) {
        self.vocabulary = vocabulary
        self.edits = edits
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        noteSwaps(in: node)
        breakStart(of: node)
        breakReaders(of: node)
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        breakReaders(of: node)
        breakFirstStatus(of: node)
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch node.item {
        case .expr(let expression):
            if isEventHandler(expression) {
                breakHandler(node)
            } else if let effect = Effect(expression, vocabulary) {
                breakStatement(node, effect)
            }
        case .stmt(let statement):
            if let back = statement.as(ReturnStmtSyntax.self) { breakReturn(back) }
            if let thrown = statement.as(ThrowStmtSyntax.self) { breakThrow(thrown) }
            if let expression = statement.as(ExpressionStmtSyntax.self)?.expression,
                let choice = expression.as(IfExprSyntax.self)
            {
                breakScript(choice)
            }
        case .decl: break
        }
        return .visitChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        breakCatch(node)
        return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        if node.condition.trimmedDescription == "!Task.isCancelled" {
            let other = edits.mutant(
                .cancelledGoesOn, node, "does not ask whether the step was ended")
            edits.insert(" || \(other)", after: node.condition)
        }
        return .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        breakMoves(node)
        return .visitChildren
    }

    /// `office.onQueue = { … }`.
    private func isEventHandler(_ expression: ExprSyntax) -> Bool {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
            elements.count == 3, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
            let name = elements.first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        else { return false }
        // The end of a stream tells a reader nothing; whether work goes on for nobody, nobody sees.
        return name.hasPrefix("on") && name != "onTermination"
    }

    private func breakHandler(_ node: CodeBlockItemSyntax) {
        let other = edits.mutant(.eventIgnored, node, "does not listen to the SDK")
        edits.wrap(node.item, "if !\(other) { ", " }")
    }
}
