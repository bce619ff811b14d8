// A delegate protocol of the SDK that the wrapper conforms to. The SDK calls its methods on a thread of its own choice,
// so each is nonisolated and says how to get back to the flow; unless the flow says `thread: main`.

import FlowModel
import SwiftText

/// What the wrapper's template may use of a delegate.
struct DelegateContext: TemplateContext {
    /// One of its methods.
    struct Method: TemplateContext {
        let signature: Signature
        /// A value that claims nothing, or what stands in for one; empty if there is nothing to return.
        let end: String
        let mark: String?

        static let fields: [ContextField<Self>] = [
            .text("result") { $0.signature.result }, .text("declaration") { $0.signature.declaration() },
            .text("end") { $0.end },
        ]
    }

    let delegate: Delegate
    let methods: [Method]
    /// Whether the methods belong to the main actor.
    private let isOnMain: Bool

    static let fields: [ContextField<Self>] = [
        .text("delegate") { $0.delegate.name.value }, .list("methods") { $0.methods },
        .flag("isOnMain") { $0.isOnMain },
    ]

    /// What names types, for the imports.
    var code: [String] { ["NSObject"] + methods.flatMap { $0.signature.types + [$0.end] } }

    init(_ delegate: Delegate, isOnMain isCalledOnMain: Bool, in flow: Flow) {
        self.delegate = delegate
        isOnMain = isCalledOnMain
        methods = delegate.methods.map { method in
            // A method that names the type of its errors cannot throw just any.
            let missing =
                method.effects.hasSuffix("throws")
                ? "throw \(Flow.unsupported)" : "fatalError(\"\(method.fullName) is not written yet\")"
            let neutral = method.result.flatMap { Samples.neutral(of: flow).sample(of: $0) }
            return Method(
                signature: Signature(
                    start: "\(isCalledOnMain ? "" : "nonisolated ")func \(method.name.spelled)",
                    parameters: method.parameters.map(\.text), effects: method.effects,
                    result: method.result?.text ?? ""),
                end: neutral ?? (method.result.map(\.isVoid) ?? true ? "" : missing),
                mark: MemberID.delegate(delegate.name.value, method: method.fullName).text)
        }
    }
}
