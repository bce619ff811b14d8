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
    private var hooks: [LifecycleHook] {
        LifecycleHook.allCases.filter { integration.lifecycle.contains($0.event) }
    }

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
enum LifecycleHook: String, CaseIterable, TemplateContext {
    case launch, foreground, background, becomeActive, resignActive, openURL, userActivity
    case pushToken, noPushToken, remoteNotification, openedNotification, presentNotification
    case backgroundURLSession, user, consent, termination

    static let fields: [ContextField<Self>] = allCases.map { hook in
        .flag(hook.rawValue) { $0 == hook }
    }

    /// The event that it is called for.
    var event: LifecycleEvent {
        switch self {
        case .launch: .launch
        case .foreground: .foreground
        case .background: .background
        case .becomeActive: .becomeActive
        case .resignActive: .resignActive
        case .openURL: .openURL
        case .userActivity: .userActivity
        case .pushToken, .noPushToken: .pushToken
        case .remoteNotification, .openedNotification: .remoteNotification
        case .presentNotification: .presentNotification
        case .backgroundURLSession: .backgroundURLSession
        case .user: .user
        case .consent: .consent
        case .termination: .termination
        }
    }

    var mark: String? { MemberID.lifecycle(event.rawValue).text }
}
