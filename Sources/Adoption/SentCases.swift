// Which cases a method of a hand-written wrapper sends: `status = .loading`, `subject.send(.loading)`, `subject.value =
// .loading`. What it sends itself comes first; what it sends in closures, tasks or after a call that may fail comes later.

import SwiftSyntax

package struct SentCases: Sendable {
    /// Sent before anything else runs.
    package fileprivate(set) var first: [String] = []
    /// Sent by work that the method starts, or in branches.
    package fileprivate(set) var later: [String] = []
}

final class SentCaseReader: SyntaxVisitor {
    private(set) var sent: [String: SentCases] = [:]
    private var depth = 0
    private var method: String?

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard method == nil else { return .skipChildren }
        method = Spelling.name(node.name)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) {
        if method == Spelling.name(node.name) { method = nil }
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ClosureExprSyntax) { depth -= 1 }
    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: DoStmtSyntax) { depth -= 1 }
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: IfExprSyntax) { depth -= 1 }
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: GuardStmtSyntax) { depth -= 1 }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let callee, callee.hasPrefix("send") || callee.hasPrefix("update") || callee == "accept"
        {
            for argument in node.arguments { add(argument.expression) }
        }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if parts.count == 3, parts[1].is(AssignmentExprSyntax.self) { add(parts[2]) }
        return .visitChildren
    }

    private func add(_ expression: ExprSyntax) {
        let value = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        guard let method, let member = value.as(MemberAccessExprSyntax.self), member.base == nil
        else {
            return
        }
        let name = Spelling.name(member.declName.baseName)
        var cases = sent[method] ?? SentCases()
        if depth == 0, !cases.first.contains(name) { cases.first.append(name) }
        if depth > 0, !cases.later.contains(name) { cases.later.append(name) }
        sent[method] = cases
    }
}
