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
        var name: String
        var todo: String
        /// A value that claims nothing; empty if there is none, or nothing to return.
        var neutral: String
        /// The error that it throws if it has no value to return; empty for none.
        var thrown: String
        /// Whether it can neither throw nor return a neutral value.
        var isOwing: Bool
        var mark: String?

        static let fields: [ContextField<Self>] = [
            .texts("signature") { $0.signature }, .text("name") { $0.name },
            .text("todo") { $0.todo }, .text("neutral") { $0.neutral },
            .text("thrown") { $0.thrown }, .flag("isOwing") { $0.isOwing },
        ]
    }

    /// The head of the extension.
    var head: [String]
    var name: String
    var methods: [Method]

    static let fields: [ContextField<Self>] = [
        .texts("head") { $0.head }, .text("delegate") { $0.name }, .list("methods") { $0.methods },
        .flag("hasMethods") { !$0.methods.isEmpty },
    ]

    init(_ delegate: Delegate, of wrapper: String, in flow: Flow, sdk: String) {
        name = delegate.name.value
        head = StatementLayout(indent: 0).classHead("extension \(wrapper)", inheriting: name)
        let values = NeutralValues(flow)
        methods = delegate.methods.map { method in
            var tail = method.effects.isEmpty ? "" : " " + method.effects
            if let result = method.result { tail += " -> \(result.text)" }
            let signature = Signature(
                head: "nonisolated func \(method.name.spelled)",
                parameters: method.parameters.map(\.text), tail: tail)
            let neutral = method.result.flatMap { values.expression(of: $0) } ?? ""
            let lacksValue = neutral.isEmpty && method.result.map { !$0.isVoid } ?? false
            // A method that names the type of its errors cannot throw just any.
            let throwsAny = method.effects.hasSuffix("throws")
            return Method(
                signature: signature.lines(indent: 4, brace: true), name: method.fullName,
                todo: flow.isolation.value.todo(for: method, sdk: sdk), neutral: neutral,
                thrown: lacksValue && throwsAny ? Flow.unsupported : "",
                isOwing: lacksValue && !throwsAny,
                mark: MemberID.delegate(delegate.name.value, method: method.fullName).text)
        }
    }
}

extension Isolation {
    /// What a method has to do that an SDK calls on any thread.
    fileprivate func todo(for method: SwiftSignature, sdk: String) -> String {
        let work =
            method.result == nil
            ? "Pass on what the flow needs" : "Return the value that \(sdk) needs"
        guard self == .mainActor else { return "\(work). \(sdk) can call this on any thread." }
        switch (method.isAsync, method.result == nil) {
        case (true, true): return "\(work): `await MainActor.run { … }`."
        case (true, false): return "\(work): `await MainActor.run { … }` reaches the flow."
        case (false, true): return "\(work): `Task { @MainActor in … }`."
        case (false, false): return "\(work). \(sdk) can call this on any thread."
        }
    }
}
