// A statement that somebody notices: it is left out, or done twice, or what it tells is changed.

import SwiftSyntax

extension MutantFinder {
    func breakStatement(_ node: CodeBlockItemSyntax, _ effect: Effect) {
        // The body of `var statuses: … { statusSubject.stream() }` is no statement.
        let text = node.item.trimmedDescription
        let name = Self.firstLine(text)
        var suffix = ""
        let leftOut = edits.mutant(effect.leftOut, node, "without `\(name)`")
        if let again = effect.again {
            suffix += "; if \(edits.mutant(again, node, "`\(name)` twice")) { \(text) }"
        }
        suffix += goingOn(after: effect, node)
        // A statement before it, of a stream that has ended then.
        let prefix = failingEnd(effect, node)
        edits.wrap(node.item, prefix + "if !\(leftOut) { ", " }" + suffix)
        breakArguments(of: effect)
    }

    /// One more status after the last one of a step, one more value after the end of its stream.
    private func goingOn(after effect: Effect, _ node: CodeBlockItemSyntax) -> String {
        let callee = effect.call.calledExpression.trimmedDescription
        switch effect.kind {
        case .status:
            guard let sent = effect.call.arguments.last.flatMap({ statusName($0.expression) })
            else {
                return ""
            }
            let next = vocabulary.next(after: sent).value
            let condition = edits.mutant(.goesOn, node, "`\(next)` after `.\(sent)`")
            return "; if \(condition) { \(callee)(\(next)) }"
        case .end:
            let function = Surroundings(of: node).function
            let takesObserver =
                function?.signature.parameterClause.parameters
                .contains { $0.firstName.text == "observer" } ?? false
            guard callee == "completion", takesObserver else { return "" }
            let condition = edits.mutant(.goesOn, node, "a value after the end")
            return "; if \(condition) { observer(\"elsewhere\") }"
        case .value, .cancel, .check, .event, .record: return ""
        }
    }

    /// A stream's `finish()` becomes a failure.
    private func failingEnd(_ effect: Effect, _ node: CodeBlockItemSyntax) -> String {
        let callee = effect.call.calledExpression.trimmedDescription
        guard effect.kind == .end, callee.hasSuffix("finish"), effect.call.arguments.isEmpty else {
            return ""
        }
        let condition = edits.mutant(.wrongOutcome, node, "the stream ends with an error")
        return "if \(condition) { \(callee)(throwing: \(vocabulary.error)) }; "
    }

    func breakArguments(of effect: Effect) {
        for argument in effect.call.arguments {
            switch effect.kind {
            case .status: breakStatus(argument.expression)
            case .end: breakAnswer(argument)
            case .value, .cancel, .check, .event, .record: break
            }
        }
    }

    /// `completion(.success(…))`, `send(completion: .failure(…))`, `finish(throwing: …)`.
    private func breakAnswer(_ argument: LabeledExprSyntax) {
        let text = argument.expression.trimmedDescription
        let other: String
        let kind: Mutant.Kind
        if argument.label?.text == "throwing" {
            (other, kind) = ("nil", .swallowed)
        } else if text.hasPrefix(".failure") {
            let step = Surroundings(of: argument).step(vocabulary)
            let answer = step.flatMap { vocabulary.answers[$0] } ?? "()"
            let isStream = argument.label != nil || isStream(argument)
            let success = isStream ? "()" : answer
            other = argument.label != nil ? ".finished" : ".success(\(success))"
            kind = .swallowed
        } else if text.hasPrefix(".success") || text == ".finished" {
            (other, kind) = (".failure(\(vocabulary.error))", .wrongOutcome)
        } else {
            return
        }
        let condition = edits.mutant(kind, argument, "`\(other)` for `\(Self.firstLine(text))`")
        edits.insert("\(condition) ? \(other) : ", before: argument.expression)
    }

    /// Whether the completion there ends a stream: it has nothing to tell.
    private func isStream(_ node: some SyntaxProtocol) -> Bool {
        Surroundings(of: node).function?.signature.parameterClause.parameters
            .contains { $0.firstName.text == "observer" } ?? false
    }

    static func firstLine(_ text: String) -> String {
        text.split(separator: "\n").first.map(String.init) ?? text
    }
}

extension Effect {
    /// What it is called to leave it out.
    var leftOut: Mutant.Kind {
        switch kind {
        case .status: .leftOut
        case .value, .end: .answersNothing
        case .cancel, .check: .cancelledGoesOn
        case .event: .eventIgnored
        case .record: .record
        }
    }

    /// What it is called to do it twice; nil where that is the same.
    var again: Mutant.Kind? {
        switch kind {
        case .status, .event: .doubled
        case .value, .end: .answersTwice
        case .record: .record
        case .cancel, .check: nil
        }
    }
}
