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
        let passed = viaExpressions
        if !flow.statuses.isEmpty { scripted = scriptedAnswer }
        let isCommon =
            !isMixed
            && !step.mock.contains { if case .statuses = $0.outcome { true } else { false } }
        if isCommon, !passed.isEmpty, !isMixed { before = [send(passed)] }
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

    private var failure: String? {
        flow.failure(of: step).flatMap { samples.expression(of: $0) }
    }

    private func statements(of rule: MockRule, after passed: [String]) -> [String] {
        let delay = rule.after.map { ", .\(step.name.spelled), after: \($0)" } ?? ""
        switch rule.outcome {
        case .status(let status):
            return delayed(passed, [status.text], delay)
        case .statuses(let statuses):
            let texts = statuses.map(\.text)
            return delayed(Array(texts.dropLast()), texts.suffix(1), delay)
        case .value(let value):
            return outcome(passed, success, delay) + [answer(.success(value.text), delay)]
        case .values(let values):
            let list = "[" + values.map(\.text).joined(separator: ", ") + "]"
            return outcome(passed, success, delay) + ["return \(qualifier)publish(\(list)\(delay))"]
        case .error(let error):
            return outcome(passed, failure, delay) + [answer(.failure(error.text), delay)]
        }
    }

    private func fallback(after passed: [String]) -> [String] {
        let isSilent = shape.answer == .none || (shape.answer == .direct && shape.isVoid)
        return outcome(passed, success, "") + (isSilent ? [] : defaultAnswer)
    }

    /// The answer when no rule gives one: a sample, or a stop that says what is missing.
    private var defaultAnswer: [String] {
        if shape.isVoid {
            return shape.answer == .direct ? ["return"] : [answer(.success("()"), "")]
        }
        let type = step.returns ?? step.streams
        let name = step.name.text
        if let type, let sample = samples.sample(of: type, named: name, given: nil) {
            return [answer(.success(sample), "")]
        }
        let advice = "set \(name)Handler, or give the flow a sample of \(shape.value)"
        return ["fatalError(\"\(mockName).\(name): \(escaped(advice))\")"]
    }

    private enum Outcome {
        case success(String)
        case failure(String)
    }

    private func answer(_ outcome: Outcome, _ delay: String) -> String {
        switch (shape.answer, outcome) {
        case (.direct, .success(let value)): "return \(value)"
        case (.direct, .failure(let error)): "throw \(error)"
        case (.many, .success(let value)): "return \(qualifier)publish([\(value)]\(delay))"
        case (.many, .failure(let error)):
            "return \(qualifier)publish([], failing: \(error)\(delay))"
        case (_, .success(let value)): "return \(qualifier)publish(.success(\(value))\(delay))"
        case (_, .failure(let error)): "return \(qualifier)publish(.failure(\(error))\(delay))"
        }
    }

    /// Whether the step both answers and changes the status.
    private var isMixed: Bool { shape.answer != .none && step.changesStatus }

    private func outcome(_ passed: [String], _ status: String?, _ delay: String) -> [String] {
        delayed(passed, status.map { [$0] } ?? [], delay)
    }

    /// A script decides on the statuses of any step. A step that answers too fails with the error of the status
    /// that it ended in, if it can, and succeeds otherwise.
    private var scriptedAnswer: [String] {
        let call = "\(qualifier)sendScript(of: .\(step.name.spelled))"
        if shape.answer != .none, !step.changesStatus { return ["_ = \(call)"] }
        let head = "if \(call) {"
        guard isMixed else { return [head + " return }"] }
        var lines = [head]
        if let status = flow.failure(of: step), status.payload.count == 1,
            [flow.errorType, "any Error"].contains(shape.failure)
        {
            let failed = answer(.failure("error"), "")
            lines.append(
                "    if case .\(status.name.spelled)(let error) = statusSubject.value { \(failed) }"
            )
        }
        return lines + defaultAnswer.map { "    " + $0 } + ["}"]
    }

    private func delayed(_ passed: [String], _ statuses: [String], _ delay: String) -> [String] {
        if delay.isEmpty {
            let all = passed + statuses
            return all.isEmpty ? [] : [send(all)]
        }
        return (passed.isEmpty ? [] : [send(passed)])
            + (statuses.isEmpty ? [] : [send(statuses, delay)])
    }

    /// A statement that sends statuses, now or after a delay that the step's next call ends.
    private func send(_ statuses: [String], _ delay: String = "") -> String {
        let list = statuses.joined(separator: ", ")
        guard !delay.isEmpty else { return "\(qualifier)send(\(list))" }
        return "\(qualifier)perform(\(delay.dropFirst(2))) { self.send(\(list)) }"
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
