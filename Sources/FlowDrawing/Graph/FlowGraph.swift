// A flow as a picture knows it: nodes for the statuses, edges for what leads from one to another, and remarks on what
// leaves the status as it is. Printers decide nothing any more.
//
// A step that passes through other statuses is a chain of edges, which branches where there are alternatives; only the
// first carries the words of what the person does. A step that may start in many statuses and end in many others meets
// in a small node of its own, so that the picture has as many edges as the step has statuses, and not their product. A
// step without `from` starts at one node that stands for any status.

import FlowModel

package struct FlowGraph: Sendable {
    package struct Node: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case status
            /// The point before the initial status.
            case start
            /// Whatever status the flow is in.
            case any
            /// The place where the edges of one step meet.
            case junction
        }

        package let kind: Kind
        /// The status's name; for other kinds, what to write.
        package let name: String
        /// What the status holds, as Swift writes it: `message: String`.
        package var payload: [String] = []
        package var summary = ""
        package var isFailure = false
        /// Whether nothing leads on from it.
        package var isFinal = false
    }

    package enum Source: Sendable, Hashable {
        /// From the starting point to the initial status.
        case start
        /// The step at this index of the flow's `steps`.
        case step(Int)
        /// The event at this index of the flow's `events`.
        case event(Int)
    }

    package struct Label: Sendable, Hashable {
        package let source: Source
        /// Its name; empty where the edge goes on with what another one began.
        package let name: String
        /// What the person does, or what happens, in words.
        package let words: String
    }

    package struct Edge: Sendable, Hashable {
        package let from: Int
        package let to: Int
        /// Whether the SDK does it unasked.
        package let isEvent: Bool
        /// At least one.
        package var labels: [Label]
    }

    /// Something that the flow offers, and that changes no status.
    package struct Remark: Sendable, Hashable {
        package enum Kind: Sendable, Hashable, CaseIterable {
            /// A step that leaves the status as it is.
            case step
            /// A value that the SDK reports, and that leaves the status as it is.
            case signal
            case value
            case view
        }

        package let kind: Kind
        /// Its name, of a step with labels, of a property with the type.
        package let name: String
        /// What the person does, or what it is, in words.
        package let words: String
        /// Where it may be done, and what comes of it, in words.
        package let details: [String]
    }

    package let title: String
    package let summary: String
    /// The nodes: first the statuses, as declared.
    package let nodes: [Node]
    package let edges: [Edge]
    /// What is not in the picture.
    package let remarks: [Remark]

    /// Draws a flow. Names that are no declared status are passed over.
    package init(_ flow: Flow) {
        var builder = FlowGraphBuilder(flow)
        builder.build()
        title = flow.name.value
        summary = flow.words.summary
        nodes = builder.nodes
        edges = builder.edges
        remarks = FlowRemarks(flow).all
    }

    package func isFailure(_ edge: Edge) -> Bool { nodes[edge.to].isFailure }
}

extension FlowGraph {
    /// The remarks of each kind that there are, under a heading.
    var groups: [(title: String, remarks: [Remark])] {
        Remark.Kind.allCases.map { kind in (heading(kind), remarks.filter { $0.kind == kind }) }
            .filter { !$0.1.isEmpty }
    }

    private func heading(_ kind: Remark.Kind) -> String {
        switch kind {
        case .step: nodes.isEmpty ? "Steps" : "Steps that leave the status as it is"
        case .signal: "Signals"
        case .value: "Values"
        case .view: "Views"
        }
    }
}

/// Collects nodes and edges. What leads from one node to the same other one in the same way shares an edge, with a
/// label for each.
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
            for status in Set(known(step.passed)) { passing[status, default: 0] += 1 }
        }
        if let initial = flow.initial.flatMap({ indexes[$0.value] }) {
            let start = add(.init(kind: .start, name: ""))
            connect(start, initial, .init(source: .start, name: "", words: ""))
        }
        for (index, step) in flow.steps.enumerated() where step.changesStatus {
            draw(step, .init(source: .step(index), name: step.name.text, words: step.inWords))
        }
        for (index, event) in flow.events.enumerated() where !event.isSignal {
            let label = FlowGraph.Label(source: .event(index), name: event.name.text, words: event.words.summary)
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
        let places = (step.via + [step.to]).map(known).filter { !$0.isEmpty }
        guard let first = places.first else { return }
        fan(step.from.map(known), to: first, label, isEvent: false)
        for (starts, ends) in zip(places, places.dropFirst()) {
            let isJoined = starts.count * ends.count > starts.count + ends.count
            guard isJoined else {
                for start in starts {
                    for end in ends where end != start { connect(start, end, following(label, start)) }
                }
                continue
            }
            let meeting = add(.init(kind: .junction, name: label.name))
            for start in starts { connect(start, meeting, following(label, start)) }
            let bare = FlowGraph.Label(source: label.source, name: "", words: "")
            for end in ends { connect(meeting, end, bare) }
        }
    }

    /// The label of an edge that goes on from a status passed through.
    private func following(_ label: FlowGraph.Label, _ status: Int) -> FlowGraph.Label {
        let isShared = (passing[status] ?? 0) > 1
        return .init(source: label.source, name: isShared ? label.name : "", words: "")
    }

    /// Edges from each start to each outcome, through a junction where that saves edges.
    private mutating func fan(_ from: [Int]?, to outcomes: [Int], _ label: FlowGraph.Label, isEvent: Bool) {
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

    private mutating func connect(_ from: Int, _ to: Int, _ label: FlowGraph.Label, isEvent: Bool = false) {
        let key = EdgeKey(from: from, to: to, isEvent: isEvent)
        if let index = edgeIndexes[key] {
            if !edges[index].labels.contains(label) { edges[index].labels.append(label) }
        } else {
            edgeIndexes[key] = edges.count
            edges.append(.init(from: from, to: to, isEvent: isEvent, labels: [label]))
        }
    }

    /// A status is final when nothing leads from it to another one; none is, where something can be done in any status.
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

/// What a picture of statuses cannot show: steps that leave the status as it is, values and views.
struct FlowRemarks {
    let all: [FlowGraph.Remark]

    init(_ flow: Flow) {
        let steps = flow.steps.filter { !$0.changesStatus }.map { step in
            FlowGraph.Remark(kind: .step, name: step.fullName, words: step.inWords, details: Self.details(step))
        }
        let signals = flow.signals.map { signal in
            FlowGraph.Remark(
                kind: .signal, name: signal.declaration, words: signal.words.summary,
                details: signal.from.map { ["in \($0.map(\.value).listed)"] } ?? [])
        }
        let values = flow.properties.map { property in
            FlowGraph.Remark(
                kind: .value, name: "\(property.name.text): \(property.type.text)",
                words: property.words.summary,
                details: (property.isSettable ? ["may be set"] : [])
                    + (property.isObserved ? ["can be watched"] : []))
        }
        let views = flow.views.map { view in
            FlowGraph.Remark(
                kind: .view, name: view.name.text, words: view.words.summary,
                details: view.parameters.isEmpty ? [] : ["of " + view.parameters.map(\.label.internal.text).listed])
        }
        all = steps + signals + values + views
    }

    private static func details(_ step: Step) -> [String] {
        var details: [String] = []
        if step.isLaunch { details.append("once, at launch") }
        if let from = step.from { details.append("in \(from.map(\.value).listed)") }
        if let type = step.returns { details.append("answers with \(type.text)") }
        if let type = step.streams { details.append("answers with many of \(type.text)") }
        switch step.throwing {
        case .nothing: break
        case .any: details.append("may throw")
        case .type(let type): details.append("may throw \(type.text)")
        }
        if !step.cancels.isEmpty {
            details.append("ends \(step.cancels.map(\.value).listed)")
        }
        if step.isEndless { details.append("never ends") }
        return details
    }
}

extension Event {
    /// The signal with what it reports: `linkOpened(link: URL)`.
    var declaration: String { "\(name.text)(\(payload.map(\.declaration).listed))" }
}

extension Step {
    /// What the person does; where the flow does not say, what the step does.
    var inWords: String { user.isEmpty ? words.summary : user }
}

extension [String] {
    var listed: String { joined(separator: ", ") }
}
