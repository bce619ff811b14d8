// The context of `<Integration>Manager.swift`: a place for keys and the SDK's start-up, with a hook for
// each event of the app's life that the integration asked for.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an integration's manager may use.
package struct ManagerContext: ImportingContext {
    var header: [String]
    /// The head of the class.
    var head: [String]
    var imports: Imports
    var docs: [String]
    var name: String
    var hooks: [HookContext]
    var sdk: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .texts("head") { $0.head },
        .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .list("hooks") { $0.hooks },
        .flag("hasHooks") { !$0.hooks.isEmpty }, .text("sdk") { $0.sdk },
    ]

    init(integration: Integration, settings: FileSettings) {
        header = settings.sharedHeader
        var imports = Imports()
        imports.add(integration.imports)
        imports.addSDK(integration.sdk, settings)
        let kit = integration.spokenName(of: integration.sdk)
        hooks = LifecycleHook.all.filter { integration.lifecycle.contains($0.event) }
            .map { HookContext($0, sdk: kit) }
        self.imports = imports
        var comment = DocComment()
        comment.add(sentence(integration.summary))
        comment.add(
            "Holds what \(integration.name)'s wrappers share: keys, configuration, start-up.")
        docs = comment.lines
        name = integration.managerName
        sdk = kit
        head = StatementLayout(indent: 0).classHead(
            "final class \(name)", inheriting: "Integration")
    }
}
