// No two flows have one name, nor names that differ by case alone; and no flow's service has the name of something that
// every project has, or that flowgen declares for another flow.

import Diagnostics
import SwiftNotation

enum FlowNames: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: Flow] = [:]
        var members: [String: Flow] = [:]
        let launches = draft.flows.contains { $0.steps.contains(where: \.isLaunch) }
        for flow in draft.flows {
            let name = flow.name.value
            if let other = owners[name.lowercased()] {
                found.append(.sameFlow(flow, other))
            } else {
                owners[name.lowercased()] = flow
            }
            for member in flow.providerMembers {
                if ReservedNames.provider.properties.contains(member) || launches && member == "launch" {
                    found.append(.reservedService(flow))
                } else if let other = members[member] {
                    guard other.name.value.lowercased() != name.lowercased() else { continue }
                    found.append(.sameMember(flow, other, member))
                } else {
                    members[member] = flow
                }
            }
            if ReservedNames.isSupportFolder(name) { found.append(.namedSupport(flow)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func sameFlow(_ flow: Flow, _ other: Flow) -> Diagnostic {
        let name = flow.name.value
        let how = name == other.name.value ? "" : ", apart from case"
        return Diagnostic(
            "flow-name-collision",
            "the flow '\(name)' has the same name as the flow in \(other.file.path)\(how)",
            advice: "give one of them another name", at: flow.name.location
        ).mentioning([other.file.path])
    }

    fileprivate static func reservedService(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the flow '\(flow.name.value)' would be available as '\(flow.propertyName)', a name that "
                + "flowgen itself uses", advice: "give the flow another name", at: flow.name.location)
    }

    fileprivate static func sameMember(_ flow: Flow, _ other: Flow, _ member: String) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "the flow '\(flow.name.value)' would need the name '\(member)', which the flow in "
                + "\(other.file.path) uses in `ServiceProvider` or `MockServices`",
            advice: "give one of them another name", at: flow.name.location
        ).mentioning([other.file.path])
    }

    fileprivate static func namedSupport(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "no flow can be called '\(flow.name.value)': the folder of what all flows share has that name",
            advice: "give the flow another name", at: flow.name.location)
    }
}
