// The body of a step in a wrapper's skeleton: it calls the runner with work that is not written yet, or, where no runner
// does the step, ends at once: with an error if there is one to end with, else with a value that claims nothing. It
// never reports a success that did not happen.

import FlowModel
import SwiftNotation

/// The body of one step.
struct SkeletonBody {
    let implementation: StepImplementation
    let hasClient: Bool
    let sdk: String

    private var shape: StepSignature { implementation.shape }
    private var step: Step { shape.step }
    private var todo: [String] { StepTodo(implementation: implementation, hasClient: hasClient, sdk: sdk).lines }

    var lines: [String] {
        guard implementation.function != .none else { return check + cancelling + uncancelled + todo + unwritten + end }
        let call = RunnerCall(shape: shape, via: shape.firstVia, map: map)
        let work = todo + ["throw NotWritten()"]
        let result = call.function == .completion && step.throwing == .nothing ? " -> \(shape.value)" : ""
        return uncancelled
            + call.lines(after: "", sends: implementation.sendsStatuses, result: result, work: work)
    }

    /// Ends the steps of the runner that this one cancels.
    private var cancelling: [String] {
        let steps = implementation.cancels.map { ".\($0.name.spelled)" }
        return steps.isEmpty ? [] : ["\(runner).cancel(\(steps.joined(separator: ", ")))"]
    }

    /// Checks the call, where no runner does.
    private var check: [String] {
        step.from == nil || implementation.isConformed ? [] : ["\(runner).check(.\(step.name.spelled))"]
    }

    /// Tells contracts that nothing happens, or that the answer means nothing.
    private var unwritten: [String] {
        let isPlayed = shape.flow.hasTable && (!step.ends.isEmpty || step.answers)
        let isDue = isPlayed && !implementation.isConformed
        return isDue ? ["\(runner).reportUnwritten(.\(step.name.spelled))"] : []
    }

    /// The wrapper's runner, which a parameter can hide.
    private var runner: String {
        step.parameters.contains { $0.label.internal.text == "flow" } ? "self.flow" : "flow"
    }

    private var uncancelled: [String] {
        let names = implementation.uncancelled.map(\.name.text)
        guard !names.isEmpty else { return [] }
        return ["// TODO(flowgen): Cancel a running \(alternatives(names)); cancellation is not a failure."]
    }

    /// What makes an error `$0` one of the type that the step promises; empty if nothing can.
    private var map: String {
        guard case .type(let type) = step.throwing else { return "" }
        if type.text == shape.flow.errorType { return "Self.\(shape.flow.errorMapper)(for: $0)" }
        return implementation.samples.sample(of: type, named: step.name.text, given: nil) ?? ""
    }

    /// How a step ends that no runner does.
    private var end: [String] {
        let missing = "fatalError(\"\(step.fullName) is not written yet\")"
        let error = shape.isThrowing ? implementation.thrownError : nil
        let neutral = NeutralValues(shape.flow)
        let value = shape.isVoid ? "" : step.returns.flatMap { neutral.expression(of: $0) } ?? missing
        switch (shape.style, shape.answer) {
        case (_, .none): return []
        case (_, .direct), (.async, .one):
            if shape.isThrowing { return [error.map { "throw \($0)" } ?? missing] }
            let isAlone = value == missing || (check + cancelling + unwritten).isEmpty
            return value.isEmpty ? [] : [(isAlone ? "" : "return ") + value]
        case (.combine, _):
            let types = "<\(shape.value), \(shape.failure)>"
            return ["\(error.map { "Fail\(types)(error: \($0))" } ?? "Empty\(types)()").eraseToAnyPublisher()"]
        case (.async, .many): return ["AsyncThrowingStream { $0.finish(\(error.map { "throwing: \($0)" } ?? "")) }"]
        case (.callback, _):
            if shape.isThrowing { return [error.map { "completion(.failure(\($0)))" } ?? missing] }
            if value == missing { return [missing] }
            return [shape.answer == .many ? "completion(.success(()))" : "completion(\(value))"]
        }
    }
}
