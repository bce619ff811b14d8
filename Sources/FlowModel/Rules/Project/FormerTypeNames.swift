// Flows and integrations may have been renamed, by the same rules as what a flow declares. Folders are named after them, and
// some disks do not tell names apart that differ in case alone.

import Diagnostics

enum FormerTypeNames: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let flows = draft.flows.map { FormerNames.Element(name: $0.name.value, was: $0.was) }
        var found: [Diagnostic] = []
        let integrations = zip(draft.integrationNames, draft.mentions).map { name, mentions in
            let all = mentions.compactMap { draft.facts($0).was }
            if let first = all.first, let other = all.first(where: { $0.value != first.value }) {
                found.append(.wasAnother(other, first))
            }
            return FormerNames.Element(name: name, was: all.first)
        }
        for elements in [flows, integrations] {
            found += FormerNames.check(elements)
            for element in elements {
                guard let was = element.was, was.value != element.name else { continue }
                if was.value.lowercased() == element.name.lowercased() {
                    found.append(.onlyCase(was, element.name))
                } else if elements.contains(where: { other in
                    other.name == was.value && other.was.map { $0.value != element.name } ?? false
                }) {
                    found.append(.passedOn(was, element.name))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func wasAnother(
        _ was: Located<String>, _ first: Located<String>
    ) -> Diagnostic {
        let place = "\(first.location.file.path), line \(first.location.position.line)"
        return Diagnostic(
            "flow-was", "the former name is '\(first.value)' in \(place)",
            advice: "keep one of the two `was`", at: was.location
        ).mentioning([first.location.file.path])
    }

    fileprivate static func passedOn(_ was: Located<String>, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-was",
            "'\(name)' was called '\(was.value)', and something else is called that now",
            advice:
                "rename one after the other: after `flowgen generate`, remove the first `was`, then "
                + "rename the second one", at: was.location)
    }

    fileprivate static func onlyCase(_ was: Located<String>, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-was",
            "'\(was.value)' and '\(name)' differ in case alone, and some disks take their folders for "
                + "the same",
            advice: "use a third name, run `flowgen generate`, then rename that to '\(name)'",
            at: was.location)
    }
}
