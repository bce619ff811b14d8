// Settings that are read and checked, but that this version cannot follow yet.

import Diagnostics

enum NotYetSupportedSettings: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        if let module = draft.configuration.servicesModule {
            found.append(
                .notYet(
                    "servicesModule", "keep the services folder in the app's module for now",
                    id: "config-not-yet", module.location))
        }
        if let templates = draft.configuration.templates {
            found.append(
                .notYet(
                    "templates", "remove it: the built-in templates are used", id: "config-not-yet",
                    templates.location))
        }
        return found
    }
}
