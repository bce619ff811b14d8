// From a flow to nodes and edges. What leads from one node to the same other one in the same way
// shares an edge, with a label for each.

import FlowModel

struct FlowGraphBuilder {
    private(set) var nodes: [FlowGraph.Node] = []
    private(set) var edges: [FlowGraph.Edge] = []

    private let flow: Flow
    private var indexes: [String: Int] = [:]
    private var edgeIndexes: [EdgeKey: Int] = [:]
    private var anyNode: Int?
    /// How many steps pass through each status: where it is several, edges out of it need a name.
    private var passing: [Int: Int] = [:]

    private struct EdgeKey: Hashable {
        let from: Int
        let to: Int
        let isEvent: Bool
    }

    init(_ flow: Flow) {
        self.flow = flow
    }

    mutating func build() {
        for status in flow.statuses {
            indexes[status.name.text] = indexes[status.name.text] ?? nodes.count
            nodes.append(node(status))
        }
        for step in flow.steps {
            for status in Set(known(step.via)) { passing[status, default: 0] += 1 }
        }
        if let initial = flow.initial.flatMap({ indexes[$0.value] }) {
            let start = add(.init(kind: .start, name: ""))
            connect(start, initial, .init(source: .start, name: "", words: ""))
        }
        for (index, step) in flow.steps.enumerated() where step.changesStatus {
            draw(step, .init(source: .step(index), name: step.name.text, words: step.inWords))
        }
        for (index, event) in flow.events.enumerated() {
            let label = FlowGraph.Label(
                source: .event(index), name: event.name.text, words: event.words.summary)
            fan(event.from.map(known), to: known(event.to), label, isEvent: true)
        }
        markFinals()
    }

    private func node(_ status: EnumCase) -> FlowGraph.Node {
        FlowGraph.Node(
            kind: .status, name: status.name.text, payload: status.payload.map(\.declaration),
            summary: status.words.summary, isFailure: flow.isFailure(status))
    }

    private func known(_ names: [Located<String>]) -> [Int] {
        var seen: Set<Int> = []
        return names.compactMap { indexes[$0.value] }.filter { seen.insert($0).inserted }
    }

    private mutating func draw(_ step: Step, _ label: FlowGraph.Label) {
        let via = step.via.compactMap { indexes[$0.value] }
        let outcomes = known(step.to)
        guard let first = via.first, let last = via.last else {
            fan(step.from.map(known), to: outcomes, label, isEvent: false)
            return
        }
        for (number, start) in starts(step.from.map(known)).enumerated() {
            connect(start, first, number == 0 ? label : label.withoutWords)
        }
        for (from, to) in zip(via, via.dropFirst()) { connect(from, to, following(label, from)) }
        for outcome in outcomes { connect(last, outcome, following(label, last)) }
    }

    /// The label of an edge that goes on from a status passed through.
    private func following(_ label: FlowGraph.Label, _ status: Int) -> FlowGraph.Label {
        let isShared = (passing[status] ?? 0) > 1
        return .init(source: label.source, name: isShared ? label.name : "", words: "")
    }

    /// Edges from each start to each outcome, through a junction where that saves edges.
    private mutating func fan(
        _ from: [Int]?, to outcomes: [Int], _ label: FlowGraph.Label, isEvent: Bool
    ) {
        let starts = starts(from)
        if starts.count * outcomes.count > starts.count + outcomes.count {
            let meeting = add(.init(kind: .junction, name: label.name))
            let bare = FlowGraph.Label(source: label.source, name: "", words: "")
            for (number, start) in starts.enumerated() {
                let text = number == 0 ? label : label.withoutWords
                connect(start, meeting, text, isEvent: isEvent)
            }
            for outcome in outcomes { connect(meeting, outcome, bare, isEvent: isEvent) }
            return
        }
        for (number, start) in starts.enumerated() {
            for (rank, outcome) in outcomes.enumerated() {
                let text = number + rank == 0 ? label : label.withoutWords
                connect(start, outcome, text, isEvent: isEvent)
            }
        }
    }

    private mutating func starts(_ from: [Int]?) -> [Int] {
        if let from { return from }
        let node = anyNode ?? add(.init(kind: .any, name: "any status"))
        anyNode = node
        return [node]
    }

    private mutating func add(_ node: FlowGraph.Node) -> Int {
        nodes.append(node)
        return nodes.count - 1
    }

    private mutating func connect(
        _ from: Int, _ to: Int, _ label: FlowGraph.Label, isEvent: Bool = false
    ) {
        let key = EdgeKey(from: from, to: to, isEvent: isEvent)
        if let index = edgeIndexes[key] {
            if !edges[index].labels.contains(label) { edges[index].labels.append(label) }
        } else {
            edgeIndexes[key] = edges.count
            edges.append(.init(from: from, to: to, isEvent: isEvent, labels: [label]))
        }
    }

    /// A status is final when nothing leads from it to another one; none is, where something can be
    /// done in any status.
    private mutating func markFinals() {
        guard anyNode == nil else { return }
        let left = Set(edges.filter { $0.from != $0.to }.map(\.from))
        for index in nodes.indices where nodes[index].kind == .status {
            nodes[index].isFinal = !left.contains(index)
        }
    }
}

extension FlowGraph.Label {
    /// The label of a step's further edges: the words stand at its first one.
    fileprivate var withoutWords: Self { .init(source: source, name: name, words: "") }
}

extension PayloadValue {
    /// The value as the case declares it: `message: String`.
    var declaration: String { label.map { "\($0.text): \(type.text)" } ?? type.text }
}
