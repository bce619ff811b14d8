// What the TODO lines of a step in a skeleton say: which call of the SDK belongs there, what is to be
// sent or returned afterwards, and how to get there from a closure that the SDK calls on any thread.

import FlowModel
import SwiftNotation

/// The lines that say what belongs into a step.
struct StepTodo {
    let manner: StepManner
    let sdk: SDKWords

    private var step: Step { manner.shape.step }
    private var flow: Flow { manner.shape.flow }

    /// One line for the step itself, after one for each status on the way that has a payload.
    var lines: [String] {
        var lines = step.via.compactMap { flow.status($0.value) }.filter { !$0.payload.isEmpty }
            .map { "Send `\(Self.pattern($0))` as \(sdk.name) tells of it." }
        let builds = step.isLaunch && sdk.hasClient && !manner.isNonisolated
        let work = builds ? "Build `client` with \(sdk.name)" : "Call \(sdk.name)"
        lines.append("\(work)\(ending)")
        return lines
    }

    /// Where no Task is kept, ending what is still under way is left to the developer; else empty.
    var ended: String {
        let ended = (isLong ? [step] : []) + step.cancels.compactMap { flow.step($0.value) }
        let names = ended.filter { keepsNoTask($0) }.map(\.name.text)
        let object = step.parameters.first(where: \.isReceiver)
            .map { " for `\($0.label.internal.spelled)`" }
        return names.isEmpty
            ? "" : "End a running \(alternatives(names))\(object ?? ""); that is no failure."
    }

    /// Whether an earlier call of the step may be under way: something is still to come of it.
    private var isLong: Bool {
        guard !step.isLaunch, !manner.isConformed else { return false }
        return manner.endsEarlierCall || manner.shape.answer != .none || step.changesStatus
    }

    /// Whether a step may be under way without a Task by which it could be ended.
    private func keepsNoTask(_ step: Step) -> Bool {
        let shape = StepShape(step: step, flow: flow)
        let other = StepManner(shape: shape, isConformed: manner.isConformed)
        return !step.isSync && other.body == .direct
    }

    private var ending: String {
        let outcomes = step.to.compactMap { flow.status($0.value) }
        let successes = outcomes.filter { !flow.isFailure($0) }
        var parts: [String] = []
        let sent = successes.isEmpty ? outcomes : successes
        if !sent.isEmpty {
            let names = sent.map { "`\(Self.pattern($0))`" }
            parts.append("send \(names.joined(separator: " or "))")
        }
        if let answer { parts.append(answer) }
        let then = parts.isEmpty ? "" : ", then " + parts.joined(separator: " and ")
        let hints = [mapping, step.isSync ? actorHint : hop].compactMap { $0 }.map { " \($0)" }
        return then + "." + hints.joined()
    }

    /// What is to be done with the answer; nil when there is none.
    private var answer: String? {
        let shape = manner.shape
        switch (shape.answer, shape.style) {
        case (.one, .combine):
            if shape.isVoid { return "send `()` as the answer" }
            let isHeld = manner.body != .direct && step.returns?.isOptional == true
            return "send the answer" + (isHeld ? ", none as `.some(nil)`" : "")
        case (.many, .combine): return "send each value, then `.finished`"
        case (.one, .async), (.direct, _): return shape.isVoid ? nil : "return what it answers"
        case (.many, .async):
            return manner.body == .stream
                ? "yield each value to `continuation` and finish it"
                : "return a stream of its values"
        case (.one, .callback):
            return shape.isVoid
                ? "call `completion(.success(()))`" : "call `completion` with the answer"
        case (.many, .callback):
            return "call `observer` with each value, then `completion(.success(()))`"
        case (.none, _): return nil
        }
    }

    /// Where errors of the SDK are not caught, which method maps them.
    private var mapping: String? {
        let fails = flow.reportedFailure(of: step) != nil || (manner.isMapped && manner.canFail)
        guard flow.isolation.value == .none, !manner.isConformed, !step.isSync, fails else {
            return nil
        }
        return "Errors: `\(flow.errorMapper)(for:)`."
    }

    /// How to reach the client of an actor from a step that is called from outside.
    private var actorHint: String? {
        guard manner.isNonisolated, sdk.hasClient else { return nil }
        return "It reaches `client` in a `Task` only."
    }

    /// How to come back from a closure that the SDK calls on any thread; nil where any way will do.
    private var hop: String? {
        let shape = manner.shape
        if shape.isolation == .none { return "Closures: have them called on the caller's thread." }
        if manner.isConformed, shape.style != .async { return nil }
        switch (shape.style, shape.answer, manner.body) {
        case (.async, .many, .direct): return nil
        case (.async, .many, _):
            return "Closures: `{ @Sendable value in continuation.yield(value) }`."
        case (.callback, .many, _):
            return "Closures: have them fill an `AsyncThrowingStream`, and go through it."
        case (.combine, _, _), (.callback, .none, .direct):
            return "Closures: `{ @Sendable value in Task { @MainActor in … } }`."
        case (.callback, _, .direct):
            return shape.isolation == .sendable
                ? "Closures: `{ @Sendable value in completion(.success(value)) }`."
                : "Closures: in a `Task`, `await withCheckedContinuation { … }`."
        default:
            let throwing = manner.body == .direct && !shape.isThrowing ? "" : "Throwing"
            let effects = throwing.isEmpty ? "await" : "try await"
            return "Closures: `\(effects) withChecked\(throwing)Continuation { … }`."
        }
    }

    /// A status as one writes it, with its labels: `.success(message:)`.
    static func pattern(_ status: EnumCase) -> String {
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(status.name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}
