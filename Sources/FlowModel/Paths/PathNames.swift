// What a path is called: `setupSDK` for a step with one outcome, `startChatSucceeds` and
// `startChatFails` where a step can go either way, `payEndsInDeclined` where several outcomes are no
// failure. `…FromFailed` is a path from another status than the nearest, `…FailsWithLicenseError` one to a
// certain error, and `…SucceedsAfterChallenge` one on which an event happens while the step is under way.

import SwiftNotation

/// Gives the paths of one flow their names, each name once.
struct PathNames {
    /// What tells a path from the one that it is a variant of.
    enum Variant {
        /// Nothing: it is none.
        case none
        /// The last move starts in this status.
        case from(Int)
        /// It ends in a failure with this error.
        case with(error: String)
        /// This event happens on the way, at the index of the flow's `events`.
        case after(event: Int)
    }

    private let steps: [SwiftName]
    private let events: [SwiftName]
    /// The statuses as a part of a longer name: `Failed`.
    private let statuses: [String]
    private let failures: [Bool]
    /// Names that a list of names as Swift declares it cannot hold, and names already given.
    private var taken: Set<String> = ["allCases", "init", "self", "Type"]

    /// - Parameter failures: for each status of the flow, whether it tells of a failure.
    init(_ flow: Flow, failures: [Bool]) {
        steps = flow.steps.map(\.name)
        events = flow.events.map(\.name)
        statuses = flow.statuses.map { upperCamel($0.name.text) }
        self.failures = failures
    }

    /// The name of the path to one outcome, and its spelling in code.
    mutating func name(
        _ transition: Transition, outcome: Int, _ variant: Variant = .none
    ) -> (text: String, spelled: String) {
        let (stem, spelledStem) = stem(transition.source)
        var name = stem + ending(transition, outcome: outcome)
        switch variant {
        case .none: break
        case .from(let status): name += "From" + statuses[status]
        case .with(let error):
            name += (transition.ends.count > 1 ? "With" : "FailsWith") + upperCamel(error)
        case .after(let event): name += "After" + upperCamel(events[event].text)
        }
        var unique = name
        var number = 2
        while !taken.insert(unique).inserted {
            unique = name + String(number)
            number += 1
        }
        return (unique, unique == stem ? spelledStem : unique)
    }

    private func stem(_ source: FlowPath.Source) -> (text: String, spelled: String) {
        switch source {
        case .step(let index): (steps[index].text, steps[index].spelled)
        case .event(let index): (events[index].text, events[index].spelled)
        }
    }

    /// What tells one outcome of a step from its others.
    private func ending(_ transition: Transition, outcome: Int) -> String {
        let outcomes = transition.ends
        guard outcomes.count > 1 else { return "" }
        let status = statuses[outcome]
        if case .event = transition.source { return "EndsIn" + status }
        let failing = outcomes.count { failures[$0] }
        if failures[outcome] { return failing == 1 ? "Fails" : "Fails" + status }
        return outcomes.count - failing == 1 ? "Succeeds" : "EndsIn" + status
    }
}
