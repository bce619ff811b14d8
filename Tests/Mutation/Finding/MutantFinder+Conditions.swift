// A condition: it is negated, or one of the parts that `&&` and `||` join is left out. A result: another one is
// returned.

import SwiftSyntax

extension MutantFinder {
    func breakCondition(_ condition: ExprSyntax) {
        let text = Self.firstLine(condition.trimmedDescription)
        guard let number = edits.number(.condition, condition, "not `\(text)`") else { return }
        edits.wrap(condition, "(", ") != Mutant.is(\(number))")
    }

    /// Leaves out each part of `a && b == c || d`.
    func breakOperands(of sequence: SequenceExprSyntax) {
        let elements = Array(sequence.elements)
        func isJoint(_ element: ExprSyntax) -> Bool {
            ["&&", "||"].contains(element.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
        guard elements.contains(where: isJoint), !elements.contains(where: Self.bindsLess) else {
            return
        }
        var start = elements.startIndex
        for index in elements.indices where isJoint(elements[index]) || index == elements.endIndex - 1 {
            let isLast = !isJoint(elements[index])
            let end = isLast ? index : index - 1
            let joint = isLast ? (start > 0 ? elements[start - 1] : elements[index]) : elements[index]
            let isAnd = joint.trimmedDescription == "&&"
            let text = elements[start...end].map(\.trimmedDescription).joined(separator: " ")
            if let number = edits.number(.condition, elements[start], "without `\(Self.firstLine(text))`") {
                edits.insert("(", before: elements[start])
                edits.insert(isAnd ? " || Mutant.is(\(number)))" : " && !Mutant.is(\(number)))", after: elements[end])
            }
            start = index + 1
        }
    }

    /// Operators that bind less than `&&`: the parts of such a sequence are not conditions alone.
    private static func bindsLess(_ element: ExprSyntax) -> Bool {
        element.is(UnresolvedTernaryExprSyntax.self) || element.is(AssignmentExprSyntax.self)
            || element.is(UnresolvedAsExprSyntax.self)
    }

    func breakLiteral(_ literal: BooleanLiteralExprSyntax) {
        let isTrue = literal.literal.text == "true"
        guard let number = edits.number(.literal, literal, "`\(!isTrue)` for `\(isTrue)`") else {
            return
        }
        edits.wrap(
            literal, isTrue ? "(!Mutant.is(\(number)) && " : "(Mutant.is(\(number)) || ", ")")
    }

    // MARK: - Results

    func breakReturn(_ node: ReturnStmtSyntax) {
        guard let expression = node.expression else { return }
        breakResult(expression, of: resultType(around: Syntax(node)))
    }

    /// The one expression of a body that returns something.
    func breakImplicitResult(_ node: CodeBlockItemSyntax, _ expression: ExprSyntax) {
        guard Position(of: node).isValue, !expression.is(SwitchExprSyntax.self), !expression.is(IfExprSyntax.self)
        else { return }
        breakResult(expression, of: resultType(around: Syntax(node)))
    }

    private func breakResult(_ expression: ExprSyntax, of type: String) {
        let text = Self.firstLine(expression.trimmedDescription)
        guard !expression.is(TryExprSyntax.self), !expression.is(AwaitExprSyntax.self) else {
            return
        }
        if type == "Bool" {
            guard let number = edits.number(.result, expression, "not `\(text)`") else { return }
            edits.wrap(expression, "(", ") != Mutant.is(\(number))")
        } else if let other = type.hasSuffix("?") ? "nil" : type.hasPrefix("[") ? "[]" : nil,
            text != other
        {
            guard let number = edits.number(.result, expression, "`\(other)` for `\(text)`") else {
                return
            }
            edits.wrap(expression, "Mutant.is(\(number)) ? \(other) : (", ")")
        }
    }

    /// The type of what is returned there, as it is written; empty if it is not known.
    private func resultType(around node: Syntax) -> String {
        var parent = node.parent
        while let current = parent {
            if current.is(ClosureExprSyntax.self) { return "" }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.trimmedDescription ?? ""
            }
            if let binding = current.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
                return binding.typeAnnotation?.type.trimmedDescription ?? ""
            }
            if current.is(SubscriptDeclSyntax.self) { return "" }
            parent = current.parent
        }
        return ""
    }
}
