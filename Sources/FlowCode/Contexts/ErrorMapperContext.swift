// How a wrapper turns what an SDK throws into the flow's own error, and which error a skeleton can make up until then.

import FlowModel
import SwiftText

/// The function that maps what an SDK throws to the flow's own error.
struct ErrorMapperContext: TemplateContext {
    let outline: FlowOutline

    private var flow: Flow { outline.flow }
    /// The error that anything becomes; empty if none can be made.
    var fallback: String {
        let samples = Samples(flow: flow, configured: outline.settings.samples, anyError: "error")
        return samples.failure(of: "error") ?? ""
    }

    static let fields: [ContextField<Self>] = [
        .text("name") { $0.flow.errorMapper }, .text("type") { $0.flow.errorType }, .text("fallback") { $0.fallback },
        // Whether there is more to do than that.
        .flag("isOpen") { $0.flow.errors.count > 1 || $0.flow.otherError == nil },
    ]

    /// Nil if nothing runs that could fail, or the flow has no errors.
    init?(_ outline: FlowOutline) {
        guard outline.flow.hasTable, !outline.flow.errors.isEmpty else { return nil }
        self.outline = outline
    }
}

extension Flow {
    /// The name of the method that maps errors: `chatBotError`.
    var errorMapper: String { lowerCamel(errorType) }

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
    /// Whether an `any Error` is its only value.
    var holdsAnyError: Bool {
        payload.count == 1 && ["any Error", "(any Error)?"].contains(payload[0].type.text)
    }
}
