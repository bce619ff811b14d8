// A delegate protocol of the SDK that the wrapper conforms to. The SDK calls its methods on a thread of its own choice,
// so each is nonisolated and says how to get back to the flow; unless the flow says `thread: main`.

import FlowModel
import Mustache
import SwiftNotation

/// What the wrapper's template may use of a delegate.
struct DelegateContext: TemplateContext {
    /// One of its methods.
    struct Method: TemplateContext {
        /// The name with its labels: `session(_:didFail:)`.
        var fullName: String
        var signature: Signature
        /// Whether it can wait for the main actor.
        var isAwaiting: Bool
        /// A value that claims nothing; empty if there is none, or nothing to return.
        var neutral: String
        /// The error that it throws if it has no value to return; empty for none.
        var thrown: String
        /// Whether it can neither throw nor return a neutral value.
        var isOwing: Bool
        var mark: String?

        static let fields: [ContextField<Self>] =
            [
                .text("fullName") { $0.fullName }, .text("result") { $0.signature.result },
                .text("declaration") { $0.signature.declaration() },
                .flag("isAwaiting") { $0.isAwaiting },
                .text("neutral") { $0.neutral }, .text("thrown") { $0.thrown },
                .flag("isOwing") { $0.isOwing },
            ]
    }

    let delegate: Delegate
    var methods: [Method]
    /// Whether the methods belong to the main actor.
    var isOnMain: Bool

    static let fields: [ContextField<Self>] = [
        .text("delegate") { $0.delegate.name.value }, .list("methods") { $0.methods },
        .flag("isOnMain") { $0.isOnMain },
    ]

    /// What names types, for the imports.
    var code: [String] {
        ["NSObject"]
            + methods.flatMap { $0.signature.types + [$0.neutral, $0.thrown] }
    }

    /// - Parameter written: The methods of the delegates before, which serve this one too.
    init(_ delegate: Delegate, after written: [SwiftSignature], isOnMain isCalledOnMain: Bool, in flow: Flow) {
        self.delegate = delegate
        isOnMain = isCalledOnMain
        let values = NeutralValues(flow)
        methods = delegate.methods.filter { method in !written.contains { $0.isSame(as: method) } }.map { method in
            let neutral = method.result.flatMap { values.expression(of: $0) } ?? ""
            let lacksValue = neutral.isEmpty && method.result.map { !$0.isVoid } ?? false
            // A method that names the type of its errors cannot throw just any.
            let throwsAny = method.effects.hasSuffix("throws")
            return Method(
                fullName: method.fullName,
                signature: Signature(
                    start: "\(isCalledOnMain ? "" : "nonisolated ")func \(method.name.spelled)",
                    parameters: method.parameters.map(\.text), effects: method.effects,
                    result: method.result?.text ?? ""),
                isAwaiting: method.isAsync && flow.isolation.value == .mainActor, neutral: neutral,
                thrown: lacksValue && throwsAny ? Flow.unsupported : "", isOwing: lacksValue && !throwsAny,
                mark: MemberID.delegate(delegate.name.value, method: method.fullName).text)
        }
    }
}

extension SwiftSignature {
    /// Whether a class can have but one of both methods.
    fileprivate func isSame(as other: SwiftSignature) -> Bool {
        fullName == other.fullName && parameters.map(\.type) == other.parameters.map(\.type) && result == other.result
    }
}
