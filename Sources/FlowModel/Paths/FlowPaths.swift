// The ways through a flow, one for each step and outcome, which the mock can play and the tests can
// walk: the shortest row of moves from the initial status that ends with this step in this outcome.
// A step that may start in several statuses has one more path for each of the others.
//
// A flow has at most `FlowPaths.most` of them. The base paths of all steps and events come first, so
// what is left out in a very large flow are the variants.

import SwiftNotation

/// The ways through one flow.
public struct FlowPaths: Sendable {
    /// The paths: first one for each outcome of each step and event, as declared, then those that
    /// start in another status. Empty if the flow has no statuses.
    public let paths: [FlowPath]
    /// How many more there would be without the bound.
    public let leftOut: Int

    /// The most paths that a flow has.
    public static let most = 200

    /// Finds the paths of a flow. Names that are no declared status are passed over.
    public init(_ flow: Flow) {
        var indexes: [String: Int] = [:]
        for (index, status) in flow.statuses.enumerated() { indexes[status.name.text] = index }
        var finder = PathFinder(flow, graph: StatusGraph(flow, indexes: indexes))
        finder.find()
        paths = finder.paths
        leftOut = finder.leftOut
    }
}

/// Collects the paths of a flow up to the bound, and counts the rest.
private struct PathFinder {
    private let statuses: [String]
    private let graph: StatusGraph
    private let shortest: ShortestPaths
    private var names: PathNames
    private(set) var paths: [FlowPath] = []
    private(set) var leftOut = 0

    init(_ flow: Flow, graph: StatusGraph) {
        statuses = flow.statuses.map(\.name.text)
        self.graph = graph
        shortest = ShortestPaths(graph)
        names = PathNames(flow, failures: flow.statuses.map(flow.isFailure))
    }

    mutating func find() {
        let declared = inDeclaredOrder()
        let starts = declared.map(starts)
        for (index, starts) in zip(declared, starts) {
            guard let nearest = starts.first else { continue }
            add(graph.transitions[index], from: [nearest], isBase: true)
        }
        for (index, starts) in zip(declared, starts) {
            add(graph.transitions[index], from: Array(starts.dropFirst()), isBase: false)
        }
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

    /// The reached statuses that a transition may start in, the nearest first and the others as
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
            let room = FlowPaths.most - paths.count
            guard room > 0 else {
                leftOut += (ends.count - number) * starts.count
                return
            }
            for start in starts.prefix(room) {
                let name = names.name(transition, outcome: end, from: isBase ? nil : start)
                let moves = shortest.way(to: start).map(move) + [last(transition, start, end)]
                paths.append(FlowPath(name: name.text, spelled: name.spelled, moves: moves))
            }
            leftOut += max(starts.count - room, 0)
        }
    }

    private func move(_ arrival: ShortestPaths.Arrival) -> FlowPath.Move {
        let transition = graph.transitions[arrival.transition]
        let ends = !arrival.isUnderWay && !transition.outcomes.isEmpty
        return FlowPath.Move(
            source: transition.source, from: text(arrival.from),
            via: transition.via.prefix(arrival.passed).map(text),
            outcome: ends ? text(arrival.end) : nil, isUnderWay: arrival.isUnderWay)
    }

    private func last(_ transition: Transition, _ start: Int, _ end: Int) -> FlowPath.Move {
        FlowPath.Move(
            source: transition.source, from: text(start), via: transition.via.map(text),
            outcome: transition.outcomes.isEmpty ? nil : text(end), isUnderWay: false)
    }

    private func text(_ status: Int) -> String { statuses[status] }
}
