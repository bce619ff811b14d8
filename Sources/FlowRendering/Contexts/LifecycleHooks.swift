// The app's life-cycle events as an integration's manager implements them: a table of what each is called, what it
// is for, and what it answers until it is filled in. `Integration.mustache` declares the same methods.

import FlowModel
import Mustache
import SwiftNotation

/// One hook, for any SDK.
struct LifecycleHook: Sendable {
    /// The event that it is called for.
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
            event: .foreground, words: "The app enters the foreground.",
            declaration: "func enterForeground()",
            todo: "Resume SDK."),
        LifecycleHook(
            event: .background, words: "The app entered the background.",
            declaration: "func enterBackground()",
            todo: "Pause SDK."),
        LifecycleHook(
            event: .openURL, words: "The app is asked to open a URL.",
            declaration: "func open(_ url: URL, options: [AnyHashable: Any]) -> Bool",
            todo: "Pass the URL to SDK, and return whether it was meant for it.",
            result: "false"),
        LifecycleHook(
            event: .userActivity, words: "The app is asked to resume a user activity.",
            declaration: "func resume(_ activity: NSUserActivity) -> Bool",
            todo: "Pass the activity to SDK, and return whether it was meant for it.",
            result: "false"),
        LifecycleHook(
            event: .pushToken, words: "The system registered the app for push notifications.",
            declaration: "func receivePushToken(_ token: Data)",
            todo: "Pass the token to SDK."),
        LifecycleHook(
            event: .pushToken, words: "The system did not register the app for push notifications.",
            declaration: "func failToReceivePushToken(_ error: any Error)",
            todo: "Tell SDK that there is no push token, if it has to know."),
        LifecycleHook(
            event: .remoteNotification, words: "A remote notification arrived.",
            declaration:
                "func receiveRemoteNotification(_ content: [AnyHashable: Any]) async -> FetchOutcome",
            todo: "Pass the notification to SDK, and return what it brought.",
            result: ".noData"),
        LifecycleHook(
            event: .remoteNotification, words: "The user opened a notification.",
            declaration: "func openNotification(_ content: [AnyHashable: Any])",
            todo: "Tell SDK that the user opened the notification."),
        LifecycleHook(
            event: .termination, words: "The app is about to terminate.",
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
        mark = MemberID.lifecycle(hook.event.rawValue).text
    }
}
