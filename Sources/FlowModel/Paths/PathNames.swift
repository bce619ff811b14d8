// What a path is called: `setupSDK` for a step with one outcome, `startChatSucceeds` and
// `startChatFails` where a step can go either way, `payEndsInDeclined` where several outcomes are no
// failure, and `…FromFailed` for a path from another status than the nearest.

import SwiftNotation

/// Gives the paths of one flow their names, each name once.
struct PathNames {
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
    /// - Parameters:
    ///   - other: the status the last move starts in, unless it is the nearest one.
    mutating func name(
        _ transition: Transition, outcome: Int, from other: Int?
    ) -> (text: String, spelled: String) {
        let (stem, spelledStem) = stem(transition.source)
        var name = stem + ending(transition, outcome: outcome)
        if let other { name += "From" + statuses[other] }
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
