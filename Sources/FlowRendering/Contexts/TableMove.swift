// One move of a scenario: a call of a step, or an event, and the statuses that follow from it.

import FlowModel
import SwiftNotation

/// One move, and what has to follow.
struct TableMove {
    /// The step; nil for an event.
    var step: Step?
    /// The event's case, as code spells it; nil for a step.
    var event: String?
    /// The statuses passed through.
    var via: [SwiftName] = []
    var end: SwiftName?
    var fails = false
    /// The error's case that it has to fail with; nil for any.
    var error: String?
    var isRunning = false

    /// The moves of a scenario. What a step still sends after an event belongs to the event: the SDK may send it at
    /// once.
    static func all(of scenario: FlowScenario, in parts: TableParts) -> [TableMove] {
        var result: [TableMove] = []
        for source in scenario.moves {
            let move = TableMove(source, in: parts)
            if source.isRest {
                guard let event = result.popLast() else { continue }
                result.append(event.followed(by: move))
            } else {
                result.append(move)
            }
        }
        return result
    }

    /// An event, and after it the rest of a step.
    private func followed(by rest: TableMove) -> TableMove {
        var move = self
        move.via = (end.map { [$0] } ?? []) + rest.via
        move.end = rest.end
        move.fails = rest.fails
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
        case .step(let index): step = parts.steps[index].shape.step
        }
    }
}
