// A delegate protocol of the SDK that the wrapper conforms to. The SDK calls its methods on a thread of its
// own choice, so each is nonisolated and says how to get back to the flow.
// Source: the design's section 5, "Delegates".

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a delegate.
struct DelegateContext: TemplateContext {
    /// One of its methods.
    struct Method: TemplateContext {
        var signature: [String]
        var todo: String
        /// What stops a method that owes a value; empty for one that owes none.
        var failure: String
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .texts("signature") { $0.signature }, .text("todo") { $0.todo },
            .text("failure") { $0.failure },
        ]
    }

    /// The head of the extension.
    var head: [String]
    var name: String
    var methods: [Method]

    static let fields: [ContextField<Self>] = [
        .texts("head") { $0.head }, .text("name") { $0.name }, .list("methods") { $0.methods },
        .flag("hasMethods") { !$0.methods.isEmpty },
    ]

    init(_ delegate: Delegate, of wrapper: String, isolation: Isolation, sdk: String) {
        name = delegate.name.value
        head = StatementLayout(indent: 0).classHead("extension \(wrapper)", inheriting: name)
        methods = delegate.methods.map { method in
            var tail = method.effects.isEmpty ? "" : " " + method.effects
            if let result = method.result { tail += " -> \(result.text)" }
            let signature = Signature(
                head: "nonisolated func \(method.name.spelled)",
                parameters: method.parameters.map(\.text), tail: tail)
            return Method(
                signature: signature.lines(indent: 4, brace: true),
                todo: isolation.todo(for: method, sdk: sdk),
                failure: method.result == nil ? "" : "\(method.fullName) is not written yet",
                mark: "delegate \(delegate.name.value) \(method.fullName)")
        }
    }
}

extension Isolation {
    /// What belongs into a method that an SDK calls on any thread.
    fileprivate func todo(for method: SwiftSignature, sdk: String) -> String {
        let work =
            method.result == nil
            ? "Take from it what the flow needs, and tell the flow"
            : "Return what \(sdk) asks for"
        let hop: String
        switch (self, method.isAsync, method.result == nil) {
        case (.none, _, _): return "\(work). \(sdk) may call this on any thread."
        case (.mainActor, true, _): hop = "`await MainActor.run { … }`"
        case (.mainActor, false, true): hop = "`Task { @MainActor in … }`"
        case (.sendable, true, _): hop = "`await`"
        case (.sendable, false, true): hop = "`Task { await … }`"
        case (_, false, false): return "\(work); it may call this on any thread."
        }
        return method.result == nil ? "\(work): \(hop)." : "\(work); the flow is behind \(hop)."
    }
}
