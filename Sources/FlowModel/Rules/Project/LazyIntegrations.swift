// A lazy integration is launched when a service of it is first asked for. So nothing may ask for one when the app
// launches: no step at launch, no integration that is launched after it, and no wrapper that needs its service.

import Diagnostics

enum LazyIntegrations: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let lazy = lazyIntegrations(draft)
        if lazy.isEmpty { return [] }
        var found: [Diagnostic] = []
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) where lazy[name] == nil {
            for after in mentions.flatMap({ draft.facts($0).after }) where lazy[after.value] != nil {
                found.append(.launchedBefore(name, after))
            }
        }
        for flow in draft.flows {
            let used = flow.integrationsInUse
            if let name = used.first(where: { lazy[$0.name.value] != nil })?.name.value,
                let step = flow.steps.first(where: \.isLaunch)
            {
                found.append(.calledAtLaunch(step, name))
            }
            for need in used.flatMap(\.needs) {
                guard let index = draft.flowsByProtocol[need.value] else { continue }
                let server = draft.flows[index].integrationsInUse.first {
                    lazy[$0.name.value] != nil
                }
                if let server { found.append(.needed(need, server.name.value)) }
            }
        }
        return found
    }

    /// Where each of them says so.
    private static func lazyIntegrations(_ draft: ProjectDraft) -> [String: SourceLocation] {
        var lazy: [String: SourceLocation] = [:]
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) {
            lazy[name] = mentions.lazy.compactMap { draft.facts($0).lazy }.first
        }
        return lazy
    }
}

extension Diagnostic {
    private static func lazy(_ message: String, advice: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic("flow-lazy", message, advice: advice, at: location)
    }

    fileprivate static func launchedBefore(_ name: String, _ after: Located<String>) -> Diagnostic {
        lazy(
            "'\(name)' is launched with the app, but '\(after.value)' is lazy",
            advice: "write `lazy: true` for '\(name)' too, or remove it for '\(after.value)'", after.location)
    }

    fileprivate static func calledAtLaunch(_ step: Step, _ integration: String) -> Diagnostic {
        lazy(
            "'\(step.name)' is called at launch, but '\(integration)' is lazy",
            advice: "remove `lazy` from '\(integration)', or `at` from the step", step.location)
    }

    fileprivate static func needed(_ need: Located<String>, _ integration: String) -> Diagnostic {
        lazy(
            "a wrapper cannot need '\(need.value)', because '\(integration)' is lazy",
            advice: "remove `lazy` from '\(integration)'", need.location)
    }
}
