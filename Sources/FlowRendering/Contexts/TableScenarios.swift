// The scenarios of a flow as its table has them: each begins like another one where it can, and its last moves follow.

import FlowModel
import SwiftNotation

/// The scenarios of one flow.
struct TableScenarios {
    /// One of them.
    struct Scenario {
        let name: String
        let spelled: String
        let moves: [TableMove]
        /// The scenario that it begins like, as code spells it; empty if there is none.
        let base: String
        /// How many moves it shares with that one.
        let shared: Int
    }

    let all: [Scenario]
    /// How many more the flow would have without the bound.
    let leftOut: Int
    /// The outcomes of the flow's events, in order.
    let events: [EventCase]

    init(_ flow: Flow, _ steps: [FlowOutline.StepOutline]) {
        let found = FlowScenarios(flow)
        let parts = TableParts(flow, steps)
        events = parts.events
        leftOut = found.leftOut
        let beginnings = Beginnings(of: found.scenarios)
        all = found.scenarios.map { scenario in
            let base = beginnings.base(of: scenario)
            return Scenario(
                name: scenario.name, spelled: scenario.spelled,
                moves: TableMove.all(of: scenario, in: parts), base: base?.spelled ?? "",
                shared: base?.count ?? 0)
        }
    }

    /// Whether an event occurs in some scenario.
    var hasEvents: Bool { all.contains { $0.moves.contains { $0.event != nil } } }
}

/// Finds scenarios that others begin like. All of them are a tree, in which each move follows another.
private struct Beginnings {
    private struct Edge: Hashable {
        let node: Int
        let move: FlowScenario.Move
    }

    private var nodes: [Edge: Int] = [:]
    /// The scenario that ends at a node, as code spells it.
    private var names: [Int: String] = [:]

    init(of scenarios: [FlowScenario]) {
        for scenario in scenarios {
            var node = 0
            for move in scenario.moves {
                let edge = Edge(node: node, move: move)
                node = nodes[edge] ?? nodes.count + 1
                nodes[edge] = node
            }
            if names[node] == nil { names[node] = scenario.spelled }
        }
    }

    /// The longest other scenario that a scenario begins with, and the number of its moves.
    func base(of scenario: FlowScenario) -> (spelled: String, count: Int)? {
        // What a step still sends after an event belongs to the event.
        let isRest = scenario.moves.last?.isRest ?? false
        var found: (spelled: String, count: Int)?
        var node = 0
        for (index, move) in scenario.moves.dropLast(isRest ? 2 : 1).enumerated() {
            guard let next = nodes[Edge(node: node, move: move)] else { break }
            node = next
            if let name = names[node] { found = (name, index + 1) }
        }
        return found
    }
}

/// One outcome of an event.
struct EventCase {
    let index: Int
    /// Nil for a signal.
    let outcome: String?
    /// The case's name: the event's, and where it ends if it can end in several statuses.
    let spelled: String
    let event: Event

    /// Those of a flow, in order.
    static func all(of flow: Flow) -> [EventCase] {
        var taken = Set(flow.events.map(\.name.text))
        return flow.events.enumerated().flatMap { index, event -> [EventCase] in
            let outcomes: [Located<String>?] = event.isSignal ? [nil] : event.to
            return outcomes.map { outcome in
                var name = event.name.text
                if event.to.count > 1, let outcome {
                    name += "To" + upperCamel(outcome.value)
                    while !taken.insert(name).inserted { name += "2" }
                }
                return EventCase(
                    index: index, outcome: outcome?.value,
                    spelled: name == event.name.text ? event.name.spelled : name, event: event)
            }
        }
    }
}

/// What moves consist of, by name.
struct TableParts {
    let flow: Flow
    let steps: [FlowOutline.StepOutline]
    let events: [EventCase]
    private let statuses: [String: EnumCase]
    private let eventsByIndex: [Int: [EventCase]]

    init(_ flow: Flow, _ steps: [FlowOutline.StepOutline]) {
        self.flow = flow
        self.steps = steps
        events = EventCase.all(of: flow)
        statuses = Dictionary(flow.statuses.map { ($0.name.text, $0) }, uniquingKeysWith: { first, _ in first })
        eventsByIndex = Dictionary(grouping: events, by: \.index)
    }

    func status(_ name: String) -> EnumCase? { statuses[name] }

    /// The event of an index with one of its outcomes.
    func event(_ index: Int, endingIn outcome: String?) -> EventCase? {
        eventsByIndex[index]?.first { $0.outcome == outcome }
    }
}
