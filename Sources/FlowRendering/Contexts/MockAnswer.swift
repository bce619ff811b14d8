// What a step of the mock does when a test has scripted nothing and set no handler: the `mock` rules
// of the flow, and after them a default that follows from the step's outcomes.
//
// A rule with one status passes through the `via` statuses first; a rule with a list sends just that
// list. A step that both answers and changes the status takes its answer from the rules, and its
// statuses from `via` and `to`.

import FlowModel
import SwiftNotation

/// The body of a mock's step.
struct MockAnswer {
    private let shape: StepShape
    private let samples: Samples
    private let qualifier: String
    private let mockName: String
    private let acts: MockActs

    /// Statements that let a script come first; empty for a step that changes no status.
    private(set) var scripted: [String] = []
    /// Statements before the rules.
    private(set) var before: [String] = []
    /// The rules, as the branches of an `if`; empty when the first applies always.
    private(set) var rules: [MockRuleContext] = []
    /// Statements after the rules, when none applied.
    private(set) var last: [String] = []

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    init(shape: StepShape, samples: Samples, qualifier: String) {
        self.shape = shape
        self.qualifier = qualifier
        self.samples = samples
        mockName = shape.flow.mockName
        acts = MockActs(shape: shape, qualifier: qualifier)
        let passed = viaExpressions
        if !flow.statuses.isEmpty { scripted = scriptedAnswer }
        let isCommon =
            !isMixed
            && !step.mock.contains { if case .statuses = $0.outcome { true } else { false } }
        if isCommon, !passed.isEmpty, !isMixed {
            before = acts.statements(passing: passed, to: [], answer: nil, after: nil)
        }
        var isComplete = false
        for rule in step.mock where !isComplete {
            let statements = statements(of: rule, after: isCommon ? [] : passed)
            if let when = rule.when {
                let keyword = rules.isEmpty ? "if" : "} else if"
                rules.append(
                    MockRuleContext(opening: "\(keyword) \(when.text) {", statements: statements))
            } else {
                isComplete = true
                if rules.isEmpty {
                    last = statements
                } else {
                    rules.append(MockRuleContext(opening: "} else {", statements: statements))
                }
            }
        }
        guard !isComplete else { return }
        let rest = fallback(after: isCommon ? [] : passed)
        guard !rest.isEmpty else { return }
        if rules.isEmpty {
            last = rest
        } else {
            rules.append(MockRuleContext(opening: "} else {", statements: rest))
        }
    }

    private var viaExpressions: [String] {
        step.via.compactMap { flow.status($0.value) }.compactMap { samples.expression(of: $0) }
    }

    /// The outcome that the mock chooses by itself: the first success that has samples.
    private var success: String? {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        return (successes.isEmpty ? outcomes : successes).lazy
            .compactMap { samples.expression(of: $0) }.first
    }

    /// The failure that goes with an error that the step throws: it holds that error, if the error is
    /// the flow's own.
    private func failure(for error: SwiftExpression) -> String? {
        guard let status = flow.failure(of: step) else { return nil }
        let isOwn = shape.failure == flow.errorType || error.member?.type == flow.errorType
        return samples.expression(of: status, error: isOwn ? error.text : nil)
    }

    private func statements(of rule: MockRule, after passed: [String]) -> [String] {
        func act(_ passed: [String], _ status: [String], _ answer: MockActs.Answer?) -> [String] {
            acts.statements(passing: passed, to: status, answer: answer, after: rule.after)
        }
        switch rule.outcome {
        case .status(let status): return act(passed, [status.text], nil)
        case .statuses(let statuses):
            let texts = statuses.map(\.text)
            return act(Array(texts.dropLast()), texts.suffix(1), nil)
        case .value(let value): return act(passed, list(success), .success(value.text))
        case .values(let values): return act(passed, list(success), .values(values.map(\.text)))
        case .error(let error): return act(passed, list(failure(for: error)), .failure(error.text))
        }
    }

    private func list(_ status: String?) -> [String] { status.map { [$0] } ?? [] }

    private func fallback(after passed: [String]) -> [String] {
        let changes = acts.statements(
            passing: passed, to: list(success), answer: nil, after: nil)
        let isSilent = shape.answer == .none || endsByReturning
        return changes + (isSilent ? [] : defaultAnswer(leaving: false))
    }

    /// Whether the end of the function is the whole answer.
    private var endsByReturning: Bool {
        shape.isVoid && (shape.answer == .direct || (shape.isAsync && shape.answer == .one))
    }

    /// The answer when no rule gives one: a sample, or a stop that says what is missing.
    private func defaultAnswer(leaving: Bool) -> [String] {
        if endsByReturning { return ["return"] }
        guard let sample = sampledAnswer else {
            let advice = "set \(step.name.text)Handler, or give the flow a sample of \(shape.value)"
            return [stop(advice)]
        }
        if leaving { return acts.leaving(with: .success(sample)) }
        return acts.statements(passing: [], to: [], answer: .success(sample), after: nil)
    }

    /// The value that the mock answers with by itself; nil where its type has no sample.
    private var sampledAnswer: String? {
        if shape.isVoid { return "()" }
        let type = step.returns ?? step.streams
        return type.flatMap { samples.sample(of: $0, named: step.name.text, given: nil) }
    }

    /// The statement that stops a test which asks for what the flow has no sample of.
    private func stop(_ advice: String) -> String {
        "fatalError(\"\(mockName).\(step.name.text): \(escaped(advice))\")"
    }

    /// Whether the step both answers and changes the status.
    private var isMixed: Bool { shape.answer != .none && step.changesStatus }

    /// A script decides on the statuses of any step. A step that answers too fails with the error of the status
    /// that it ended in, if it can, and succeeds otherwise.
    private var scriptedAnswer: [String] {
        let call = "\(qualifier)sendScript(of: .\(step.name.spelled))"
        if shape.answer != .none, !step.changesStatus { return ["_ = \(call)"] }
        let head = "if \(call) {"
        guard isMixed else { return [head + " return }"] }
        var lines = [head]
        for failure in ScriptedFailure.all(of: shape, samples) {
            let failed =
                failure.error.map { acts.leaving(with: .failure($0)).joined(separator: "; ") }
                ?? stop("give the flow a sample of \(shape.failure)")
            lines.append("    if case \(failure.pattern) = statusSubject.value { \(failed) }")
        }
        var answer = defaultAnswer(leaving: true)
        // Without a sample a handler answers, which comes next.
        if !endsByReturning, sampledAnswer == nil {
            answer = answer.map { "if \(qualifier)\(step.name.text)Handler == nil { \($0) }" }
        }
        return lines + answer.map { "    " + $0 } + ["}"]
    }
}

/// A text inside a Swift string literal.
func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
        switch character {
        case "\\": result += "\\\\"
        case "\"": result += "\\\""
        case "\n": result += "\\n"
        default: result.unicodeScalars.append(character)
        }
    }
    return result
}
