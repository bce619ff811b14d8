// Two flows that extend one type give it different methods.

import Diagnostics

enum ExtendedMethods: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var owners: [String: Flow] = [:]
        var found: [Diagnostic] = []
        for flow in draft.flows {
            guard let type = flow.extends else { continue }
            for step in flow.steps where !step.isLaunch {
                let parameters = step.ownParameters.map { "\($0.label.inFullName)\($0.type.text)" }
                let method = "\(type.value).\(step.name.text) \(parameters.joined(separator: ","))"
                guard let other = owners[method] else {
                    owners[method] = flow
                    continue
                }
                if other.file.path != flow.file.path {
                    found.append(.sameMethod(step, of: type.value, other))
                }
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func sameMethod(_ step: Step, of type: String, _ other: Flow) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "'\(type)' would have two methods '\(step.name.text)': the flow in \(other.file.path) gives "
                + "it the same",
            advice: "give one of them another name", at: step.location
        ).mentioning([other.file.path])
    }
}
