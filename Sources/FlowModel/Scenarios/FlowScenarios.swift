// The scenarios of a flow, one for each step and outcome, which mocks play and tests check: the shortest list of moves
// from the initial status that ends with this step in this outcome. Variants of them follow: one for each error that a
// step may fail with, one for each other alternative in `via`, one for each event that may happen while a step is
// running, and, for a step that ends in its usual outcome, one for each status in which another step is running and one
// for each in which the step itself has failed before.
//
// A flow has at most `FlowScenario.most` of them. The base scenarios of all steps and events come first, so what is
// left out in a very large flow are the variants.

import SwiftText

extension FlowScenario {
    /// The most scenarios that a flow has.
    package static let most = 200

    /// The scenarios of a flow: first one for each outcome of each step and event, as declared, then those with a certain
    /// error, on another way, with an event in between, while a step is running, and after a failure.
    package static func all(of flow: Flow) -> [FlowScenario] { all(of: flow, areFormer: false) }

    /// The names that scenarios have only since something was renamed, by the ones that they had before.
    package static func renamed(in flow: Flow) -> [(old: String, new: String)] {
        let now = all(of: flow).map(\.name)
        let names = Set(now)
        return zip(all(of: flow, areFormer: true).map(\.name), now).filter { $0 != $1 && !names.contains($0) }
            .map { (old: $0, new: $1) }
    }

    /// - Parameter areFormer: whether what was renamed goes by the name that it had before.
    private static func all(of flow: Flow, areFormer: Bool) -> [FlowScenario] {
        var finder = ScenarioFinder(flow, areFormer: areFormer)
        finder.find()
        return finder.scenarios
    }
}

/// Collects the scenarios of a flow up to the bound; names that are not declared statuses are ignored.
private struct ScenarioFinder {
    private let steps: [Step]
    private let events: [Event]
    private let statuses: [String]
    private let indexes: [String: Int]
    private let graph: StatusGraph
    private let shortest: ShortestScenarios
    private let failures: [Bool]
    private let isAsync: Bool
    /// For each status, whether it carries nothing.
    private let arePlain: [Bool]
    /// For each step, the cases of the flow's own error that it can fail with; empty where the flow has only one.
    private let errors: [[String]]
    /// For each step, whether what it throws can be an error of the flow.
    private let throwsOwn: [Bool]
    private var names: ScenarioNames
    private(set) var scenarios: [FlowScenario] = []

    init(_ flow: Flow, areFormer: Bool) {
        let indexes = Dictionary(
            flow.statuses.enumerated().map { ($1.name.text, $0) }, uniquingKeysWith: { _, last in last })
        steps = flow.steps
        events = flow.events
        statuses = flow.statuses.map(\.name.text)
        self.indexes = indexes
        graph = StatusGraph(flow, indexes: indexes)
        shortest = ShortestScenarios(graph)
        failures = flow.statuses.map(flow.isFailure)
        isAsync = flow.style.value == .async
        arePlain = flow.statuses.map(\.payload.isEmpty)
        errors = flow.steps.map { flow.errors.count > 1 ? flow.errors(of: $0).map(\.name.text) : [] }
        throwsOwn = flow.steps.map(flow.throwsOwnError)
        names = ScenarioNames(flow, failures: failures, areFormer: areFormer)
    }

    mutating func find() {
        let transitions = Dictionary(graph.transitions.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
        for index in steps.indices {
            if let transition = transitions[.step(index)] {
                addBase(transition)
                addThrown(transition, by: index)
            } else if steps[index].answers {
                addAnswers(of: index)
            }
        }
        for event in graph.transitions where event.isEvent { addBase(event) }
        for (index, event) in events.enumerated() where event.isSignal {
            guard let start = beginning(in: event.from) else { continue }
            append(named: names.name(ofEvent: index), after: start, [still(.event(index), in: start)])
        }
        let declared = steps.indices.compactMap { transitions[.step($0)] }.compactMap { transition in
            starts(transition.from).first.map { (transition, nearest: $0) }
        }
        for (transition, nearest) in declared { addErrors(transition, from: nearest) }
        for (transition, nearest) in declared { addWays(transition, from: nearest) }
        for (transition, nearest) in declared { addEvents(during: transition, from: nearest) }
        for index in events.indices { addCancellations(by: index) }
        for (transition, nearest) in declared {
            guard let end = usualEnd(of: transition) else { continue }
            for start in starts(transition.from).dropFirst() {
                let again = last(transition, start, end)
                if graph.transitions.contains(where: { $0.via.contains { $0.contains(start) } }) {
                    append(transition, end, .whileIn(start), from: start, [again])
                } else if transition.ends.contains(start), failures[start] || isLate(start, of: transition) {
                    let failed = last(transition, nearest, start)
                    append(transition, end, .retried(after: start), from: nearest, [failed, again])
                }
            }
        }
    }

    private mutating func addBase(_ transition: Transition) {
        guard let start = starts(transition.from).first else { return }
        for end in transition.ends { append(transition, end, .none, from: start, [last(transition, start, end)]) }
    }

    /// Adds a scenario for each answer of a step that leaves the status alone.
    private mutating func addAnswers(of index: Int) {
        guard let start = beginning(in: steps[index].from) else { return }
        let answer = still(.step(index), in: start)
        append(named: names.name(ofAnswer: index, fails: false), after: start, [answer])
        addFailures(of: index, after: start, answer)
    }

    /// Adds a scenario in which a step throws that has no status to fail with: it goes back to where it began.
    private mutating func addThrown(_ transition: Transition, by index: Int) {
        guard let start = starts(transition.from).first, !transition.ends.contains(where: { failures[$0] }) else {
            return
        }
        let sent = path(transition.firstWay.prefix(sentByCall(transition)))
        addFailures(
            of: index, after: start,
            FlowScenario.Move(
                source: .step(index), from: text(start), via: sent, outcome: sent.isEmpty ? nil : text(start),
                isRunning: false))
    }

    /// Adds a scenario for each of the flow's errors that a step throws, or for any where there is but one.
    private mutating func addFailures(of index: Int, after start: Int?, _ move: FlowScenario.Move) {
        guard throwsOwn[index] else { return }
        for error in errors[index].isEmpty ? [nil] : errors[index].map(Optional.some) {
            var move = move
            (move.fails, move.error) = (true, error)
            let name = names.name(ofAnswer: index, fails: true, with: errors[index].count > 1 ? error : nil)
            append(named: name, after: start, [move])
        }
    }

    /// Adds a scenario for each step that answers and that an event ends while it is running.
    private mutating func addCancellations(by index: Int) {
        let event = events[index]
        for (stepIndex, step) in steps.enumerated() where event.cancels(step) && !step.changesStatus && !step.isSync {
            // A completion without errors does not tell that it was cancelled.
            guard step.throwing != .nothing || isAsync else { continue }
            let both = step.from?.filter { place in event.from?.contains { $0.value == place.value } ?? true }
            guard let start = beginning(in: both ?? event.from) else { continue }
            let call = still(.step(stepIndex), in: start, isRunning: true)
            let cancellation = FlowScenario.Move(
                source: .event(index), from: call.from, via: [], outcome: event.to.first?.value, isRunning: false)
            append(named: names.name(ofEvent: index, during: stepIndex), after: start, [call, cancellation])
        }
    }

    /// A move that leaves the status as it is.
    private func still(_ source: FlowScenario.Source, in start: Int?, isRunning: Bool = false) -> FlowScenario.Move {
        FlowScenario.Move(source: source, from: start.map(text) ?? "", via: [], outcome: nil, isRunning: isRunning)
    }

    /// Where a step or a signal that leaves the status alone begins: `.some(nil)` in a flow without statuses, nil if it
    /// cannot.
    private func beginning(in from: [Located<String>]?) -> Int?? {
        guard graph.initial != nil else { return .some(nil) }
        return starts(from?.compactMap { indexes[$0.value] }).first.map(Optional.some)
    }

    /// Adds a scenario for each error that a step may fail with.
    private mutating func addErrors(_ transition: Transition, from start: Int) {
        // What a step throws becomes the first failure of its `to`.
        guard case .step(let index) = transition.source, let end = transition.outcomes.first(where: { failures[$0] })
        else { return }
        for error in errors[index] where errors[index].count > 1 {
            var move = last(transition, start, end)
            move.error = error
            append(transition, end, .with(error: error), from: start, [move])
        }
    }

    /// Adds a scenario for each status that a step passes through instead of the first of its alternatives, unless an
    /// event leads there. The last ones of a step without outcomes are its ends, which have scenarios already.
    private mutating func addWays(_ transition: Transition, from start: Int) {
        let choices = transition.outcomes.isEmpty ? transition.via.dropLast() : transition.via[...]
        guard let end = usualEnd(of: transition) else { return }
        for (place, alternatives) in choices.enumerated() {
            for status in alternatives.dropFirst() {
                var way = transition.firstWay
                let isByEvent = graph.transitions.contains { event in
                    event.isEvent && event.outcomes.contains(status) && place > 0
                        && event.from?.contains(way[place - 1]) ?? true
                }
                if isByEvent { continue }
                way[place] = status
                let move = FlowScenario.Move(
                    source: transition.source, from: text(start), via: path(way),
                    outcome: transition.outcomes.isEmpty ? nil : text(end), isRunning: false)
                append(transition, end, .through(status), from: start, [move])
            }
        }
    }

    /// The outcome that a variant ends in: the first that is not a failure.
    private func usualEnd(of transition: Transition) -> Int? {
        transition.ends.first { !failures[$0] } ?? transition.ends.first
    }

    /// Adds a scenario for each event that ends a step while it is running, and for each after which the step goes on,
    /// because it passes through the event's status.
    private mutating func addEvents(during transition: Transition, from start: Int) {
        guard case .step(let stepIndex) = transition.source else { return }
        let end = transition.outcomes.first { !failures[$0] } ?? transition.outcomes.first
        for event in graph.transitions {
            guard case .event(let index) = event.source, let (place, passed) = stop(for: event, in: transition) else {
                continue
            }
            let begun = FlowScenario.Move(
                source: transition.source, from: text(start),
                via: path(transition.firstWay.prefix(place) + [passed]), outcome: nil, isRunning: true)
            if events[index].cancels(steps[stepIndex]) {
                guard let met = event.outcomes.first else { continue }
                let happening = FlowScenario.Move(
                    source: event.source, from: text(passed), via: [], outcome: text(met), isRunning: false)
                append(
                    named: names.name(ofEvent: index, during: stepIndex, in: passed), after: start, [begun, happening])
                continue
            }
            let places = transition.via.dropFirst(place)
            guard let end, let met = event.outcomes.first(where: { met in places.contains { $0.contains(met) } }),
                let next = places.lastIndex(where: { $0.contains(met) })
            else { continue }
            let rest = places[(next + 1)...].compactMap(\.first)
            // What the step still sends belongs to the event: the SDK may send it at once.
            let ended = FlowScenario.Move(
                source: event.source, from: text(passed), via: path([met] + rest), outcome: text(end),
                isRunning: false)
            append(transition, end, .after(event: index), from: start, [begun, ended])
        }
    }

    /// The first status passed through in which an event may happen, and its place.
    private func stop(for event: Transition, in transition: Transition) -> (Int, Int)? {
        transition.via.enumerated().lazy.compactMap { place, alternatives in
            alternatives.first { event.from?.contains($0) ?? true }.map { (place, $0) }
        }.first
    }

    /// Adds one scenario to an outcome of a transition.
    private mutating func append(
        _ transition: Transition, _ end: Int, _ variant: ScenarioNames.Variant, from start: Int,
        _ moves: [FlowScenario.Move]
    ) {
        guard scenarios.count < FlowScenario.most else { return }
        append(named: names.name(transition, outcome: end, variant), after: start, moves)
    }

    /// Adds one scenario, if there is room, after the shortest one that ends in its first status.
    private mutating func append(
        named name: ScenarioNames.Name, after start: Int?, _ moves: [FlowScenario.Move]
    ) {
        guard scenarios.count < FlowScenario.most else { return }
        let before = start.map { shortest.moves(to: $0).map(move) } ?? []
        scenarios.append(FlowScenario(name: name.text, spelled: name.spelled, moves: before + moves))
    }

    /// The reachable statuses of those that something can start in, the nearest first and the others as declared; the
    /// initial one alone if it can start in any.
    private func starts(_ from: [Int]?) -> [Int] {
        guard let initial = graph.initial else { return [] }
        guard let from else { return [initial] }
        var seen: Set<Int> = []
        let reached = from.filter { shortest.ranks[$0] != nil && seen.insert($0).inserted }
        guard let nearest = reached.min(by: { distance($0) < distance($1) }) else { return [] }
        return [nearest] + reached.filter { $0 != nearest }
    }

    private func distance(_ status: Int) -> Int { shortest.ranks[status] ?? Int.max }

    private func move(_ arrival: ShortestScenarios.Arrival) -> FlowScenario.Move {
        let transition = graph.transitions[arrival.transition]
        let ends = !arrival.isRunning && !transition.outcomes.isEmpty
        return FlowScenario.Move(
            source: transition.source, from: text(arrival.from),
            via: way(
                transition, passing: ends ? passed(transition, before: arrival.end) : arrival.passed,
                to: ends ? nil : arrival.end),
            outcome: ends ? text(arrival.end) : nil, isRunning: arrival.isRunning,
            error: ends ? onlyError(of: transition, endingIn: arrival.end) : nil)
    }

    /// The error that a step fails with that cannot fail with just any.
    private func onlyError(of transition: Transition, endingIn end: Int) -> String? {
        guard case .step(let index) = transition.source, failures[end], steps[index].errors != nil else { return nil }
        return errors[index].first
    }

    private func last(_ transition: Transition, _ start: Int, _ end: Int) -> FlowScenario.Move {
        FlowScenario.Move(
            source: transition.source, from: text(start),
            via: way(transition, passing: passed(transition, before: end), to: transition.outcomes.isEmpty ? end : nil),
            outcome: transition.outcomes.isEmpty ? nil : text(end), isRunning: false,
            error: onlyError(of: transition, endingIn: end))
    }

    /// How many statuses are passed before an end: all; of a step that takes too long, the one that its call sends.
    private func passed(_ transition: Transition, before end: Int) -> Int {
        transition.outcomes.count > 1 && isLate(end, of: transition) ? sentByCall(transition) : transition.via.count
    }

    /// Whether a step ends in a status because it takes too long.
    private func isLate(_ status: Int, of transition: Transition) -> Bool {
        guard case .step(let index) = transition.source else { return false }
        return statuses[status] == steps[index].deadline?.end.value
    }

    /// How many statuses the call of a step sends by itself.
    private func sentByCall(_ transition: Transition) -> Int {
        transition.via.first.map { $0.count == 1 && arePlain[$0[0]] } == true ? 1 : 0
    }

    /// The first statuses passed through, as far as to one of them if that is where the way ends.
    private func way(_ transition: Transition, passing count: Int, to last: Int?) -> [String] {
        let way = transition.firstWay.prefix(count)
        return path(last.map { way.dropLast() + [$0] } ?? way)
    }

    /// The names of statuses passed one after the other; one that the step stays in comes once.
    private func path(_ statuses: some Sequence<Int>) -> [String] {
        statuses.reduce(into: []) { if $0.last != text($1) { $0.append(text($1)) } }
    }

    private func text(_ status: Int) -> String { statuses[status] }
}

extension Transition {
    var isEvent: Bool {
        if case .event = source { true } else { false }
    }
}
