// The hooks of an app's life as an integration's manager writes them: a table of what each is called,
// what it is for, and what it answers until it is filled in. `Integration.mustache` declares the same
// hooks, in the same words.

import FlowModel
import Mustache

/// One hook, for any SDK.
struct LifecycleHook: Sendable {
    /// The event that asks for the hook.
    let event: LifecycleEvent
    let words: String
    let declaration: String
    /// What is to be written; `SDK` stands for the SDK's name.
    let todo: String
    /// What the hook returns until then; empty for nothing.
    var result = ""

    /// All hooks, in the order of the events.
    static let all: [LifecycleHook] = [
        LifecycleHook(
            event: .launch, words: "The app has launched.",
            declaration: "func launch(options: [AnyHashable: Any])",
            todo: "Start SDK: set its keys and configuration."),
        LifecycleHook(
            event: .foreground, words: "The app comes to the foreground.",
            declaration: "func enterForeground()",
            todo: "Tell SDK that the app is in use again."),
        LifecycleHook(
            event: .background, words: "The app has gone to the background.",
            declaration: "func enterBackground()",
            todo: "Tell SDK that the app is out of sight."),
        LifecycleHook(
            event: .openURL, words: "The app is asked to open a URL.",
            declaration: "func open(_ url: URL) -> Bool",
            todo: "Pass the URL to SDK, and return whether it was meant for it.",
            result: "false"),
        LifecycleHook(
            event: .userActivity, words: "The app is asked to resume a user activity.",
            declaration: "func resume(_ activity: NSUserActivity) -> Bool",
            todo: "Pass the activity to SDK, and return whether it was meant for it.",
            result: "false"),
        LifecycleHook(
            event: .pushToken, words: "The system has given the app a push token.",
            declaration: "func receivePushToken(_ token: Data)",
            todo: "Pass the token to SDK."),
        LifecycleHook(
            event: .pushToken, words: "The system has given the app no push token.",
            declaration: "func failToReceivePushToken(_ error: any Error)",
            todo: "Tell SDK that there is no push token, if it wants to know."),
        LifecycleHook(
            event: .remoteNotification, words: "A remote notification has come.",
            declaration:
                "func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome",
            todo: "Pass the notification to SDK, and return what it brought.",
            result: ".noData"),
        LifecycleHook(
            event: .remoteNotification, words: "The person has answered a notification.",
            declaration: "func openNotification(_ content: [AnyHashable: Any])",
            todo: "Tell SDK that the person has answered the notification."),
        LifecycleHook(
            event: .termination, words: "The app is about to end.",
            declaration: "func terminate()", todo: "Close SDK."),
    ]
}

/// One hook of one integration's manager.
struct HookContext: TemplateContext {
    var docs: String
    var signature: [String]
    var todo: String
    var result: String
    /// Whether it speaks of a type that Foundation has on Apple's systems only.
    var isOfApple: Bool
    var mark: String?

    static let fields: [ContextField<Self>] = [
        .text("docs") { $0.docs }, .texts("signature") { $0.signature }, .text("todo") { $0.todo },
        .text("result") { $0.result }, .flag("isOfApple") { $0.isOfApple },
        .text("inset") { $0.isOfApple ? "    " : "" },
    ]

    init(_ hook: LifecycleHook, sdk: String) {
        docs = "/// \(hook.words)"
        signature = [hook.declaration + " {"]
        let words = hook.todo.split(separator: " ", omittingEmptySubsequences: false)
        todo = words.map { word in
            word.hasPrefix("SDK") ? sdk + word.dropFirst(3) : String(word)
        }.joined(separator: " ")
        result = hook.result
        isOfApple = hook.event == .userActivity
        mark = "lifecycle \(hook.event.rawValue)"
    }
}
