// What a scenario is called: `setupSDK` for a step with one outcome, `startChatSucceeds` and
// `startChatFails` where a step can do either, `payEndsInDeclined` where several outcomes are not
// failures. `…SucceedsAfterFailure` calls a step again, `cancelWhileScanning` begins while another step is running,
// `…FailsWithLicenseError` ends with a certain error, `…ViaSelfie` passes through another alternative than the first, in
// `…SucceedsAfterChallenge` an event happens while the step is running and the step goes on, in `lostWhilePaying` and
// `lostDuringReadings` it ends the step.

import SwiftText

/// Gives each scenario of a flow a unique name.
struct ScenarioNames {
    /// What distinguishes a scenario from the one that it is a variant of.
    enum Variant {
        /// Not a variant.
        case none
        /// The last move starts in this status, in which another step is running.
        case whileIn(Int)
        /// The step has failed or taken too long before, in this status.
        case retried(after: Int)
        /// It ends in a failure with this error.
        case with(error: String)
        /// It passes through this status instead of the first alternative.
        case through(Int)
        /// This event happens while the step is running, at the index of the flow's `events`.
        case after(event: Int)
    }

    typealias Name = (text: String, spelled: String)
    private let steps: [Name]
    private let events: [Name]
    /// Whether each step that answers can succeed as well as fail.
    private let endsBothWays: [Bool]
    /// Whether each step has the name of many things: `samples`, `heartRates`, but not `process` and `loadOffers`.
    private let arePlural: [Bool]
    /// The statuses as a part of a longer name: `Failed`.
    private let statuses: [String]
    private let failures: [Bool]
    /// The errors that have another name here than in the flow.
    private let errors: [String: String]
    /// For each step, the status that it ends in if it takes too long.
    private let late: [Int?]
    /// Names that an enum of names cannot have, and names already given.
    private var taken: Set<String> = ["allCases", "init", "moves", "self", "Type"]

    /// - Parameter failures: for each status of the flow, whether it is a failure.
    /// - Parameter areFormer: whether what was renamed goes by the name that it had before.
    init(_ flow: Flow, failures: [Bool], areFormer: Bool) {
        func name(_ now: SwiftName, was: Located<String>?) -> Name {
            areFormer ? was.map { ($0.value, $0.value) } ?? (now.text, now.spelled) : (now.text, now.spelled)
        }
        steps = flow.steps.map { name($0.name, was: $0.was) }
        events = flow.events.map { name($0.name, was: $0.was) }
        arePlural = zip(steps, flow.steps).map { name, step in
            name.text.hasSuffix("s") && !["ss", "us", "is"].contains(name.text.suffix(2))
                && (step.streams != nil || name.text == name.text.lowercased())
        }
        endsBothWays = flow.steps.map { $0.throwing != .nothing && !$0.isEndless }
        statuses = flow.statuses.map { upperCamel(name($0.name, was: $0.was).text) }
        errors = Dictionary(
            flow.errors.map { ($0.name.text, name($0.name, was: $0.was).text) }, uniquingKeysWith: { first, _ in first }
        )
        self.failures = failures
        late = flow.steps.map { step in flow.statuses.firstIndex { $0.name.text == step.deadline?.end.value } }
    }

    /// The name of the scenario that ends in one outcome, and its spelling in code.
    mutating func name(_ transition: Transition, outcome: Int, _ variant: Variant = .none) -> Name {
        var name = ending(transition, outcome: outcome)
        switch variant {
        case .none: break
        case .whileIn(let status): name += whileIn(status) ?? "In" + statuses[status]
        case .retried(let status):
            let isOnlyFailure = failures[status] && transition.ends.count { failures[$0] } == 1
            name += "After" + (isOnlyFailure ? "Failure" : statuses[status])
        case .with(let error):
            name += (transition.ends.count > 1 ? "With" : "FailsWith") + upperCamel(errors[error] ?? error)
        case .through(let status): name += "Via" + statuses[status]
        case .after(let event): name += "After" + upperCamel(events[event].text)
        }
        return unique(stem(transition.source), name)
    }

    /// The name of the scenario in which a step answers that leaves the status alone, or throws.
    mutating func name(ofAnswer step: Int, fails: Bool, with error: String? = nil) -> Name {
        let cause = error.map { "With" + upperCamel(errors[$0] ?? $0) } ?? ""
        let success = endsBothWays[step] ? verb("Succeed", of: step) : ""
        return unique(steps[step], fails ? verb("Fail", of: step) + cause : success)
    }

    /// The name of the scenario in which an event leaves the status alone, or ends a step, perhaps in a status in which
    /// it is running.
    mutating func name(ofEvent event: Int, during step: Int? = nil, in status: Int? = nil) -> Name {
        let during = step.map { "During" + upperCamel(steps[$0].text) } ?? ""
        let ending = status.flatMap(whileIn) ?? during
        return unique(events[event], taken.contains(events[event].text + ending) ? during : ending)
    }

    private func verb(_ verb: String, of step: Int) -> String { arePlural[step] ? verb : verb + "s" }

    /// `WhileScanningDocument`, `WhileChallenged`; nil for a status that is called otherwise, such as `bank`.
    private func whileIn(_ status: Int) -> String? {
        statuses[status].contains(/(ing|ed)(?![a-z])/) ? "While" + statuses[status] : nil
    }

    /// A name that no other scenario has, and its spelling in code.
    private mutating func unique(_ stem: Name, _ ending: String) -> Name {
        var unique = stem.text + ending
        var number = 2
        while !taken.insert(unique).inserted {
            unique = stem.text + ending + String(number)
            number += 1
        }
        return (unique, unique == stem.text ? stem.spelled : unique)
    }

    private func stem(_ source: FlowScenario.Source) -> Name {
        switch source {
        case .step(let index): steps[index]
        case .event(let index): events[index]
        }
    }

    /// What distinguishes one outcome of a step from its others.
    private func ending(_ transition: Transition, outcome: Int) -> String {
        let outcomes = transition.ends
        let status = statuses[outcome]
        guard case .step(let index) = transition.source else { return outcomes.count > 1 ? "To" + status : "" }
        let success = verb("Succeed", of: index)
        guard outcomes.count > 1 else { return endsBothWays[index] && !failures[outcome] ? success : "" }
        let failing = outcomes.count { failures[$0] }
        if failures[outcome], failing == 1 { return verb("Fail", of: index) }
        let successes = outcomes.count { !failures[$0] && $0 != late[index] }
        if successes > 0, outcome == late[index] { return "TakesTooLong" }
        return successes < 2 && !failures[outcome] ? success : "EndsIn" + status
    }
}
