// A status that is sent, or stands in a mock's list of what it sends: another takes its place.

import SwiftSyntax

extension MutantFinder {
    /// `found` of `.found(place: place)`; nil if that is no status of the flow.
    func statusName(_ expression: ExprSyntax) -> String? {
        let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        guard let member = callee.as(MemberAccessExprSyntax.self), member.base == nil else {
            return nil
        }
        let name = member.declName.baseName.text
        return vocabulary.statuses.contains { $0.name == name } ? name : nil
    }

    /// Puts every other status in the place of one, or the next one alone.
    func breakStatus(_ expression: ExprSyntax, byNextAlone: Bool = false) {
        guard let name = statusName(expression) else { return }
        let others = byNextAlone ? [vocabulary.next(after: name)] : vocabulary.others(than: name)
        let first = edits.upcoming
        for other in others {
            _ = edits.number(.wrongOutcome, expression, "`.\(other.name)` for `.\(name)`")
        }
        var prefix = ""
        for swap in swaps[expression.id] ?? [] { prefix += "\(swap.condition) ? \(swap.value) : " }
        let list = others.map(\.value).joined(separator: ", ")
        edits.wrap(expression, prefix + "Mutant.one(", ", \(first), [\(list)])")
    }

    /// Has each two statuses that a step sends change places.
    func noteSwaps(in function: FunctionDeclSyntax) {
        guard let body = function.body, Surroundings(of: body).step(vocabulary) != nil else {
            return
        }
        let finder = StatusFinder(self)
        finder.walk(body)
        for (index, one) in finder.found.enumerated() {
            for other in finder.found.dropFirst(index + 1) where other.name != one.name {
                let condition = edits.mutant(
                    .swapped, one.expression, "`.\(one.name)` and `.\(other.name)` change places")
                swaps[one.expression.id, default: []].append((condition, value(other.name)))
                swaps[other.expression.id, default: []].append((condition, value(one.name)))
            }
        }
    }

    private func value(_ name: String) -> String {
        vocabulary.statuses.first { $0.name == name }?.value ?? ".\(name)"
    }

    /// `statusSubject = CurrentValueSubject<ParcelStatus, Never>(.idle)`.
    func breakFirstStatus(of binding: PatternBindingSyntax) {
        guard binding.pattern.trimmedDescription == "statusSubject",
            let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
            let argument = call.arguments.first
        else { return }
        breakStatus(argument.expression)
    }

    /// `(.find, [.searching, .found(place: "place")])`, the last move of a way that the mock knows. The
    /// moves before are the last ones of other ways.
    func breakMoves(_ array: ArrayExprSyntax) {
        guard Surroundings(of: array).function?.name.text == "moves",
            let move = array.parent?.parent?.parent?.as(TupleExprSyntax.self),
            let element = move.parent?.as(ArrayElementSyntax.self),
            let moves = element.parent?.as(ArrayElementListSyntax.self), moves.last == element
        else { return }
        let names = array.elements.compactMap { statusName($0.expression) }
        guard names.count == array.elements.count, !names.isEmpty else { return }
        let first = edits.upcoming
        for name in names { _ = edits.number(.leftOut, array, "a way without `.\(name)`") }
        for name in names { _ = edits.number(.doubled, array, "a way with `.\(name)` twice") }
        for (one, other) in zip(names, names.dropFirst()) {
            _ = edits.number(.swapped, array, "a way with `.\(other)` before `.\(one)`")
        }
        edits.wrap(array, "Mutant.list(", ", \(first))")
        for status in array.elements { breakStatus(status.expression, byNextAlone: true) }
    }
}

/// Finds the statuses that are sent in a body, in the order in which they are written.
private final class StatusFinder: SyntaxVisitor {
    private let finder: MutantFinder
    var found: [(name: String, expression: ExprSyntax)] = []

    init(_ finder: MutantFinder) {
        self.finder = finder
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let effect = Effect(ExprSyntax(node), finder.vocabulary), effect.kind == .status {
            for argument in node.arguments {
                if let name = finder.statusName(argument.expression) {
                    found.append((name, argument.expression))
                }
            }
        }
        return .visitChildren
    }
}
