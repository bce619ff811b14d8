// No two flows have one name, nor names that differ by case alone; and no flow's service has the name
// of something that every project has.

import Diagnostics
import SwiftNotation

enum FlowNames: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: Flow] = [:]
        for flow in draft.flows {
            let name = flow.name.value
            if let other = owners[name.lowercased()] {
                found.append(.sameFlow(flow, other))
            } else {
                owners[name.lowercased()] = flow
            }
            if GeneratedNames.providerMembers.contains(flow.propertyName) {
                found.append(.reservedService(flow))
            }
            if GeneratedNames.isSupportFolder(name) { found.append(.namedSupport(flow)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func sameFlow(_ flow: Flow, _ other: Flow) -> Diagnostic {
        let name = flow.name.value
        let how = name == other.name.value ? "" : ", but for upper and lower case"
        return Diagnostic(
            "flow-name-collision",
            "the flow '\(name)' has the name of the flow in \(other.file.path)\(how)",
            advice: "give one of them another name", at: flow.name.location
        ).mentioning([other.file.path])
    }

    fileprivate static func reservedService(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the flow '\(flow.name.value)' would be served as '\(flow.propertyName)', a name that "
                + "flowgen itself uses",
            advice: "give the flow another name", at: flow.name.location)
    }

    fileprivate static func namedSupport(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "no flow can be called '\(flow.name.value)': the folder of what all flows share has that "
                + "name",
            advice: "give the flow another name", at: flow.name.location)
    }
}
