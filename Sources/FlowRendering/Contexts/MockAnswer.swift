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
            // The compiler warns of code behind a condition that never holds.
            guard rule.when?.text != "false" else { continue }
            let statements = statements(of: rule, after: isCommon ? [] : passed)
            if let when = rule.when, when.text != "true" {
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
        let isOwn =
            shape.failure == flow.errorType || error.member?.type == flow.errorType
            || needsType(error)
        return samples.expression(
            of: status, error: isOwn ? (needsType(error) ? flow.errorType : "") + error.text : nil)
    }

    private func statements(of rule: MockRule, after passed: [String]) -> [String] {
        func act(_ passed: [String], _ status: [String], _ answer: MockActs.Answer?) -> [String] {
            acts.statements(passing: passed, to: status, answer: answer, after: rule.after)
        }
        switch rule.outcome {
        case .status(let status):
            return act(passed, [status.text], answer(after: status)) + missingAnswer(after: status)
        case .statuses(let statuses):
            let texts = statuses.map(\.text)
            guard let last = statuses.last else { return act([], [], nil) }
            return act(Array(texts.dropLast()), texts.suffix(1), answer(after: last))
                + missingAnswer(after: last)
        case .value(let value): return act(passed, list(success), .success(value.text))
        case .values(let values): return act(passed, list(success), .values(values.map(\.text)))
        case .error(let error):
            let text = needsType(error) ? flow.errorType + error.text : error.text
            return act(passed, list(failure(for: error)), .failure(text))
        }
    }

    /// Whether an error of the flow is written without its type where the step throws errors of any type.
    private func needsType(_ error: SwiftExpression) -> Bool {
        step.throwing == .any && error.implicitMember != nil
    }

    /// How a step that answers too does so when a rule has it end in a status: with the error that the
    /// status tells of, else with a sample. Nil where there is none, or its end is the whole answer.
    private func answer(after status: SwiftExpression) -> MockActs.Answer? {
        guard isMixed else { return nil }
        if let error = error(toldBy: status) { return .failure(error) }
        return endsByReturning ? nil : sampledAnswer.map { .success($0) }
    }

    /// The statement that stops where a rule's status needs an answer that has no sample.
    private func missingAnswer(after status: SwiftExpression) -> [String] {
        let isMissing = isMixed && !endsByReturning && answer(after: status) == nil
        return isMissing ? defaultAnswer(leaving: false) : []
    }

    /// The error that a step throws when a rule has it end in a status; nil where that is no failure.
    private func error(toldBy status: SwiftExpression) -> String? {
        guard let ended = status.caseName(of: flow.statusType).flatMap(flow.status),
            let failure = ScriptedFailure(shape, by: ended, samples)
        else { return nil }
        guard failure.bindsError else { return failure.error }
        let own = ended.payload.firstIndex { $0.type.text == flow.errorType }
        guard let own, let arguments = status.arguments, arguments.indices.contains(own) else {
            return nil
        }
        let error = arguments[own].text
        if error.hasPrefix(".") { return flow.errorType + error }
        return error.contains("?") ? "(\(error)) as \(flow.errorType)" : error
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
