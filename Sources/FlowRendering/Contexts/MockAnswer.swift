// The statements with which a step of the mock sends statuses and answers, in the flow's style. A publisher or a stream
// is returned at once and waits by itself; an `async` step waits before it goes on; a completion is called when the
// time has come.

import FlowModel
import SwiftNotation

/// Writes the answers of one step.
struct MockAnswer {
    /// What a step answers.
    private enum Reply {
        case success(String)
        case values([String])
        case failure(String)
    }

    let shape: StepSignature
    let samples: Samples

    private var step: Step { shape.step }
    private var flow: Flow { shape.flow }

    /// Whether the step both answers and changes the status.
    var isMixed: Bool { shape.answer != .none && step.changesStatus }

    /// How a call fails whose script says so; nil where the step does not throw.
    var scripted: (isForeign: Bool, statements: [MockStatement])? {
        guard shape.isThrowing else { return nil }
        guard let type = foreignError else { return (false, answer(.failure("error"), after: nil)) }
        let sample = samples.sample(of: type, named: step.name.text, given: nil)
        let statements = sample.map { answer(.failure($0), after: nil) }
        return (true, statements ?? [MockStatement(missing: escaped(type.text))])
    }

    /// The statements of one rule of the flow.
    func statements(of rule: MockRule) -> [MockStatement] {
        let passed = viaExpressions
        let delay = rule.after.flatMap { $0 > 0 ? $0 : nil }
        switch rule.outcome {
        case .status(let status):
            return statements(passed, [status.text], answer(after: status), delay) + missing(after: status)
        case .statuses(let statuses):
            let texts = statuses.map(\.text)
            guard let last = statuses.last else { return statements([], [], nil, delay) }
            return statements(Array(texts.dropLast()), texts.suffix(1), answer(after: last), delay)
                + missing(after: last)
        case .value(let value):
            return statements(passed, list(success), .success(value.text), delay)
        case .values(let values):
            return statements(passed, list(success), .values(values.map(\.text)), delay)
        case .error(let error):
            let text = needsType(error) ? flow.errorType + error.text : error.text
            return statements(passed, list(failure(for: error)), .failure(text), delay)
        }
    }

    /// What the step does when no rule applies: it succeeds.
    var fallback: [MockStatement] {
        let answer = sampledAnswer.map { Reply.success($0) }
        let statements = statements(viaExpressions, list(success), shape.answer == .none ? nil : answer, nil)
        return statements + (shape.answer != .none && answer == nil ? sample(asHandlerExists: false) : [])
    }

    /// A success with a sample; where there is none, a handler answers if there may be one.
    func sample(asHandlerExists: Bool) -> [MockStatement] {
        if let sample = sampledAnswer { return answer(.success(sample), after: nil) }
        let missing = escaped(shape.value)
        return asHandlerExists ? [MockStatement(handlerOr: missing), .handles] : [MockStatement(missing: missing)]
    }

    /// Whether statements end in a failure.
    func isFailing(_ statements: [MockStatement]) -> Bool {
        statements.contains { !$0.failure.isEmpty || !$0.thrown.isEmpty }
    }

    // MARK: - Statuses

    private var viaExpressions: [String] {
        step.via.compactMap { place in
            place.lazy.compactMap { flow.status($0.value) }.compactMap { samples.expression(of: $0) }.first
        }
    }

    /// The outcome that the mock chooses by itself: the first success that has samples.
    private var success: String? {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        return (successes.isEmpty ? outcomes : successes).lazy.compactMap { samples.expression(of: $0) }.first
    }

    /// The failure that goes with an error that the step throws: it holds that error, if the error is the flow's own.
    private func failure(for error: SwiftExpression) -> String? {
        guard let status = flow.failure(of: step) else { return nil }
        let isOwn = shape.failure == flow.errorType || error.member?.type == flow.errorType || needsType(error)
        return samples.expression(
            of: status, error: isOwn ? (needsType(error) ? flow.errorType : "") + error.text : nil)
    }

    private func list(_ status: String?) -> [String] { status.map { [$0] } ?? [] }

    // MARK: - Answers

    /// The type of the step's errors, where that is neither the flow's own nor any.
    private var foreignError: SwiftType? {
        guard case .type(let type) = step.throwing else { return nil }
        return type.text == flow.errorType || type.text == "any Error" ? nil : type
    }

    /// How a step that answers too does so when a rule has it end in a status: with the error that the status holds,
    /// else with a sample. Nil where there is none.
    private func answer(after status: SwiftExpression) -> Reply? {
        guard isMixed else { return nil }
        return error(in: status).map { .failure($0) } ?? sampledAnswer.map { .success($0) }
    }

    /// The statement where a rule's status needs an answer that has no sample.
    private func missing(after status: SwiftExpression) -> [MockStatement] {
        isMixed && answer(after: status) == nil ? sample(asHandlerExists: false) : []
    }

    /// The error that a step throws when a rule has it end in a status; nil if that is not a failure.
    private func error(in status: SwiftExpression) -> String? {
        guard shape.isThrowing, let ended = status.caseName(of: flow.statusType).flatMap(flow.status),
            let own = ended.payload.firstIndex(where: { $0.type.text == flow.errorType })
        else { return nil }
        if let foreign = foreignError {
            return samples.sample(of: foreign, named: step.name.text, given: nil)
        }
        guard let arguments = status.arguments, arguments.indices.contains(own) else { return nil }
        let error = arguments[own].text
        if error.hasPrefix(".") { return flow.errorType + error }
        return error.contains("?") ? "(\(error)) as \(flow.errorType)" : error
    }

    /// Whether an error of the flow is written without its type where the step throws errors of any type.
    private func needsType(_ error: SwiftExpression) -> Bool {
        step.throwing == .any && error.implicitMember != nil
    }

    /// The value that the mock answers with by itself; nil where its type has no sample.
    private var sampledAnswer: String? {
        if shape.isVoid { return "()" }
        let type = step.returns ?? step.streams
        return type.flatMap { samples.sample(of: $0, named: step.name.text, given: nil) }
    }

    /// Whether the end of the function is the whole answer.
    private var endsByReturning: Bool {
        shape.isVoid && (shape.answer == .direct || (shape.isAsync && shape.answer == .one))
    }

    /// An error as it is thrown, where its type is not known from the place.
    private func spelled(_ error: String) -> String {
        guard case .type(let type) = step.throwing else { return error }
        if error.hasPrefix(".") { return type.text + error }
        return error.contains("?") ? "(\(error)) as \(type.text)" : error
    }

    // MARK: - Statements

    /// Sends statuses, waits if there is a delay, sends more, and answers.
    private func statements(
        _ passed: [String], _ statuses: [String], _ answer: Reply?, _ seconds: Double?
    ) -> [MockStatement] {
        guard let seconds else {
            return send(passed + statuses) + (answer.map { self.answer($0, after: nil) } ?? [])
        }
        let first = send(passed)
        if shape.isAsync, shape.answer == .one {
            return first + waiting(statuses, answer, seconds)
        }
        let late =
            statuses.isEmpty ? [] : [MockStatement(late: joined(statuses), delay: text(seconds))]
        return first + late + (answer.map { self.answer($0, after: seconds) } ?? [])
    }

    /// In an `async` step that answers: a wait that may end early, then the rest.
    private func waiting(_ statuses: [String], _ answer: Reply?, _ seconds: Double) -> [MockStatement] {
        let delay = text(seconds)
        if shape.isThrowing, statuses.isEmpty, case .success(let value) = answer, !shape.isVoid {
            return [MockStatement(value: value, delay: delay)]
        }
        let answered = answer.map { self.answer($0, after: nil) } ?? []
        if !shape.isThrowing, !statuses.isEmpty {
            return [MockStatement(late: joined(statuses), delay: delay)] + answered
        }
        return [MockStatement(delay: delay, isWaiting: true)] + send(statuses) + answered
    }

    private func answer(_ answer: Reply, after seconds: Double?) -> [MockStatement] {
        let delay = seconds.map(text) ?? ""
        switch (shape.answer, answer) {
        case (.none, _): return []
        case (.many, _): return many(answer, delay)
        case (.direct, .failure(let error)): return [MockStatement(thrown: spelled(error))]
        case (.one, .failure(let error)) where shape.style == .async:
            return [MockStatement(thrown: spelled(error))]
        case (.one, .failure(let error)): return [MockStatement(failure: error, delay: delay)]
        case (_, .success) where endsByReturning: return []
        case (.one, .success(let value)) where shape.style != .async:
            return [MockStatement(value: value, delay: delay)]
        case (_, .success(let value)): return [MockStatement(returned: value)]
        case (_, .values): return []
        }
    }

    private func many(_ answer: Reply, _ delay: String) -> [MockStatement] {
        let values: [String]
        switch answer {
        case .success(let value): values = [value]
        case .values(let all): values = all
        case .failure(let error):
            return [
                MockStatement(failure: shape.style == .async ? spelled(error) : error, delay: delay)
            ]
        }
        guard shape.style == .callback else {
            return [MockStatement(values: joined(values), delay: delay, isMany: true)]
        }
        return values.map { MockStatement(observed: $0, delay: delay) } + [
            MockStatement(value: "()", delay: delay)
        ]
    }

    private func send(_ statuses: [String]) -> [MockStatement] {
        statuses.isEmpty ? [] : [MockStatement(now: joined(statuses))]
    }

    private func joined(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    /// Seconds as Swift writes them: `3`, `0.5`.
    private func text(_ seconds: Double) -> String {
        seconds == seconds.rounded() && seconds < 1e9 ? String(Int(seconds)) : String(seconds)
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
