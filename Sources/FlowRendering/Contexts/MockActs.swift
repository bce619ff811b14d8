// What a step of the mock does, as statements: statuses, a delay, and the answer in the way of the
// flow's style. A publisher or stream is returned at once and waits by itself; an `async` step waits
// before it goes on; a completion is called when the time has come.

import FlowModel
import SwiftNotation

/// Writes the statements of one step of a mock.
struct MockActs {
    /// What a step answers.
    enum Answer {
        case success(String)
        case values([String])
        case failure(String)
    }

    let shape: StepShape
    /// `self.` where a parameter hides a member, else empty.
    let qualifier: String

    private var step: Step { shape.step }

    /// Sends statuses, waits if asked to, sends more, and answers.
    func statements(
        passing passed: [String], to statuses: [String], answer: Answer?, after seconds: Double?
    ) -> [String] {
        guard let seconds else {
            let all = passed + statuses
            return (all.isEmpty ? [] : [send(all)]) + (answer.map { self.answer($0) } ?? [])
        }
        let first = passed.isEmpty ? [] : [send(passed)]
        if shape.isAsync { return first + awaited(statuses, answer, seconds) }
        if shape.takesCompletion {
            let told = answer.map { self.answer($0) } ?? []
            let sent = statuses.isEmpty ? [] : ["self." + sending(statuses)]
            return first + performed(sent + told, seconds)
        }
        let sent = statuses.isEmpty ? [] : performed(["self." + sending(statuses)], seconds)
        return first + sent + (answer.map { self.answer($0, after: seconds) } ?? [])
    }

    /// Statements that answer and leave the step.
    func leaving(with answer: Answer) -> [String] {
        var lines = self.answer(answer)
        if shape.takesCompletion, let last = lines.popLast() { lines.append("return " + last) }
        return lines
    }

    /// The error as it is thrown where its type is not known from the place.
    private func spelled(_ error: String) -> String {
        guard case .type(let type) = step.throwing else { return error }
        if error.hasPrefix(".") { return type.text + error }
        return error.contains("?") ? "(\(error)) as \(type.text)" : error
    }

    private func answer(_ answer: Answer, after seconds: Double? = nil) -> [String] {
        let delay = seconds.map { ", .\(step.name.spelled), after: \($0)" } ?? ""
        if shape.takesCompletion { return told(answer) }
        switch (shape.answer, answer) {
        case (.many, _): return ["return " + many(answer, delay)]
        case (.one, .success(let value)) where shape.style == .combine:
            return ["return \(qualifier)publish(.success(\(value))\(delay))"]
        case (.one, .failure(let error)) where shape.style == .combine:
            return ["return \(qualifier)publish(.failure(\(error))\(delay))"]
        case (_, .success) where shape.isAsync && shape.isVoid: return ["return"]
        case (_, .success(let value)): return ["return \(value)"]
        case (_, .failure(let error)):
            return ["throw " + (shape.isAsync ? spelled(error) : error)]
        case (_, .values): return []
        }
    }

    private func many(_ answer: Answer, _ delay: String) -> String {
        let function = qualifier + (shape.style == .combine ? "publish" : "stream")
        switch answer {
        case .success(let value): return "\(function)([\(value)]\(delay))"
        case .values(let values):
            return "\(function)([\(values.joined(separator: ", "))]\(delay))"
        case .failure(let error):
            let error = shape.style == .combine ? error : spelled(error)
            return "\(function)([], failing: \(error)\(delay))"
        }
    }

    private func told(_ answer: Answer) -> [String] {
        switch (shape.answer, answer) {
        case (_, .failure(let error)): return ["completion(.failure(\(error)))"]
        case (.many, .success(let value)):
            return ["observer(\(value))", "completion(.success(()))"]
        case (_, .success(let value)): return ["completion(.success(\(value)))"]
        case (_, .values(let values)):
            return values.map { "observer(\($0))" } + ["completion(.success(()))"]
        }
    }

    /// In an `async` step: a wait that may end early, then the rest.
    private func awaited(_ statuses: [String], _ answer: Answer?, _ seconds: Double) -> [String] {
        let pause = "await \(qualifier)pause(.\(step.name.spelled), for: \(seconds))"
        let sent = statuses.isEmpty ? [] : [send(statuses)]
        let answered = answer.map { self.answer($0) } ?? []
        if shape.isThrowing {
            return ["guard \(pause) else { throw CancellationError() }"] + sent + answered
        }
        if shape.isVoid { return ["guard \(pause) else { return }"] + sent + answered }
        if sent.isEmpty { return ["_ = \(pause)"] + answered }
        return ["if \(pause) { \(sent.joined()) }"] + answered
    }

    private func performed(_ statements: [String], _ seconds: Double) -> [String] {
        let head = "\(qualifier)perform(.\(step.name.spelled), after: \(seconds)) {"
        if statements.count == 1 { return ["\(head) \(statements[0]) }"] }
        return [head] + statements.map { "    " + $0 } + ["}"]
    }

    private func send(_ statuses: [String]) -> String { qualifier + sending(statuses) }

    private func sending(_ statuses: [String]) -> String {
        "send(\(statuses.joined(separator: ", ")))"
    }
}
