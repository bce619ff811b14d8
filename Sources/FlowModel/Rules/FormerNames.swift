// `was` tells how something was called before, so that what was written for it is renamed with it. That works only if
// the former name is another one, nothing has it any more, and no two had it. Names that are passed on are renamed one
// after the other: after a second run nobody could tell that it has happened.

import SwiftText

enum FormerNames {
    /// Something that may have been renamed.
    private typealias Element = (name: String, was: Located<String>?)

    /// `was` gives a former name, which nothing else has or had.
    static func members(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return check(flow.steps.map { ($0.name.text, $0.was) }) + check(flow.statuses.map { ($0.name.text, $0.was) })
            + check(flow.errors.map { ($0.name.text, $0.was) }) + check(flow.events.map { ($0.name.text, $0.was) })
            + check(flow.properties.map { ($0.name.text, $0.was) })
    }

    /// `was` gives a former name, which nothing else has or had. The former name of a flow or an integration differs in
    /// more than case. Once a flow is renamed, its types are written with their new names.
    static func types(_ draft: ProjectDraft) -> [Diagnostic] {
        let flows = draft.flows.map { ($0.name.value, $0.was) }
        let integrations = draft.integrations.map { ($0.name.value, $0.facts.lazy.compactMap(\.was).first) }
        let renamed = draft.flows.filter { $0.was != nil }
        let written = Set(renamed.isEmpty ? [] : draft.flows.flatMap(\.writtenTypes))
        return check(flows, foldingCase: true) + check(integrations, foldingCase: true)
            + renamed.flatMap { outdated(in: $0, written: written) }
    }

    private static func check(_ elements: [Element], foldingCase: Bool = false) -> [Diagnostic] {
        guard elements.contains(where: { $0.was != nil }) else { return [] }
        let present = Set(elements.map(\.name))
        var former: [String: String] = [:]
        return elements.compactMap { element in
            guard let was = element.was else { return nil }
            func refuse(_ message: String, _ advice: String) -> Diagnostic {
                Diagnostic("flow-was", message, advice: advice, at: was.location)
            }
            if foldingCase, was.value != element.name, was.value.lowercased() == element.name.lowercased() {
                return refuse(
                    "'\(was.value)' and '\(element.name)' differ in case alone, and some disks take their folders for "
                        + "the same", "use a third name, run `flowgen generate`, then rename that to '\(element.name)'")
            }
            if present.contains(was.value) {
                return refuse(
                    "'\(was.value)' still exists, so nothing else was renamed from it",
                    "remove `was`; if '\(was.value)' is something else now, rename one of the two, run "
                        + "`flowgen generate`, then rename the other")
            }
            return former.updateValue(element.name, forKey: was.value).map {
                refuse(
                    "'\($0)' was called '\(was.value)' too, and only one can have been", "remove one of the two `was`")
            }
        }
    }

    /// Where a renamed flow still names one of its types as it was called before.
    private static func outdated(in flow: Flow, written: Set<String>) -> [Diagnostic] {
        guard let was = flow.was?.value, was != flow.name.value else { return [] }
        let former = zip(flow.writtenTypes(named: was), flow.writtenTypes).filter { !written.contains($0.0) }
        let names = Dictionary(former.map { ($0.0, $0.1) }, uniquingKeysWith: { first, _ in first })
        return flow.typeMentions.flatMap { type, location in
            type.identifiers.compactMap { name in
                names[name].map {
                    Diagnostic(
                        "flow-was", "'\(name)' has another name, since its flow was renamed", advice: "write '\($0)'",
                        at: location)
                }
            }
        }
    }
}

extension Flow {
    /// The types that flowgen writes for the flow and that flows name.
    fileprivate var writtenTypes: [String] { writtenTypes(named: name.value) }

    fileprivate func writtenTypes(named name: String) -> [String] {
        [name + "Error", name + "Status", name + Flow.protocolSuffix]
    }
}
