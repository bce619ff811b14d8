// One move of a scenario, as the table has it: `.then(.startChat, .success)`. What a rule says of a step already, such
// as the statuses that it passes through, is not repeated.

import FlowModel
import Mustache
import SwiftNotation

/// A case where an optional is expected, which would read `.none` as its own.
func inOptional(_ spelled: String) -> String {
    spelled == "none" ? ".some(.none)" : ".\(spelled)"
}

/// One move, and what has to follow.
struct TableMove: TemplateContext {
    /// The step; nil for an event.
    var step: Step?
    /// The event's case, as code spells it; nil for a step.
    var event: String?
    /// The statuses passed through.
    var via: [SwiftName] = []
    var end: SwiftName?
    /// What steps that are still running can send in between.
    var meanwhile: [SwiftName] = []
    var fails = false
    /// The error's case that it has to fail with; nil for any.
    var error: String?
    /// Whether a running step can be over with the event.
    var endsEarly = false
    var isRunning = false
    /// How it answers, if the rule and the outcome do not tell; empty if they do.
    var answer = ""
    /// Whether it passes through other statuses than the rule lists first.
    private var isOtherWay = false
    /// Whether the rule tells where the error ends.
    private var isFirstFailure = false

    static let fields: [ContextField<Self>] = [
        .text("step") { $0.step?.name.spelled ?? "" }, .text("event") { $0.event ?? "" },
        .flag("isRunning") { $0.isRunning },
        .texts("statuses") { move in
            (move.via + (move.end.map { [$0] } ?? [])).map(\.spelled)
        },
        .text("end") { move in
            guard let end = move.end, move.error == nil || !move.isFirstFailure else { return "" }
            return inOptional(end.spelled)
        },
        .flag("isOtherWay") { $0.isOtherWay }, .texts("way") { $0.via.map(\.spelled) },
        .flag("fails") { $0.fails && ($0.event != nil || $0.end == nil) },
        .text("error") { $0.error.map { inOptional(spelled($0)) } ?? "" },
        .texts("meanwhile") { $0.meanwhile.map(\.spelled) },
        .flag("hasMeanwhile") { !$0.meanwhile.isEmpty },
        .flag("endsEarly") { $0.endsEarly }, .text("answer") { $0.answer },
    ]

    /// The moves of a scenario. What a step still sends after an event belongs to the event: the SDK may send it at
    /// once.
    static func all(of scenario: FlowScenario, in parts: TableParts) -> [TableMove] {
        var running: [Step] = []
        var result: [TableMove] = []
        for source in scenario.moves {
            var move = TableMove(source, in: parts)
            if source.isRest {
                guard let event = result.popLast() else { continue }
                result.append(event.followed(by: move))
                continue
            }
            if let step = move.step { running.removeAll { $0.isCancelled(by: step) } }
            for status in running.flatMap({ $0.passed + $0.to }) {
                guard let name = parts.status(status.value)?.name, !move.meanwhile.contains(name) else { continue }
                move.meanwhile.append(name)
            }
            if move.isRunning, let step = move.step { running.append(step) }
            result.append(move)
        }
        return result
    }

    /// An event, and after it the rest of a step.
    private func followed(by rest: TableMove) -> TableMove {
        var move = self
        move.via = (end.map { [$0] } ?? []) + rest.via
        move.end = rest.end
        move.fails = rest.fails
        move.meanwhile = []
        move.endsEarly = !(rest.step?.passed.contains { $0.value == end?.text } ?? false)
        return move
    }

    private init(_ move: FlowScenario.Move, in parts: TableParts) {
        via = move.via.compactMap { parts.status($0)?.name }
        let outcome = move.outcome.flatMap(parts.status)
        end = outcome?.name
        isRunning = move.isRunning
        error = move.error
        fails = move.fails || outcome.map(parts.flow.isFailure) ?? false
        switch move.source {
        case .event(let index): event = parts.event(index, endingIn: move.outcome)?.spelled
        case .step(let index):
            let shape = parts.steps[index].shape
            step = shape.step
            isOtherWay = shape.step.hasAlternatives && via.map(\.text) != shape.step.firstWay.map(\.value)
            isFirstFailure = parts.flow.failure(of: shape.step)?.name == end
            guard shape.answer != .none, let outcome, !isRunning else { return }
            if fails, !shape.isThrowing {
                answer = shape.tableAnswer
            } else if !fails, shape.mayThrow(in: outcome) {
                // The error is not the flow's own, so the flow does not say whether the step throws it too.
                answer = "either"
            }
        }
    }
}

extension Step {
    /// Whether a call of another step, or its own, cancels it.
    fileprivate func isCancelled(by other: Step) -> Bool {
        other.name == name || other.cancels.contains { $0.value == name.text }
    }
}

extension StepSignature {
    /// Whether a status holds an error that the step may throw.
    fileprivate func mayThrow(in status: EnumCase) -> Bool {
        let errors: Set<String> = [failure, "any Error"]
        return isThrowing && status.payload.contains { errors.contains($0.type.text) }
    }

    /// How a call of the step answers that does not fail, as the table spells it; empty if it does not answer.
    var tableAnswer: String {
        if answer == .many { return "values" }
        if answer == .none { return isAsync ? "returning" : "" }
        return isVoid && !(style == .combine && answer == .one) ? "end" : "value"
    }
}
