// Which part of a flow each member of a merged file comes from. The templates mark the members (`step ask`); this says
// whether a member is required, and the part's former name, so that a merge follows a renaming instead of guessing
// one.

import FlowModel

/// A part of a flow that members of merged files come from.
package struct MemberOrigin: Sendable, Hashable {
    /// The mark: `step ask`.
    package let mark: String
    /// Whether something else needs its members to build.
    package let isRequired: Bool
    /// The marks it had before, the likeliest first; empty when it was not renamed.
    package let formerMarks: [String]
    /// For each renamed parameter, its label as it is declared now, and as it was: `text prompt`.
    package let formerLabels: [String: String]
}

/// A former name that code may still use, and the present one.
package struct FormerName: Sendable, Hashable {
    /// What has the name: `status`, `error`, `event`, `step`, `property`.
    package let noun: String
    package let old: String
    package let new: String
    /// The type that has the name, of a status or an error.
    package var owner: String?
}

/// A status, an error or a step of a flow, as code names it.
package struct FlowTerm: Sendable, Hashable {
    /// `status`, `error` or `step`.
    package let noun: String
    /// The name.
    package let name: String
    /// The type that has it.
    package let owner: String
}

/// The parts of one flow, by their marks.
package struct MemberOrigins: Sendable {
    /// Names of the flow that have changed, in the flow's order.
    package let formerNames: [FormerName]
    /// The flow's table, which a wrapper's runner is declared with; nil for files of no flow.
    package let flowTable: String?
    /// The statuses, errors and steps that the flow has.
    package let vocabulary: [FlowTerm]
    /// Whether a class alone can conform to the flow's protocol.
    package let isForClasses: Bool
    private let parts: [String: MemberOrigin]

    /// The marks of required members: the protocol, a delegate's protocol or `IntegrationsManager` needs them.
    private static let required: Set<Substring> = [
        "step", "property", "view", "statuses", "maker", "delegate",
    ]

    /// The parts of a flow; none for files that come from all flows.
    package init(_ flow: Flow?) {
        var parts: [String: MemberOrigin] = [:]
        var names: [FormerName] = []
        var terms: [FlowTerm] = []
        if let flow {
            terms =
                flow.statuses.map {
                    FlowTerm(noun: "status", name: $0.name.text, owner: flow.statusType)
                }
                + flow.errors.map {
                    FlowTerm(noun: "error", name: $0.name.text, owner: flow.errorType)
                }
                + flow.steps.map {
                    FlowTerm(noun: "step", name: $0.name.text, owner: flow.tableType)
                }
            names = Self.names(of: flow)
            for part in flow.steps.map(Self.part) where parts[part.mark] == nil {
                parts[part.mark] = part
            }
            for name in names where name.noun == "property" {
                for kind in [name.noun, "key"] {
                    let mark = "\(kind) \(name.new)"
                    parts[mark] = Self.part(mark, former: ["\(kind) \(name.old)"])
                }
            }
            for part in flow.events.flatMap({ Self.parts(of: $0, in: flow) }) {
                parts[part.mark] = part
            }
        }
        self.parts = parts
        isForClasses = flow?.isClassBound ?? false
        formerNames = names
        vocabulary = terms
        flowTable = flow?.tableType
    }

    /// The mark of the method that an event calls where it leads to a status.
    static func mark(ofEvent event: String, endingIn status: String) -> String {
        "event \(event) \(status)"
    }

    /// The methods of an event, one for each status that it can lead to.
    private static func parts(of event: Event, in flow: Flow) -> [MemberOrigin] {
        let names = [event.name.text] + [event.was?.value].compactMap(\.self)
        return event.to.compactMap { flow.status($0.value) }.map { status in
            let statuses = [status.name.text] + [status.was?.value].compactMap(\.self)
            let marks = names.flatMap { name in
                statuses.map { mark(ofEvent: name, endingIn: $0) }
            }
            return part(marks[0], former: Array(marks.dropFirst()))
        }
    }

    /// The part of the flow with this mark.
    package subscript(mark: String) -> MemberOrigin { parts[mark] ?? Self.part(mark, former: []) }

    private static func part(
        _ mark: String, former: [String], labels: [String: String] = [:]
    ) -> MemberOrigin {
        MemberOrigin(
            mark: mark, isRequired: required.contains(mark.prefix { $0 != " " }),
            formerMarks: former, formerLabels: labels)
    }

    private static func names(of flow: Flow) -> [FormerName] {
        func names(
            _ noun: String, _ all: [(name: String, was: String?)], of owner: String? = nil
        ) -> [FormerName] {
            all.compactMap { item in
                item.was.map { FormerName(noun: noun, old: $0, new: item.name, owner: owner) }
            }
        }
        return names("step", flow.steps.map { ($0.name.text, $0.was?.value) })
            + names(
                "status", flow.statuses.map { ($0.name.text, $0.was?.value) }, of: flow.statusType)
            + names("error", flow.errors.map { ($0.name.text, $0.was?.value) }, of: flow.errorType)
            + names("event", flow.events.map { ($0.name.text, $0.was?.value) })
            + names("property", flow.properties.map { ($0.name.text, $0.was?.value) })
    }

    private static func part(of step: Step) -> MemberOrigin {
        var labels: [String: String] = [:]
        for parameter in step.parameters {
            if let was = parameter.was { labels[parameter.label.spelled] = was.value }
        }
        let former = step.was.map { ["step \($0.value)"] } ?? []
        return part("step \(step.name.text)", former: former, labels: labels)
    }
}
