// How a wrapper turns what an SDK throws into the flow's own error, and which error a skeleton can make up
// until then.
// Source: the design's section 5, "The skeleton".

import FlowModel
import Mustache
import SwiftNotation

/// The method that maps what an SDK throws to the flow's own error.
struct ErrorMapperContext: TemplateContext {
    var signature: [String]
    var type: String
    var fallback: String
    /// What is left to do; empty where the fallback is all that there is.
    var todo: String

    static let fields: [ContextField<Self>] = [
        .texts("signature") { $0.signature }, .text("type") { $0.type },
        .text("fallback") { $0.fallback }, .text("todo") { $0.todo },
    ]

    /// The mapper of a flow; nil when no step needs one, or no error can be made.
    init?(_ outline: FlowOutline, sdk: String) {
        let flow = outline.flow
        guard outline.needsErrorMapper, let fallback = flow.mappedError else { return nil }
        let isNonisolated = flow.isolation.value == .sendable
        signature = Signature(
            head: "\(isNonisolated ? "nonisolated " : "")func \(flow.errorMapper)",
            parameters: ["for error: any Error"],
            tail: " -> \(flow.errorType)"
        ).lines(indent: 4, brace: true)
        type = flow.errorType
        self.fallback = fallback
        let isLast = flow.errors.count == 1 && flow.otherError != nil
        todo = isLast ? "" : "Map the errors of \(sdk) to the cases of `\(flow.errorType)`."
    }
}

extension Flow {
    /// The name of the method that maps errors: `chatBotError`.
    var errorMapper: String { lowerCamel(errorType) }

    /// What an error of the SDK becomes: the case for anything else, if it can be made, else the last one
    /// without a payload. Nil when there is neither.
    var mappedError: String? {
        if let wrapping = wrappingError { return wrapping("error") }
        if let other = otherError {
            if other.payload.isEmpty { return ".\(other.name.spelled)" }
            if other.payload.count == 1, other.payload[0].type.text == "String" {
                let label = other.payload[0].label.map { "\($0.asArgument): " } ?? ""
                return ".\(other.name.spelled)(\(label)String(describing: error))"
            }
        }
        return errors.last { $0.payload.isEmpty }.map { ".\($0.name.spelled)" }
    }

    /// An error that a skeleton can throw: the last case without a payload, else one with a lone
    /// `Error`. Nil when there is neither.
    var placeholderError: String? {
        if let plain = errors.last(where: { $0.payload.isEmpty }) {
            return "\(errorType).\(plain.name.spelled)"
        }
        return wrappingError.map { errorType + $0(Self.unsupported) }
    }

    /// An error of Foundation that says that something is not supported.
    static let unsupported = "CocoaError(.featureUnsupported)"

    /// Writes the first case with a lone `Error` around an expression.
    private var wrappingError: ((String) -> String)? {
        guard let wrapping = errors.first(where: \.holdsAnyError) else { return nil }
        let label = wrapping.payload[0].label.map { "\($0.asArgument): " } ?? ""
        return { ".\(wrapping.name.spelled)(\(label)\($0))" }
    }

    /// The failure that a skeleton can report for a step: a status that holds the flow's own error.
    func reportedFailure(of step: Step) -> EnumCase? {
        mappedError == nil ? nil : failure(of: step)
    }
}

extension FlowOutline {
    /// Whether a step of a wrapper ends in the flow's own error.
    fileprivate var needsErrorMapper: Bool {
        steps.contains { step in
            flow.reportedFailure(of: step.step) != nil
                || (step.shape.failure == flow.errorType && step.shape.throwsKnownError)
        }
    }
}
