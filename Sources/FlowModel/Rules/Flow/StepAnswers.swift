// A step answers with one value or with many, and a synchronous one is over when it returns, so it neither streams nor
// passes through statuses. What is streamed says something, and what is discardable is there.

import Diagnostics

enum StepAnswers: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for step in facts.flow.steps {
            if step.returns != nil, step.streams != nil { found.append(.answersTwice(step)) }
            if let type = step.streams, type.isVoid || type.text == "()" {
                found.append(.emptyStream(step))
            }
            if step.isDiscardable == true, !step.returnsValue(in: facts.flow.style.value) {
                found.append(.nothingToDiscard(step))
            }
            guard step.isMarkedSync else { continue }
            if step.streams != nil { found.append(.syncStream(step)) }
            if let first = step.passed.first { found.append(.syncVia(step, first)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func answersTwice(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-returns-and-streams", "'\(step.name.text)' has both `returns` and `streams`",
            advice: "keep `returns` for one value, or `streams` for many", at: step.location)
    }

    fileprivate static func emptyStream(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-empty-stream",
            "'\(step.name.text)' streams values that say nothing: their type has a single value",
            advice: "stream what has changed, or declare an event under `events`", at: step.location
        )
    }

    fileprivate static func nothingToDiscard(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-discardable",
            "'\(step.name.text)' cannot be discardable: a call of it returns nothing",
            advice: "remove `discardable: true`", at: step.location)
    }

    fileprivate static func syncStream(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-sync-stream",
            "'\(step.name.text)' cannot be synchronous: it streams values after it has returned",
            advice: "remove `sync: true`", at: step.location)
    }

    fileprivate static func syncVia(_ step: Step, _ first: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-sync-via",
            "'\(step.name.text)' is synchronous, so nobody can see it pass through '\(first.value)'",
            advice: "remove `sync: true`, or remove `via`", at: first.location)
    }
}
