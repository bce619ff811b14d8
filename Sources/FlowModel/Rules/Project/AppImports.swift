// The app-side files do not import an SDK: keeping that out of the app is what the project is for. A framework of Apple
// is allowed: its types are often those of the flow.

import Diagnostics

enum AppImports: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        guard draft.flows.contains(where: { !$0.imports.isEmpty }) else { return [] }
        var owners: [String: String] = [:]
        for (name, mentions) in zip(draft.integrationNames, draft.mentions) {
            for sdk in mentions.flatMap({ draft.facts($0).sdk }) where owners[sdk.value] == nil {
                owners[sdk.value] = name
            }
        }
        return draft.flows.flatMap { flow in
            flow.imports.filter { !KnownModules.isKnown($0) }.compactMap { module in
                owners[module].map { .importsSDK(module, of: $0, flow) }
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func importsSDK(_ module: String, of integration: String, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            "flow-imports-sdk",
            "`imports` names '\(module)', the SDK of '\(integration)', which only its own files import",
            advice: "remove it, and use the app's own types in the flow",
            at: flow.importsLocation ?? flow.name.location)
    }
}
