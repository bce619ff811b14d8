// A call or an assignment that stands as a statement: it is left out.

import SwiftSyntax

extension MutantFinder {
    func breakStatement(_ node: CodeBlockItemSyntax, _ expression: ExprSyntax) {
        let name = Self.firstLine(expression.trimmedDescription)
        if let call = Self.call(in: expression) {
            let callee = call.calledExpression.trimmedDescription
            guard !Position(of: node).isValue, !Self.isNeverLeftOut(callee) else { return }
            guard let leftOut = edits.number(.callLeftOut, node, "without `\(name)`") else {
                return
            }
            let shorter = withoutOneValue(of: call, in: expression)
            edits.wrap(node.item, "if Mutant.is(\(leftOut)) {} else \(shorter){ ", " }")
        } else if isAssignment(expression), !Position(of: node).isInInitializer {
            guard let leftOut = edits.number(.assignmentLeftOut, node, "without `\(name)`") else {
                return
            }
            edits.wrap(node.item, "if !Mutant.is(\(leftOut)) { ", " }")
        }
    }

    /// `if Mutant.is(7) { send(.b) } else ` for each value of `send(.a, .b)`.
    private func withoutOneValue(of call: FunctionCallExprSyntax, in expression: ExprSyntax) -> String {
        let arguments = call.arguments
        guard arguments.count > 1, arguments.allSatisfy({ $0.label == nil }),
            call.calledExpression.trimmedDescription.hasSuffix("send")
        else { return "" }
        return arguments.indices.map { index in
            let others = arguments.indices.filter { $0 != index }.map { arguments[$0].expression.trimmedDescription }
            let value = arguments[index].expression.trimmedDescription
            guard let number = edits.number(.callLeftOut, call, "sends no `\(value)`") else {
                return ""
            }
            let callee = call.calledExpression.trimmedDescription
            return "if Mutant.is(\(number)) { \(callee)(\(others.joined(separator: ", "))) } else "
        }.joined()
    }

    /// The call in `try await a?.b()`, or itself.
    static func call(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
        if let inner = expression.as(TryExprSyntax.self) { return call(in: inner.expression) }
        if let inner = expression.as(AwaitExprSyntax.self) { return call(in: inner.expression) }
        return expression.as(FunctionCallExprSyntax.self)
    }

    /// Another initializer has to be called, and what stops the process is no behaviour to test.
    private static func isNeverLeftOut(_ callee: String) -> Bool {
        callee.hasSuffix(".init") || callee == "fatalError" || callee == "preconditionFailure"
            || callee == "withExtendedLifetime"
    }

    /// Whether it is a constant that is declared before without a value: nothing compiles without that.
    private func isFirstValue(of target: DeclReferenceExprSyntax) -> Bool {
        var parent = target.parent
        while let current = parent {
            parent = current.parent
            let items = current.as(CodeBlockItemListSyntax.self) ?? []
            let isDeclared = items.contains { item in
                guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindingSpecifier.text == "let"
                else { return false }
                return variable.bindings.contains {
                    $0.initializer == nil
                        && $0.pattern.trimmedDescription == target.baseName.text
                }
            }
            if isDeclared { return true }
        }
        return false
    }

    private func isAssignment(_ expression: ExprSyntax) -> Bool {
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements,
            let first = elements.first, let second = elements.dropFirst().first
        else { return false }
        guard !first.is(DiscardAssignmentExprSyntax.self) else { return false }
        if let target = first.as(DeclReferenceExprSyntax.self), isFirstValue(of: target) {
            return false
        }
        let name = second.as(BinaryOperatorExprSyntax.self)?.operator.text
        return second.is(AssignmentExprSyntax.self) || ["+=", "-="].contains(name)
    }
}

/// Where a statement is.
struct Position {
    /// Whether it may be the value of a closure, a getter or a switch, and no statement at all.
    let isValue: Bool
    let isInInitializer: Bool

    init(of item: CodeBlockItemSyntax) {
        isValue = Self.isValue(item)
        var parent = item.parent
        while let current = parent {
            let isBody =
                current.is(InitializerDeclSyntax.self) || current.is(FunctionDeclSyntax.self)
                || current.is(ClosureExprSyntax.self) || current.is(AccessorDeclSyntax.self)
            if isBody { break }
            parent = current.parent
        }
        isInInitializer = parent?.is(InitializerDeclSyntax.self) == true
    }

    private static func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            let owner = list.parent
        else { return false }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
        if owner.is(SwitchCaseSyntax.self) { return isValueOfExpression(owner.parent?.parent) }
        if owner.is(IfConfigClauseSyntax.self) {
            // `#if` within the item of a body.
            return owner.parent?.parent?.parent?.as(CodeBlockItemSyntax.self).map(isValue) ?? false
        }
        guard let block = owner.as(CodeBlockSyntax.self), let parent = block.parent else {
            return false
        }
        if let function = parent.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause != nil
        }
        if let accessor = parent.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.text == "get"
        }
        return parent.is(IfExprSyntax.self) && isValueOfExpression(parent)
    }

    /// Whether an `if` or `switch` is a value: part of another expression, or the one value of a body.
    private static func isValueOfExpression(_ node: Syntax?) -> Bool {
        guard let node, let parent = node.parent else { return false }
        if parent.is(IfExprSyntax.self) { return isValueOfExpression(parent) }
        let statement = parent.is(ExpressionStmtSyntax.self) ? parent.parent : parent
        guard let item = statement?.as(CodeBlockItemSyntax.self) else { return true }
        return isValue(item)
    }
}
