// What the members of merged files are to the flow. The templates mark what each part of a flow makes; this file says
// which names the part had before, so that a merge follows a `was:` instead of guessing a rename.

import FlowModel
import SwiftNotation

/// A part of a flow, as members of merged files come from it.
package struct MemberOrigin: Sendable, Hashable {
    package let id: MemberID
    /// The ids it had before, the likeliest first; empty if it was not renamed.
    package let formerIDs: [MemberID]
    /// For each renamed parameter, its label as it is declared now, and as it was: `text prompt`.
    package let formerLabels: [String: String]
}

/// The parts of one flow, by their ids.
package struct MemberOrigins: Sendable {
    /// Names of the flow that have changed, in the flow's order.
    package let formerNames: [FormerName]
    /// The statuses, errors and steps that the flow has.
    package let vocabulary: [FlowTerm]
    private let parts: [MemberID: MemberOrigin]
    private let flow: Flow?

    /// The scenarios of the flow, which tests alone use.
    package var scenarios: [FlowTerm] {
        flow.map { flow in
            FlowScenario.all(of: flow).map { FlowTerm(.scenario, $0.name, of: flow.scenarioType) }
        } ?? []
    }

    /// The parts of a flow; of no flow, for files that come from all of them.
    package init(_ flow: Flow?) {
        self.flow = flow
        guard let flow else {
            (parts, formerNames, vocabulary) = ([:], [], [])
            return
        }
        vocabulary =
            flow.statuses.map { FlowTerm(.status, $0.name.text, of: flow.statusType) }
            + flow.errors.map { FlowTerm(.error, $0.name.text, of: flow.errorType) }
            + flow.steps.map { FlowTerm(.step, $0.name.text, of: flow.tableType) }
        formerNames = Self.names(of: flow)
        let properties = formerNames.filter { $0.kind == .property }.flatMap { name in
            [MemberID.property, MemberID.storageKey].map { id in
                MemberOrigin(id: id(name.new), formerIDs: [id(name.old)], formerLabels: [:])
            }
        }
        let all = flow.steps.map(Self.part) + properties + flow.events.flatMap { Self.parts(of: $0, in: flow) }
        parts = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The methods of an event, one for each status that it can lead to; of a signal, the one method and what the app
    /// observes.
    private static func parts(of event: Event, in flow: Flow) -> [MemberOrigin] {
        let names = [event.name.text] + [event.was?.value].compactMap(\.self)
        if event.isSignal {
            // What it is observed by is marked like a property.
            return [MemberID.signal, MemberID.property].map { id in
                MemberOrigin(id: id(names[0]), formerIDs: names.dropFirst().map(id), formerLabels: [:])
            }
        }
        return event.to.compactMap { flow.status($0.value) }.map { status in
            let statuses = [status.name.text] + [status.was?.value].compactMap(\.self)
            let ids = names.flatMap { name in
                statuses.map { MemberID.event(name, status: $0) }
            }
            return MemberOrigin(id: ids[0], formerIDs: Array(ids.dropFirst()), formerLabels: [:])
        }
    }

    /// The part of the flow with this id.
    package subscript(id: MemberID) -> MemberOrigin {
        parts[id] ?? MemberOrigin(id: id, formerIDs: [], formerLabels: [:])
    }

    private static func names(of flow: Flow) -> [FormerName] {
        func renamed(
            _ kind: NameKind, _ all: [(name: String, was: String?)], of owner: String? = nil
        ) -> [FormerName] {
            all.compactMap { item in
                item.was.map { FormerName(kind, old: $0, new: item.name, owner: owner) }
            }
        }
        let names =
            renamed(.step, flow.steps.map { ($0.name.text, $0.was?.value) })
            + renamed(.status, flow.statuses.map { ($0.name.text, $0.was?.value) }, of: flow.statusType)
            + renamed(.error, flow.errors.map { ($0.name.text, $0.was?.value) }, of: flow.errorType)
            + renamed(.event, flow.events.map { ($0.name.text, $0.was?.value) })
            + renamed(.property, flow.properties.map { ($0.name.text, $0.was?.value) })
        if names.isEmpty { return [] }
        return names
            + FlowScenario.renamed(in: flow).map {
                FormerName(.scenario, old: $0.old, new: $0.new, owner: flow.scenarioType)
            }
    }

    private static func part(of step: Step) -> MemberOrigin {
        var labels: [String: String] = [:]
        for parameter in step.parameters {
            if let was = parameter.was { labels[parameter.label.spelled] = was.value }
        }
        return MemberOrigin(
            id: .step(step.name.text), formerIDs: step.was.map { [.step($0.value)] } ?? [], formerLabels: labels)
    }
}
