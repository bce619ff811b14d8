// The context of `<Integration>Manager.swift`: a place for keys and the SDK's start-up, with a hook for each event of
// the app's life that the integration lists.

import FlowModel
import SwiftText

/// What the template of an integration's manager may use.
package struct ManagerContext: FileContext {
    let integration: Integration
    let project: Project
    var settings: Configuration { project.configuration }
    let origin = HeaderContext.Origin.writtenOnce
    var imports: Imports {
        var imports = Imports(integration.imports)
        imports.addSDK(integration.sdk, settings)
        imports.add(LifecycleEvent.modules(of: integration.lifecycle))
        return imports
    }

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            // What the flow says of the integration.
            .texts("summary") { Documentation(summary: $0.integration.summary).comment(indent: 0) },
            .text("integration") { $0.integration.name },
            .text("name") { $0.integration.managerName }, .flag("usesLifecycle") { $0.project.usesLifecycle },
            // What the manager has for each event of the app's life. The template declares it.
            .list(
                "hooks", { $0.integration.lifecycle }, mark: { MemberID.lifecycle($0.rawValue).text },
                keys: LifecycleEvent.allCases.map { event in .flag(event.rawValue) { $0 == event } }),
            .flag("hasHooks") { !$0.integration.lifecycle.isEmpty },
            .text("sdk") { $0.integration.spokenName(of: $0.integration.sdk) },
        ]
}
