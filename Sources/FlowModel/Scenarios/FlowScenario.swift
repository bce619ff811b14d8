// A scenario of a flow: moves from the initial status to one outcome of one step, with a name that tests and mocks use:
// `startChatFails`.

/// A list of moves that begins in the flow's initial status.
package struct FlowScenario: Sendable, Hashable {
    /// What makes a move.
    package enum Source: Sendable, Hashable {
        /// The step at this index of the flow's `steps`.
        case step(Int)
        /// The event at this index of the flow's `events`.
        case event(Int)
    }

    /// One step taken, or one event that happens.
    package struct Move: Sendable, Hashable {
        /// The step or event.
        package let source: Source
        /// The status it starts in; empty in a flow without statuses.
        package let from: String
        /// The statuses passed through, in order.
        package let via: [String]
        /// The status it ends in. Nil where nothing comes after `via`: the step has no `to`, or the next move begins
        /// while it is running.
        package let outcome: String?
        /// Whether the next move begins while this one is running, in the last status of `via`.
        package let isRunning: Bool
        /// Whether a step answers with an error, and not with a status.
        package var fails = false
        /// The case of the flow's own error that it fails with; nil where any will do.
        package var error: String?

        /// All statuses that follow from it.
        package var statuses: [String] { via + (outcome.map { [$0] } ?? []) }

        /// The status afterwards.
        package var end: String { outcome ?? via.last ?? from }
    }

    /// The name, unique among the flow's scenarios: `startChatFails`.
    package let name: String
    /// The name as code must spell it: in back-ticks where it is a keyword.
    package let spelled: String
    /// The moves, at least one; the scenario is named after the last.
    package let moves: [Move]

    /// The status that the scenario ends in.
    package var end: String { moves.last?.end ?? "" }
}
