// A flow as a picture knows it: nodes for the statuses, edges for what leads from one to another,
// and remarks on what leaves the status as it is. Who draws it, in whatever notation, decides
// nothing any more.
//
// A step that passes through other statuses is a chain of edges; only the first carries the words of
// what the person does. A step that may start in many statuses and end in many others meets in a
// small node of its own, so that the picture has as many edges as the step has statuses, and not
// their product. A step without `from` starts at one node that stands for any status.

import FlowModel

package struct FlowGraph: Sendable {
    package struct Node: Sendable, Hashable {
        package enum Kind: Sendable, Hashable {
            case status
            /// The point before the initial status.
            case start
            /// Whatever status the flow is in.
            case any
            /// The place where the ways of one step meet.
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
        /// The way from the starting point to the initial status.
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
        /// What takes this way, at least one.
        package var labels: [Label]
    }

    /// Something that the flow offers, and that changes no status.
    package struct Remark: Sendable, Hashable {
        package enum Kind: Sendable, Hashable, CaseIterable {
            /// A step that leaves the status as it is.
            case step
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
        case .value: "Values"
        case .view: "Views"
        }
    }
}
