// How a wrapper turns what an SDK throws into the flow's own error, and which error a skeleton can make up until then.

import FlowModel
import SwiftText

/// The function that maps what an SDK throws to the flow's own error.
struct ErrorMapperContext: TemplateContext {
    /// A case of the SDK's errors.
    struct Case: TemplateContext {
        let name: String
        /// The flow's error of the same name, or that for anything else.
        let result: String
        /// True if somebody has to choose an error.
        let isOpen: Bool

        static let fields: [ContextField<Self>] = [
            .text("name") { $0.name }, .text("result") { $0.result }, .flag("isOpen") { $0.isOpen },
        ]
    }

    let outline: FlowOutline
    private let integration: FlowIntegration

    private var flow: Flow { outline.flow }
    /// The error that anything becomes; empty if none can be made.
    var fallback: String {
        let samples = Samples(flow: flow, configured: outline.settings.samples, anyError: "error")
        return samples.failure(of: "error") ?? ""
    }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.flow.errorMapper }, .text("type") { $0.flow.errorType }, .text("fallback") { $0.fallback },
        // The SDK's own error, if its cases are known and each can become something.
        .list(
            "errors", { $0.cases.isEmpty ? [] : [$0] },
            keys: [
                .text("sdkError") { $0.names.filter(\.isType).joined(separator: ".") },
                .text("value") { (["error"] + $0.names.filter { !$0.isType }).joined(separator: ".") },
                .list("cases") { $0.cases },
            ]),
        // Whether there is more to do than that.
        .flag("isOpen") { $0.flow.errors.count > 1 || $0.flow.otherError == nil },
    ]

    /// Nil if nothing runs that could fail, or the flow has no errors.
    init?(_ outline: FlowOutline, for integration: FlowIntegration) {
        guard outline.flow.hasTable, !outline.flow.errors.isEmpty else { return nil }
        (self.outline, self.integration) = (outline, integration)
    }

    /// The parts of the path to the SDK's errors.
    private var names: [Substring] { integration.sdkErrors?.value.split(separator: ".") ?? [] }

    private var cases: [Case] {
        let fallback = fallback
        if fallback.isEmpty { return [] }
        return integration.errorCases.map { found in
            let own = flow.errors.first { $0.name.text == found.fullName }
            let result = own.flatMap { $0.holding("error") }
            return Case(name: found.fullName, result: result ?? fallback, isOpen: result == nil)
        }
    }
}

extension Substring {
    fileprivate var isType: Bool { first?.isUppercase ?? false }
}

extension Flow {
    /// The name of the method that maps errors: `chatBotError`.
    package var errorMapper: String { lowerCamel(errorType) }

    /// The error for anything else: the first whose name says so, and then one that contains nothing but an `any Error`
    /// if there is any. Nil if there is neither.
    var otherError: EnumCase? {
        let named = errors.filter {
            ["unknown", "unknownError", "other", "otherError", "unexpected"].contains($0.name.text)
        }
        return named.first(where: \.holdsAnyError) ?? errors.first(where: \.holdsAnyError) ?? named.first
    }

    /// An error of Foundation that says that something is not supported.
    static let unsupported = "CocoaError(.featureUnsupported)"
}

extension EnumCase {
    /// The case as an expression, if an error is all that it needs; nil if it needs more.
    fileprivate func holding(_ error: String) -> String? {
        if payload.isEmpty { return ".\(name.spelled)" }
        let label = payload[0].label.map { "\($0.asArgument): " } ?? ""
        return holdsAnyError ? ".\(name.spelled)(\(label)\(error))" : nil
    }

    /// Whether an `any Error` is its only value.
    var holdsAnyError: Bool {
        payload.count == 1 && ["any Error", "(any Error)?"].contains(payload[0].type.text)
    }
}
