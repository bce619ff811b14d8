// How the flow tests have the mock go along a way of the contract: it follows the path of the same name;
// a step that only answers is given a handler, which answers or fails as the way says.

import FlowModel
import SwiftNotation

extension FlowTestsContext {
    /// The statements that set up the mock for a way, none where it follows a path of that name; nil when
    /// something on it has no sample.
    static func script(for way: ContractScenarios.Scenario, _ outline: FlowOutline) -> [String]? {
        let shapes = way.moves.compactMap { move in
            move.step.flatMap { outline.shapes[$0.name.text] }
        }
        guard shapes.allSatisfy({ answer(of: $0, outline.samples) != nil }) else { return nil }
        guard way.isAnswer, let last = way.moves.last, let shape = shapes.last else { return [] }
        let answered = answer(of: shape, outline.samples) ?? "()"
        let body =
            last.fails
            ? failing(shape, outline.samples) : success(of: shape, answered)
        guard let body else { return nil }
        let names =
            shape.step.parameters.map { _ in "_" }
            + (shape.style == .callback && shape.answer == .many ? ["observer", "completion"] : [])
        let used = last.fails ? names.map { $0 == "observer" ? "_" : $0 } : names
        var head = used.isEmpty ? "" : "\(used.joined(separator: ", ")) in "
        if last.fails, shape.answer == .direct, let type = shape.thrownType {
            head = "(\(used.joined(separator: ", "))) throws(\(type.text)) in "
        }
        let follow = way.path.isEmpty ? [] : ["mock.follow(.\(way.path))"]
        return follow + ["mock.\(shape.step.name.text)Handler = { \(head)\(body) }"]
    }

    /// What the mock sends for each event.
    static func events(_ outline: FlowOutline) -> [Sent] {
        let caused = Set(outline.scenarios.all.flatMap(\.moves).compactMap(\.event))
        return outline.scenarios.events.filter { caused.contains($0.spelled) }.compactMap { event in
            guard let status = event.outcome.flatMap(outline.flow.status) else { return nil }
            let end =
                event.event.to.count > 1 ? ", endingIn: \(inOptional(status.name.spelled))" : ""
            return Sent(
                spelled: event.spelled, sent: "event: .\(event.event.name.spelled)\(end)")
        }
    }

    /// The body of a handler that answers.
    private static func success(of shape: StepShape, _ answer: String) -> String {
        switch (shape.style, shape.answer) {
        case (.combine, .many):
            return
                "Just(\(answer)).setFailureType(to: \(shape.failureInCode).self).eraseToAnyPublisher()"
        case (.async, .many): return "AsyncThrowingStream { $0.yield(\(answer)); $0.finish() }"
        case (.callback, .many): return "observer(\(answer)); completion(.success(()))"
        case (.combine, .one), (.callback, .one): return ".success(\(answer))"
        default: return answer
        }
    }

    /// The body of a handler that fails; nil when the error has no sample.
    private static func failing(_ shape: StepShape, _ samples: Samples) -> String? {
        guard let error = shape.sampleError(samples) else { return nil }
        switch (shape.style, shape.answer) {
        case (.combine, .many): return "Fail(error: \(error)).eraseToAnyPublisher()"
        case (.async, .many): return "AsyncThrowingStream { $0.finish(throwing: \(error)) }"
        case (.callback, .many): return "completion(.failure(\(error)))"
        case (.combine, .one), (.callback, .one): return ".failure(\(error))"
        default: return "throw \(error)"
        }
    }
}

extension StepShape {
    /// The type of the error, as an expression can name it.
    fileprivate var failureInCode: String { failure.hasPrefix("any ") ? "(\(failure))" : failure }

    /// An error that the step may throw, with its type; nil when it has no sample.
    fileprivate func sampleError(_ samples: Samples) -> String? {
        guard let type = thrownType else {
            return samples.failureCase().map { flow.errorType + $0 } ?? Flow.unsupported
        }
        guard let error = samples.sample(of: type, named: step.name.text, given: nil) else {
            return nil
        }
        if error.hasPrefix(".") { return type.text + error }
        return error.contains("?") ? "(\(error)) as \(type.text)" : error
    }
}
