// With `servicesModule` the services folder is a module of its own: what it declares can be seen from outside, and it
// depends on nothing that depends on it.

import Diagnostics

enum ServicesModule: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        let configuration = draft.configuration
        guard let module = configuration.servicesModule else { return [] }
        var found: [Diagnostic] = []
        if configuration.access == .internal { found.append(.hiddenServices(module)) }
        if configuration.module == module.value { found.append(.sameModule(module)) }
        found += draft.flows.filter { $0.imports.contains(module.value) }.map { .importsItself($0, module.value) }
        return found
    }
}

extension Diagnostic {
    fileprivate static func hiddenServices(_ module: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-services-module",
            "code outside the module '\(module.value)' cannot use its `internal` declarations",
            advice: "write `access: public`, or `access: package` if all of the app is one package",
            at: module.location)
    }

    fileprivate static func sameModule(_ module: Located<String>) -> Diagnostic {
        Diagnostic(
            "config-services-module",
            "`module` and `servicesModule` are both '\(module.value)'",
            advice: "leave `servicesModule` out if services and integrations are one module",
            at: module.location)
    }

    fileprivate static func importsItself(_ flow: Flow, _ module: String) -> Diagnostic {
        Diagnostic(
            "flow-imports-services",
            "`imports` names '\(module)', the module of the flow's own files",
            advice: "remove it", at: flow.name.location)
    }
}
