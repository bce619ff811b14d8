// The context of `<Integration>Manager.swift`: a place for keys and the SDK's start-up, with a hook for each event of
// the app's life that the integration lists.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an integration's manager may use.
package struct ManagerContext: FileContext {
    let integration: Integration
    /// Whether it conforms to `Integration`.
    let usesLifecycle: Bool
    var head: FileHead

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] =
        headFields + [
            // What the flow says of the integration.
            .texts("summary") { $0.summary }, .flag("hasSummary") { !$0.summary.isEmpty },
            .text("integration") { $0.integration.name },
            .text("name") { $0.integration.managerName }, .flag("usesLifecycle") { $0.usesLifecycle },
            .list("hooks") { $0.hooks }, .flag("hasHooks") { !$0.hooks.isEmpty },
            .text("sdk") { $0.integration.spokenName(of: $0.integration.sdk) },
        ]

    private var summary: [String] {
        var comment = DocComment()
        comment.add(sentence(integration.summary))
        return comment.lines
    }
    private var hooks: [LifecycleHook] { LifecycleHook.all(integration.lifecycle) }

    init(integration: Integration, in outline: ProjectOutline) {
        self.integration = integration
        usesLifecycle = outline.project.usesLifecycle
        var imports = Imports(integration.imports)
        imports.addSDK(integration.sdk, outline.settings)
        imports.add(LifecycleEvent.modules(of: integration.lifecycle))
        head = FileHead(writtenOnceWith: outline.settings, imports)
    }
}

/// A method that the manager has for an event of the app's life. The template declares each.
struct LifecycleHook: TemplateContext {
    let event: LifecycleEvent
    /// Whether it is the second of two methods for the event.
    let isSecond: Bool
    var mark: String? { MemberID.lifecycle(event.rawValue).text }

    static let fields: [ContextField<Self>] =
        LifecycleEvent.allCases.map { event in .flag(event.rawValue) { $0.event == event } } + [
            .flag("isSecond") { $0.isSecond }
        ]

    /// The hooks of some events, in the order of the app's life.
    static func all(_ events: some Collection<LifecycleEvent>) -> [LifecycleHook] {
        LifecycleEvent.allCases.filter(events.contains).flatMap { event in
            let methods = [.pushToken, .remoteNotification].contains(event) ? [false, true] : [false]
            return methods.map { LifecycleHook(event: event, isSecond: $0) }
        }
    }
}
