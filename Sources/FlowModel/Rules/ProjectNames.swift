// Names that meet in the files of the whole project: flows and integrations are folders and properties, and the methods
// of facades are members of types of the app. Which types collide is `NameCollisions`' business.

import SwiftText

enum ProjectNames {
    /// No two flows have one folder, not even apart from case, and none needs a member that is there already.
    static func flows(_ draft: ProjectDraft) -> [Diagnostic] {
        let launches = draft.flows.contains { $0.steps.contains(where: \.isLaunch) }
        var (folders, members) = (NameScope(of: "folder"), NameScope())
        folders.reserve(["support"], for: "the code that all flows share")
        members.reserve(
            ReservedNames.provider.properties.union(launches ? ["launch"] : []), for: "a member that flowgen writes")
        return draft.flows.flatMap { flow -> [Diagnostic] in
            let (name, location) = (flow.name.value, flow.name.location)
            let (subject, advice) = ("the flow '\(name)' in \(flow.file.path)", "give the flow another name")
            if let taken = folders.take(name.lowercased(), for: subject, at: location, advice: advice) {
                return [taken]
            }
            return flow.providerMembers.compactMap {
                members.take($0, for: "the member '\($0)' of the flow '\(name)'", at: location, advice: advice)
            }
        }
    }

    /// The name of an integration is that of a folder beside `Services`; no two differ by case alone.
    static func integrations(_ draft: ProjectDraft) -> [Diagnostic] {
        var folders = NameScope(of: "folder")
        folders.reserve(["services"], for: "the flows")
        return draft.integrations.compactMap { integration in
            let name = integration.name
            return folders.take(
                name.value.lowercased(), for: "the integration '\(name.value)'", at: name.location,
                advice: "name it after the SDK, and spell it alike in all flows")
        }
    }

    /// Two flows that extend one type give it different methods.
    static func facadeMethods(_ draft: ProjectDraft) -> [Diagnostic] {
        var methods = NameScope()
        return draft.flows.flatMap { flow -> [Diagnostic] in
            guard let type = flow.extends?.value else { return [] }
            return flow.steps.compactMap { step in
                let parameters = step.ownParameters.map { "\($0.label.inFullName)\($0.type.text)" }
                return methods.take(
                    "\(type).\(step.name.text) \(parameters.joined(separator: ","))",
                    for: "the method '\(step.name.text)' of '\(type)' in \(flow.file.path)", at: step.location)
            }
        }
    }
}
