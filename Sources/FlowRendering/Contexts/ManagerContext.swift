// The context of `<Integration>Manager.swift`: keys, the SDK's start-up, the events of the app's life
// that the integration asked for, and the makers of its wrappers.

import FlowModel
import Mustache
import SwiftNotation

/// What the template of an integration's manager may use.
public struct ManagerContext: TemplateContext {
    /// One hook of the app's life.
    struct Hook: TemplateContext {
        var docs: String
        var signature: [String]
        var todo: String
        var result: String
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .text("docs") { $0.docs }, .texts("signature") { $0.signature },
            .text("todo") { $0.todo },
            .text("result") { $0.result },
        ]
    }

    var header: [String]
    var imports: [String]
    var docs: [String]
    var name: String
    var hooks: [Hook]
    var sdk: String

    /// The fields, in the order of the template.
    public static let fields: [ContextField<Self>] = [
        .texts("header") { $0.header }, .flag("hasHeader") { !$0.header.isEmpty },
        .texts("imports") { $0.imports }, .flag("hasImports") { !$0.imports.isEmpty },
        .texts("docs") { $0.docs }, .text("name") { $0.name }, .list("hooks") { $0.hooks },
        .flag("hasHooks") { !$0.hooks.isEmpty }, .text("sdk") { $0.sdk },
    ]

    init(integration: Integration, settings: FileSettings) {
        header = settings.sharedHeader
        var imports = Imports()
        imports.add(integration.imports)
        imports.addSDK(integration.sdk)
        let kit = integration.sdk.first ?? integration.name
        hooks = integration.lifecycle.flatMap { Self.hooks(for: $0, sdk: kit) }
        imports.addFoundation(for: hooks.flatMap(\.signature))
        self.imports = imports.sorted
        var comment = DocComment()
        comment.add(sentence(integration.summary))
        comment.add(
            "Holds what \(integration.name)'s wrappers share: keys, configuration, start-up.")
        docs = comment.lines
        name = integration.managerName
        sdk = kit
    }

    private static func hooks(for event: LifecycleEvent, sdk: String) -> [Hook] {
        func hook(
            _ docs: String, _ signature: String, _ todo: String, _ result: String = ""
        ) -> Hook {
            Hook(
                docs: "/// \(docs)", signature: [signature + " {"], todo: todo, result: result,
                mark: "lifecycle \(event.rawValue)")
        }
        switch event {
        case .launch:
            return [
                hook(
                    "The app has launched.", "func launch(options: [AnyHashable: Any])",
                    "Start \(sdk): set its keys and configuration.")
            ]
        case .foreground:
            return [
                hook(
                    "The app comes to the foreground.", "func enterForeground()",
                    "Tell \(sdk) that the app is in use again.")
            ]
        case .background:
            return [
                hook(
                    "The app has gone to the background.", "func enterBackground()",
                    "Tell \(sdk) that the app is out of sight.")
            ]
        case .openURL:
            return [
                hook(
                    "The app is asked to open a URL.", "func open(_ url: URL) -> Bool",
                    "Pass the URL to \(sdk), and return whether it was meant for it.", "false")
            ]
        case .userActivity:
            return [
                hook(
                    "The app is asked to resume a user activity.",
                    "func resume(_ activity: NSUserActivity) -> Bool",
                    "Pass the activity to \(sdk), and return whether it was meant for it.", "false")
            ]
        case .pushToken:
            return [
                hook(
                    "The system has given the app a push token.",
                    "func receivePushToken(_ token: Data)", "Pass the token to \(sdk)."),
                hook(
                    "The system has given the app no push token.",
                    "func failToReceivePushToken(_ error: any Error)",
                    "Tell \(sdk) that there is no push token, if it wants to know."),
            ]
        case .remoteNotification:
            return [
                hook(
                    "A remote notification has come.",
                    "func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome",
                    "Pass the notification to \(sdk), and return what it brought.", ".noData"),
                hook(
                    "The person has answered a notification.",
                    "func openNotification(_ content: [AnyHashable: Any])",
                    "Tell \(sdk) that the person has answered the notification."),
            ]
        case .termination:
            return [hook("The app is about to end.", "func terminate()", "Close \(sdk).")]
        }
    }
}
