// How a wrapper turns what an SDK throws into the flow's own error, and which error a skeleton can make up until then.

import FlowModel
import Mustache
import SwiftNotation

/// The function that maps what an SDK throws to the flow's own error.
struct ErrorMapperContext: TemplateContext {
    var name: String
    var type: String
    /// The error that anything becomes; empty if none can be made.
    var fallback: String
    /// Whether there is more to do than that.
    var isOpen: Bool

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.name }, .text("type") { $0.type }, .text("fallback") { $0.fallback },
        .flag("isOpen") { $0.isOpen },
    ]

    /// Nil if nothing runs that could fail, or the flow has no errors.
    init?(_ outline: FlowOutline) {
        let flow = outline.flow
        guard flow.hasTable, !flow.errors.isEmpty else { return nil }
        name = flow.errorMapper
        type = flow.errorType
        let samples = Samples(flow: flow, configured: outline.settings.samples, anyError: "error")
        fallback = flow.mapped("error") ?? samples.failureCase() ?? ""
        isOpen = flow.errors.count > 1 || flow.otherError == nil
    }
}

extension Flow {
    /// The name of the method that maps errors: `chatBotError`.
    var errorMapper: String { lowerCamel(errorType) }

    /// What an error of the SDK becomes: the case for anything else, if it can be made, else the last one without a
    /// payload. Nil when there is neither.
    func mapped(_ error: String) -> String? {
        if let other = otherError, other.payload.count == 1 {
            let value = other.payload[0]
            let text = other.holdsAnyError ? error : value.type.text == "String" ? "String(describing: \(error))" : nil
            let label = value.label.map { "\($0.asArgument): " } ?? ""
            if let text { return ".\(other.name.spelled)(\(label)\(text))" }
        }
        let plain = [otherError, errors.last { $0.payload.isEmpty }].compactMap(\.self).first(where: \.payload.isEmpty)
        return plain.map { ".\($0.name.spelled)" }
    }

    /// The error for anything else: the first whose name says so, and then one that contains nothing but an `any Error`
    /// if there is any. Nil if there is neither.
    fileprivate var otherError: EnumCase? {
        let named = errors.filter {
            ["unknown", "unknownError", "other", "otherError", "unexpected"].contains($0.name.text)
        }
        return named.first(where: \.holdsAnyError) ?? errors.first(where: \.holdsAnyError) ?? named.first
    }

    /// An error of Foundation that says that something is not supported.
    static let unsupported = "CocoaError(.featureUnsupported)"
}

extension EnumCase {
    /// Whether an `any Error` is its only value.
    fileprivate var holdsAnyError: Bool {
        payload.count == 1 && ["any Error", "(any Error)?"].contains(payload[0].type.text)
    }
}
