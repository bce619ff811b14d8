// What the members of merged files are to the flow. The templates mark what each part of a flow makes; this file says
// which names the part had before, so that a merge follows a `was:` instead of guessing a rename.

import FlowModel
import SwiftText

/// A part of a flow, as members of merged files come from it.
package struct MemberOrigin: Sendable, Hashable {
    package let id: MemberID
    /// The ids it had before, the likeliest first; empty if it was not renamed.
    package let formerIDs: [MemberID]
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
        let names =
            Self.renamed(.step, flow.steps.map { ($0.name, $0.was) })
            + Self.renamed(.status, flow.statuses.map { ($0.name, $0.was) }, of: flow.statusType)
            + Self.renamed(.error, flow.errors.map { ($0.name, $0.was) }, of: flow.errorType)
            + Self.renamed(.event, flow.events.map { ($0.name, $0.was) })
            + Self.renamed(.property, flow.properties.map { ($0.name, $0.was) })
        let scenarios = names.isEmpty ? [] : FlowScenario.renamed(in: flow)
        formerNames =
            names + scenarios.map { FormerName(.scenario, old: $0.old, new: $0.new, owner: flow.scenarioType) }
        let steps = flow.steps.map { Self.origin($0.name, $0.was, MemberID.step) }
        let properties = flow.properties.flatMap { property in
            [MemberID.property, MemberID.storageKey].map { Self.origin(property.name, property.was, $0) }
        }
        // What a signal is observed by is marked like a property.
        let signals = flow.signals.flatMap { signal in
            [MemberID.signal, MemberID.property].map { Self.origin(signal.name, signal.was, $0) }
        }
        // An event has a method for each status that it can lead to.
        let methods = flow.events.flatMap { event in
            event.to.compactMap { flow.status($0.value) }.map { status in
                let ids = [event.name.text, event.was?.value].compactMap(\.self).flatMap { name in
                    [status.name.text, status.was?.value].compactMap(\.self).map { MemberID.event(name, status: $0) }
                }
                return MemberOrigin(id: ids[0], formerIDs: Array(ids.dropFirst()))
            }
        }
        let all = steps + properties + signals + methods
        parts = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func origin(
        _ name: SwiftName, _ was: Located<String>?, _ id: (String) -> MemberID
    ) -> MemberOrigin {
        MemberOrigin(id: id(name.text), formerIDs: was.map { [id($0.value)] } ?? [])
    }

    /// The part of the flow with this id.
    package subscript(id: MemberID) -> MemberOrigin {
        parts[id] ?? MemberOrigin(id: id, formerIDs: [])
    }

    private static func renamed(
        _ kind: NameKind, _ all: [(name: SwiftName, was: Located<String>?)], of owner: String? = nil
    ) -> [FormerName] {
        all.compactMap { item in
            item.was.map { FormerName(kind, old: $0.value, new: item.name.text, owner: owner) }
        }
    }
}
