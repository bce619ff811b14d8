// The context of `<Integration>Manager.swift`: a place for keys and the SDK's start-up, with a hook for
// each event of the app's life that the integration asked for.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an integration's manager may use.
package struct ManagerContext: ImportingContext {
    var header: [String]
    var imports: Imports
    /// What the flow says of the integration, as lines of a doc comment.
    var summary: [String]
    var integration: String
    var name: String
    var hooks: [LifecycleHook]
    var sdk: String

    /// The fields, in the order of the template.
    package static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header },
        .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports.sorted }, .flag("hasImports") { !$0.imports.isEmpty },
        .texts("summary") { $0.summary }, .flag("hasSummary") { !$0.summary.isEmpty },
        .text("integration") { $0.integration }, .text("name") { $0.name },
        .list("hooks") { $0.hooks },
        .flag("hasHooks") { !$0.hooks.isEmpty }, .text("sdk") { $0.sdk },
    ]

    init(integration: Integration, settings: FileSettings) {
        header = settings.sharedHeader
        var imports = Imports()
        imports.add(integration.imports)
        imports.addSDK(integration.sdk, settings)
        hooks = LifecycleHook.allCases.filter { integration.lifecycle.contains($0.event) }
        self.imports = imports
        var comment = DocComment()
        comment.add(sentence(integration.summary))
        summary = comment.lines
        self.integration = integration.name
        name = integration.managerName
        sdk = integration.spokenName(of: integration.sdk)
    }
}

/// A method that the manager has for an event of the app's life. The template declares each.
enum LifecycleHook: String, CaseIterable, TemplateContext {
    case launch, foreground, background, openURL, userActivity, pushToken, noPushToken
    case remoteNotification, openedNotification, termination

    static let fields: [ContextField<Self>] = allCases.map { hook in
        .flag(hook.rawValue) { $0 == hook }
    }

    /// The event that it is called for.
    var event: LifecycleEvent {
        switch self {
        case .launch: .launch
        case .foreground: .foreground
        case .background: .background
        case .openURL: .openURL
        case .userActivity: .userActivity
        case .pushToken, .noPushToken: .pushToken
        case .remoteNotification, .openedNotification: .remoteNotification
        case .termination: .termination
        }
    }

    var mark: String? { MemberID.lifecycle(event.rawValue).text }
}
