// The scenarios of a flow, one for each step and outcome, which mocks play and tests check: the shortest
// list of moves from the initial status that ends with this step in this outcome. Variants of them
// follow: one for each error that a step may fail with, one for each event that may happen while a step
// is running, and one for each other status that a step may start in.
//
// A flow has at most `FlowScenarios.most` of them. The base scenarios of all steps and events come first, so
// what is left out in a very large flow are the variants.

import SwiftNotation

/// The scenarios of one flow.
public struct FlowScenarios: Sendable {
    /// The scenarios: first one for each outcome of each step and event, as declared, then those with a
    /// certain error, with an event in between, and from another status. Empty if the flow has no
    /// statuses.
    public let scenarios: [FlowScenario]
    /// How many more there would be without the bound.
    public let leftOut: Int

    /// The most scenarios that a flow has.
    public static let most = 200

    /// Finds the scenarios of a flow, ignoring names that are not declared statuses.
    public init(_ flow: Flow) {
        var indexes: [String: Int] = [:]
        for (index, status) in flow.statuses.enumerated() { indexes[status.name.text] = index }
        var finder = ScenarioFinder(flow, graph: StatusGraph(flow, indexes: indexes))
        finder.find()
        scenarios = finder.scenarios
        leftOut = finder.leftOut
    }
}

/// Collects the scenarios of a flow up to the bound, and counts the rest.
private struct ScenarioFinder {
    private let statuses: [String]
    private let graph: StatusGraph
    private let shortest: ShortestScenarios
    private let failures: [Bool]
    /// The cases of the flow's own error, where there are several.
    private let errors: [String]
    private var names: ScenarioNames
    private(set) var scenarios: [FlowScenario] = []
    private(set) var leftOut = 0

    init(_ flow: Flow, graph: StatusGraph) {
        statuses = flow.statuses.map(\.name.text)
        self.graph = graph
        shortest = ShortestScenarios(graph)
        failures = flow.statuses.map(flow.isFailure)
        errors = flow.errors.count > 1 ? flow.errors.map(\.name.text) : []
        names = ScenarioNames(flow, failures: failures)
    }

    mutating func find() {
        let declared = inDeclaredOrder()
        let starts = declared.map(starts)
        for (index, starts) in zip(declared, starts) {
            guard let nearest = starts.first else { continue }
            add(graph.transitions[index], from: [nearest], isBase: true)
        }
        for (index, starts) in zip(declared, starts) {
            guard let nearest = starts.first else { continue }
            addErrors(graph.transitions[index], from: nearest)
        }
        for (index, starts) in zip(declared, starts) {
            guard let nearest = starts.first else { continue }
            addEvents(during: graph.transitions[index], from: nearest)
        }
        for (index, starts) in zip(declared, starts) {
            add(graph.transitions[index], from: Array(starts.dropFirst()), isBase: false)
        }
    }

    /// Adds a scenario for each error that a step may fail with.
    private mutating func addErrors(_ transition: Transition, from start: Int) {
        guard case .step = transition.source else { return }
        for end in transition.outcomes where failures[end] {
            for error in errors {
                var move = last(transition, start, end)
                move.error = error
                append(transition, end, .with(error: error), from: start, [move])
            }
        }
    }

    /// Adds a scenario for each event that may happen while a step is running and is not a failure itself.
    private mutating func addEvents(during transition: Transition, from start: Int) {
        guard case .step = transition.source,
            let end = transition.outcomes.first(where: { !failures[$0] })
                ?? transition.outcomes.first
        else { return }
        for event in graph.transitions {
            guard case .event(let index) = event.source,
                let met = event.outcomes.first(where: { !failures[$0] }),
                let place = transition.via.firstIndex(where: { event.from?.contains($0) ?? true })
            else { continue }
            let begun = FlowScenario.Move(
                source: transition.source, from: text(start),
                via: transition.via.prefix(place + 1).map(text), outcome: nil, isRunning: true)
            let happening = FlowScenario.Move(
                source: event.source, from: text(transition.via[place]), via: [],
                outcome: text(met), isRunning: false)
            let rest = transition.via.dropFirst(place + 1).drop { $0 == met }
            let ended = FlowScenario.Move(
                source: transition.source, from: text(met), via: rest.map(text),
                outcome: text(end), isRunning: false, isRest: true)
            append(transition, end, .after(event: index), from: start, [begun, happening, ended])
        }
    }

    /// Adds one scenario, if there is room, after the shortest one that ends in its first status.
    private mutating func append(
        _ transition: Transition, _ end: Int, _ variant: ScenarioNames.Variant, from start: Int,
        _ moves: [FlowScenario.Move]
    ) {
        guard scenarios.count < FlowScenarios.most else {
            leftOut += 1
            return
        }
        let name = names.name(transition, outcome: end, variant)
        scenarios.append(
            FlowScenario(
                name: name.text, spelled: name.spelled,
                moves: shortest.moves(to: start).map(move) + moves))
    }

    /// The indexes of the transitions as the flow declares them; the graph has launch steps first.
    private func inDeclaredOrder() -> [Int] {
        var steps: [(step: Int, index: Int)] = []
        var events: [Int] = []
        for (index, transition) in graph.transitions.enumerated() {
            switch transition.source {
            case .step(let step): steps.append((step, index))
            case .event: events.append(index)
            }
        }
        return steps.sorted { $0.step < $1.step }.map(\.index) + events
    }

    /// The reachable statuses that a transition may start in, the nearest first and the others as
    /// declared; the initial one alone where any will do.
    private func starts(_ index: Int) -> [Int] {
        guard let initial = graph.initial else { return [] }
        guard let from = graph.transitions[index].from else { return [initial] }
        var seen: Set<Int> = []
        let reached = from.filter { shortest.ranks[$0] != nil && seen.insert($0).inserted }
        let nearest = reached.min { distance($0) < distance($1) }
        guard let nearest else { return [] }
        return [nearest] + reached.filter { $0 != nearest }
    }

    private func distance(_ status: Int) -> Int { shortest.ranks[status] ?? Int.max }

    private mutating func add(_ transition: Transition, from starts: [Int], isBase: Bool) {
        let ends = transition.ends
        for (number, end) in ends.enumerated() {
            let room = FlowScenarios.most - scenarios.count
            guard room > 0 else {
                leftOut += (ends.count - number) * starts.count
                return
            }
            for start in starts.prefix(room) {
                append(
                    transition, end, isBase ? .none : .from(start), from: start,
                    [last(transition, start, end)])
            }
            leftOut += max(starts.count - room, 0)
        }
    }

    private func move(_ arrival: ShortestScenarios.Arrival) -> FlowScenario.Move {
        let transition = graph.transitions[arrival.transition]
        let ends = !arrival.isRunning && !transition.outcomes.isEmpty
        return FlowScenario.Move(
            source: transition.source, from: text(arrival.from),
            via: transition.via.prefix(arrival.passed).map(text),
            outcome: ends ? text(arrival.end) : nil, isRunning: arrival.isRunning)
    }

    private func last(_ transition: Transition, _ start: Int, _ end: Int) -> FlowScenario.Move {
        FlowScenario.Move(
            source: transition.source, from: text(start), via: transition.via.map(text),
            outcome: transition.outcomes.isEmpty ? nil : text(end), isRunning: false)
    }

    private func text(_ status: Int) -> String { statuses[status] }
}
