// The TODO line of a step: which call of the SDK belongs there, and what the developer's code then does.

import FlowModel
import Mustache
import SwiftNotation

/// What a step's TODO line says, for the template that words it.
struct StepTodo: TemplateContext {
    /// What is to be done after the call of the SDK.
    struct Part: TemplateContext {
        enum Kind: String, CaseIterable {
            case sends, sendsValues, yieldsValues
            case returnsNil, returnsStatus, returnsAnswer, returnsPublisher
            case returnsPublisherOfValues, returnsStream, completes, observes
        }

        var kind: Kind
        /// The statuses, as one writes them: "`.found(place:)` or `.lost`".
        var statuses = ""

        static let fields: [ContextField<Self>] =
            [.text("statuses") { $0.statuses }] + Kind.allCases.map { kind in .flag(kind.rawValue) { $0.kind == kind } }
    }

    /// Whether the step sets the client of the SDK up.
    var isSetup: Bool
    var parts: [Part] = []
    /// The statuses that a stub sends one after the other.
    var sequence: [String] = []

    static let fields: [ContextField<Self>] = [
        .flag("isSetup") { $0.isSetup }, .list("parts") { $0.parts },
        .texts("sequence") { $0.sequence },
    ]

    init(_ implementation: StepImplementation, hasClient: Bool) {
        let shape = implementation.shape
        isSetup = shape.step.isLaunch && hasClient
        let later = implementation.later.map(Self.patterns)
        let ends = implementation.ends.isEmpty ? [] : [Self.patterns(implementation.ends)]
        func sends(_ statuses: [String]) -> [Part] {
            statuses.map { Part(kind: .sends, statuses: $0) }
        }
        switch implementation.work {
        case .none where shape.answer == .none:
            sequence = later + ends
        case .none:
            parts = sends(later + ends) + (Self.answer(of: shape).map { [Part(kind: $0)] } ?? [])
        case .status:
            let end = ends.first.map { Part(kind: .returnsStatus, statuses: $0) }
            parts = sends(later) + [end ?? Part(kind: .returnsNil)]
        case .value:
            parts = sends(later + ends) + (shape.isVoid ? [] : [Part(kind: .returnsAnswer)])
        case .values:
            let values = Part(kind: implementation.sendsValues ? .sendsValues : .yieldsValues)
            parts = sends(later) + [values] + sends(ends)
        }
    }

    /// What a stub does with the answer; nil if there is none.
    private static func answer(of shape: StepSignature) -> Part.Kind? {
        switch (shape.answer, shape.style) {
        case (.none, _): nil
        case (.one, .combine): .returnsPublisher
        case (.many, .combine): .returnsPublisherOfValues
        case (.many, .async): .returnsStream
        case (.one, .callback): .completes
        case (.many, .callback): .observes
        case (.one, .async), (.direct, _): shape.isVoid ? nil : .returnsAnswer
        }
    }

    /// Statuses as one writes them: `.found(place:)` or `.lost`, each in backticks.
    private static func patterns(_ statuses: [EnumCase]) -> String {
        alternatives(statuses.map(pattern))
    }

    /// A status as one writes it, with its labels: `.success(message:)`.
    static func pattern(_ status: EnumCase) -> String {
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return ".\(status.name.spelled)" + (labels.isEmpty ? "" : "(\(labels))")
    }
}

extension StepImplementation {
    /// Whether the developer's code sends statuses while the step runs.
    var sendsStatuses: Bool { !later.isEmpty || (work != .status && !ends.isEmpty) }

    /// Whether the closure that hands on a value is called `send`; else it is `yield`.
    var sendsValues: Bool { shape.style == .combine && !sendsStatuses }
}
