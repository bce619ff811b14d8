// A flow as the page's script wants it: what may happen in which status, and the words for all of it.

import FlowModel
import SwiftText

struct PreviewData {
    private let flow: Flow
    private let samples: PreviewSamples

    init(_ flow: Flow, samples: PreviewSamples) {
        self.flow = flow
        self.samples = samples
    }

    var text: String {
        JSONValue.object([
            ("flow", .string(flow.name.value)),
            ("initial", .optional(flow.initial?.value)),
            ("statuses", .array(flow.statuses.map { enumCase($0, isFailure: flow.isFailure($0)) })),
            ("errors", .array(flow.errors.map { enumCase($0, isFailure: true) })),
            ("steps", .array(flow.steps.map(step))),
            ("events", .array(flow.events.map(event))),
        ]).textInHTML
    }

    private func enumCase(_ value: EnumCase, isFailure: Bool) -> JSONValue {
        .object([
            ("name", .string(value.name.text)), ("words", .string(value.words.summary)),
            ("discussion", .string(value.words.discussion)), ("isFailure", .bool(isFailure)),
            ("payload", .array(value.payload.map { payload($0, of: value) })),
        ])
    }

    private func payload(_ value: PayloadValue, of owner: EnumCase) -> JSONValue {
        let label = value.label?.text ?? ""
        let sample = samples.sample(of: value.type, named: label.isEmpty ? owner.name.text : label, given: value.sample)
        return .object([
            ("label", .string(label)), ("type", .string(value.type.text)), ("words", .string(value.summary)),
            ("sample", .string(sample)), ("isError", .bool(!flow.errors.isEmpty && value.type.text == flow.errorType)),
        ])
    }

    private func step(_ step: Step) -> JSONValue {
        let (throwing, throwsOwn) =
            switch step.throwing {
            case .nothing: (JSONValue.null, false)
            case .any: (JSONValue.string("an error"), false)
            case .type(let type):
                (JSONValue.string(type.text), !flow.errors.isEmpty && type.text == flow.errorType)
            }
        return .object([
            ("name", .string(step.name.text)), ("user", .string(step.user)),
            ("words", .string(step.words.summary)), ("discussion", .string(step.words.discussion)),
            ("parameters", .array(step.ownParameters.map(parameter))),
            ("from", .texts(step.from?.map(\.value))),
            ("via", .array(step.via.map { .texts($0.map(\.value)) })),
            ("to", .texts(step.to.map(\.value))), ("returns", .optional(step.returns?.text)),
            ("streams", .optional(step.streams?.text)), ("throws", throwing), ("throwsOwn", .bool(throwsOwn)),
            ("isLaunch", .bool(step.isLaunch)), ("cancels", .texts(step.cancels.map(\.value))),
            ("errors", .texts(flow.errors(of: step).map(\.name.text))), ("isEndless", .bool(step.isEndless)),
            ("late", .optional(step.deadline?.end.value)),
            ("within", .optional(step.deadline.map { "\($0.seconds)" })),
        ])
    }

    private func parameter(_ parameter: Parameter) -> JSONValue {
        .object([
            ("label", .string(parameter.label.internal.text)),
            ("type", .string(parameter.type.text)),
            ("words", .string(parameter.summary)),
        ])
    }

    private func event(_ event: Event) -> JSONValue {
        .object([
            ("name", .string(event.name.text)), ("words", .string(event.words.summary)),
            ("discussion", .string(event.words.discussion)),
            ("from", .texts(event.from?.map(\.value))), ("to", .texts(event.to.map(\.value))),
            ("signal", .optional(event.isSignal ? event.declaration : nil)),
            ("cancels", .texts(event.cancels.map(\.value))),
        ])
    }
}

/// Sample values for people to look at: what the flow or the configuration says, else something that looks like a value
/// of the type. Nothing compiles them.
struct PreviewSamples {
    private let flow: Flow
    private let configured: [String: String]

    init(flow: Flow, configuration: Configuration) {
        self.flow = flow
        configured = Dictionary(
            configuration.samples.map { ($0.type.text, $0.expression.text) }, uniquingKeysWith: { first, _ in first })
    }

    /// A sample; `name` gives a text its words.
    func sample(of type: SwiftType, named name: String, given: SwiftExpression?) -> String {
        if let text = given?.text ?? configured[type.text] { return text }
        if type.isOptional { return "nil" }
        switch type.text {
        case "String", "Substring": return "“\(words(of: name))”"
        case "Bool": return "true"
        case "Int", "Double", "Float", "Decimal", "CGFloat", "TimeInterval": return "1"
        case "Date": return "today"
        case "URL": return "https://example.com"
        case flow.errorType: return flow.errors.last.map { ".\($0.name.text)" } ?? type.text
        default: return type.isArray ? "[…]" : "a value of \(type.text)"
        }
    }

    /// A name as words: `userName` is `user name`.
    private func words(of name: String) -> String {
        var result = ""
        for character in name {
            if character.isUppercase, !result.isEmpty { result += " " }
            result += character.lowercased()
        }
        return result
    }
}

extension JSONValue {
    /// A text; `null` where there is none.
    fileprivate static func optional(_ text: String?) -> JSONValue {
        text.map(JSONValue.string) ?? .null
    }
}
