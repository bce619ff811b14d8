// Names that meet in the files of the whole project: flows and integrations are folders and properties, and the methods
// of facades are members of types of the app. Which types collide is `NameCollisions`' business.

import SwiftNotation

enum ProjectNames {
    /// No two flows have one name, not even apart from case, and none needs a member that is there already.
    static func flows(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        var owners: [String: Flow] = [:]
        var members: [String: Flow] = [:]
        let launches = draft.flows.contains { $0.steps.contains(where: \.isLaunch) }
        let reserved = ReservedNames.provider.properties.union(launches ? ["launch"] : [])
        for flow in draft.flows {
            let name = flow.name.value
            func refuse(_ id: DiagnosticID, _ message: String) {
                found.append(Diagnostic(id, message, advice: "give the flow another name", at: flow.name.location))
            }
            if name.lowercased() == "support" {
                refuse("flow-reserved-name", "the folder of what all flows share is called '\(name)'")
            }
            if let other = owners[name.lowercased()] {
                let how = name == other.name.value ? "" : ", apart from case"
                refuse(
                    "flow-name-collision",
                    "the flow '\(name)' has the same name as the flow in \(other.file.path)\(how)")
                continue
            }
            owners[name.lowercased()] = flow
            for member in flow.providerMembers {
                if reserved.contains(member) {
                    refuse(
                        "flow-reserved-name",
                        "the flow '\(name)' would be available as '\(flow.propertyName)', a name that flowgen itself "
                            + "uses")
                } else if let other = members.updateValue(flow, forKey: member) {
                    refuse(
                        "flow-name-collision",
                        "the flow '\(name)' would need the name '\(member)', which the flow in \(other.file.path) "
                            + "uses in `ServiceProvider` or `MockServices`")
                }
            }
        }
        return found
    }

    /// The name of an integration is that of a folder beside `Services`; no two differ by case alone.
    static func integrations(_ draft: ProjectDraft) -> [Diagnostic] {
        var owners: [String: String] = [:]
        return draft.mentions.compactMap { mentions -> Diagnostic? in
            guard let name = mentions.first?.name else { return nil }
            if name.value.lowercased() == "services" {
                return Diagnostic(
                    "flow-reserved-name", "the folder of the flows is called '\(name.value)'",
                    advice: "name the integration after the SDK", at: name.location)
            }
            return owners.updateValue(name.value, forKey: name.value.lowercased()).map { other in
                Diagnostic(
                    "flow-name-collision", "the integrations '\(name.value)' and '\(other)' differ only in case",
                    advice: "write '\(other)' if they are the same, else another name", at: name.location)
            }
        }
    }

    /// Two flows that extend one type give it different methods.
    static func facadeMethods(_ draft: ProjectDraft) -> [Diagnostic] {
        var owners: [String: String] = [:]
        return draft.flows.flatMap { flow -> [Diagnostic] in
            guard let type = flow.extends?.value else { return [] }
            return flow.steps.compactMap { step in
                let parameters = step.ownParameters.map { "\($0.label.inFullName)\($0.type.text)" }
                let method = "\(type).\(step.name.text) \(parameters.joined(separator: ","))"
                guard let other = owners.updateValue(flow.file.path, forKey: method), other != flow.file.path else {
                    return nil
                }
                return Diagnostic(
                    "flow-name-collision",
                    "'\(type)' would have two methods '\(step.name.text)': the flow in \(other) gives it the same",
                    advice: "give one of them another name", at: step.location)
            }
        }
    }
}
