// What a step gives back: nothing, twice, late or the contrary of what it should; an error that nobody
// hears of.

import SwiftSyntax

extension MutantFinder {
    func breakReturn(_ node: ReturnStmtSyntax) {
        let surroundings = Surroundings(of: node)
        guard let expression = node.expression else { return }
        // `return completion(.failure(error))`: a statement, and then an end.
        if let effect = Effect(expression, vocabulary) { return breakLast(node, effect) }
        guard surroundings.step(vocabulary) != nil else { return }
        let text = Self.firstLine(expression.trimmedDescription)
        if isStream(surroundings.resultType) {
            breakStream(expression, text)
            return
        }
        var prefix = ""
        if surroundings.canThrow, !expression.is(TryExprSyntax.self) {
            let condition = edits.mutant(.wrongOutcome, node, "throws instead of `return \(text)`")
            prefix += "if \(condition) { throw \(vocabulary.error) }; "
        }
        if surroundings.isAsync {
            let condition = edits.mutant(.answersNothing, node, "never comes to `return \(text)`")
            prefix += "if \(condition) { await Mutant.never() }; "
        }
        if !prefix.isEmpty { edits.insert(prefix, before: node) }
    }

    private func isStream(_ type: String) -> Bool {
        type.hasPrefix("AnyPublisher<") || type.hasPrefix("AsyncThrowingStream<")
            || type.hasPrefix("AsyncStream<")
    }

    /// The publisher or stream that a step gives back.
    private func breakStream(_ expression: ExprSyntax, _ text: String) {
        let first = edits.number(
            .answersNothing, expression, "`\(text)` brings nothing, and no end")
        _ = edits.number(.answersNothing, expression, "`\(text)` ends at once")
        _ = edits.number(.answersTwice, expression, "`\(text)` brings everything twice")
        _ = edits.number(.swallowed, expression, "`\(text)` ends well where it should fail")
        _ = edits.number(.wrongOutcome, expression, "`\(text)` fails where it should end well")
        edits.wrap(expression, "Mutant.answer(", ", \(first), \(vocabulary.error))")
    }

    private func breakLast(_ node: ReturnStmtSyntax, _ effect: Effect) {
        guard let expression = node.expression else { return }
        let text = expression.trimmedDescription
        let name = Self.firstLine(text)
        let leftOut = edits.mutant(effect.leftOut, node, "without `\(name)`")
        var prefix = "if \(leftOut) { return }; "
        if let again = effect.again {
            prefix += "if \(edits.mutant(again, node, "`\(name)` twice")) { \(text) }; "
        }
        edits.insert(prefix, before: node)
        breakArguments(of: effect)
    }

    func breakThrow(_ node: ThrowStmtSyntax) {
        let surroundings = Surroundings(of: node)
        guard let step = surroundings.step(vocabulary), surroundings.canThrow,
            let answer = vocabulary.answers[step]
        else { return }
        let text = node.expression.trimmedDescription
        let condition = edits.mutant(.swallowed, node, "answers instead of `throw \(text)`")
        let value = answer == "()" ? "" : " " + answer
        edits.insert("if \(condition) { return\(value) }; ", before: node)
    }

    func breakCatch(_ node: CatchClauseSyntax) {
        let surroundings = Surroundings(of: node)
        guard surroundings.returnsNothing, let first = node.body.statements.first else { return }
        let condition = edits.mutant(.swallowed, node, "an error is caught, and that is all")
        edits.insert("if \(condition) { return }; ", before: first)
    }

    /// The mock's `if sendScript(of: .find) { return }`: it does not do what a test scripted.
    func breakScript(_ node: IfExprSyntax) {
        guard let condition = node.conditions.first,
            condition.trimmedDescription.hasPrefix("sendScript(")
        else { return }
        let other = edits.mutant(.doesNothing, node, "without `\(condition.trimmedDescription)`")
        edits.insert("!\(other) && ", before: condition)
    }
}
