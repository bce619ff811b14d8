// A value of a table, a mock or a status: an element of a list, a move of a scenario, a step or a kind is left out or
// another.

import SwiftSyntax

extension MutantFinder {
    func breakList(_ list: ArrayExprSyntax) {
        let items = list.elements.map { element in
            let text = Self.firstLine(element.expression.trimmedDescription)
            return (node: Syntax(element), change: "without `\(text)`")
        }
        guard let first = edits.numbers(.elementLeftOut, items) else { return }
        edits.wrap(list, "Mutant.list(", ", \(first))")
    }

    /// `start.then(.open, .ready)` without its last move.
    func breakMove(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base, ["then", "starting"].contains(member.declName.baseName.text)
        else { return }
        let text = "." + call.trimmedDescription.dropFirst(base.trimmedDescription.count + 1)
        guard let number = edits.number(.moveLeftOut, member.declName, "without `\(text)`") else {
            return
        }
        edits.wrap(call, "(Mutant.is(\(number)) ? \(base.trimmedDescription) : ", ")")
    }

    /// `begin(.open, …)`, `calling(.open)`: another step.
    func breakStep(of call: FunctionCallExprSyntax) {
        let callee = call.calledExpression.trimmedDescription
        if callee.hasSuffix("removeFirst"), call.arguments.isEmpty { return breakOrder(of: call) }
        guard ["begin", "calling"].contains(callee),
            let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
            let other = vocabulary.step(after: argument.declName.baseName.text)
        else { return }
        replace(argument, by: ".\(other)")
    }

    /// `case .ready: .ready` of a status's kind: another kind.
    func breakKind(in node: SwitchCaseSyntax) {
        guard case .expr(let expression)? = node.statements.first?.item, node.statements.count == 1,
            let kind = expression.as(MemberAccessExprSyntax.self), kind.base == nil,
            let other = vocabulary.kind(after: kind.declName.baseName.text)
        else { return }
        replace(kind, by: ".\(other)")
    }

    private func replace(_ value: MemberAccessExprSyntax, by other: String) {
        let change = "`\(other)` for `\(value.trimmedDescription)`"
        guard let number = edits.number(.wrongCase, value, change) else { return }
        edits.insert("Mutant.is(\(number)) ? \(other) : ", before: value)
    }

    private func breakOrder(of call: FunctionCallExprSyntax) {
        let text = call.trimmedDescription
        let other = text.replacing("removeFirst", with: "removeLast")
        guard let number = edits.number(.order, call, "`\(other)`") else { return }
        edits.wrap(call, "(Mutant.is(\(number)) ? \(other) : ", ")")
    }
}
