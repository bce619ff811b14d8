// Sample values: an expression for each type that tests and mocks need a value of. They come from the flow (`sample:`),
// from the configuration (`samples:`), or from the table of standard types below. A type without one is left out by
// whoever asked. Skeletons have neutral values instead.

import FlowModel
import SwiftText

/// Finds sample values for one flow.
struct Samples {
    let flow: Flow
    private let configured: [(type: SwiftType, expression: SwiftExpression)]
    private let anyError: String
    private var isNeutral = false

    /// - Parameter anyError: A sample of `any Error`. The generated one is for tests and mocks alone: most release
    ///   builds are without it, and so are projects without a table. Nothing is cancelled where no runner is.
    init(flow: Flow, configured: [(type: SwiftType, expression: SwiftExpression)], anyError: String? = nil) {
        self.flow = flow
        self.configured = configured
        self.anyError = anyError ?? (flow.hasTable ? "FlowSampleError()" : "CancellationError()")
    }

    /// Values that claim nothing, for skeletons: false, zero, an empty text, an empty list. The app's own types have none,
    /// unless the flow declares them.
    static func neutral(of flow: Flow) -> Samples {
        var samples = Samples(flow: flow, configured: [], anyError: Flow.unsupported)
        samples.isNeutral = true
        return samples
    }

    /// An expression of `type`; `name` gives a String its words.
    func sample(of type: SwiftType, named name: String = "", given: SwiftExpression? = nil) -> String? {
        if isNeutral {
            if type.isFunction, !type.isOptional { return nil }
            if let value = Self.neutralValues[type.text] { return value }
        } else if let given {
            return given.text
        }
        if let text = configuredSample(of: type) { return text }
        if type.isOptional { return "nil" }
        if type.isArray || type.isSet || type.isVariadic { return "[]" }
        if type.isDictionary { return "[:]" }
        if type.isVoid { return "()" }
        if type.text == "String" || type.text == "Substring" { return "\"\(name)\"" }
        if type.text == flow.errorType { return failureCase() }
        if type.text == flow.statusType { return flow.initial.map { ".\($0.value)" } }
        if type.text == "any Error" { return anyError }
        if type.prefixes.contains("@autoclosure") {
            return type.arguments.last.flatMap { sample(of: $0, named: name) }
        }
        if type.isFunction { return closure(type) }
        // Only the main actor makes views.
        if flow.isolation.value != .mainActor, ["UIView", "UIViewController"].contains(type.text) { return nil }
        return Self.standard[type.text]
    }

    /// What the configuration gives; an array or a set of a type that it knows has one element.
    private func configuredSample(of type: SwiftType) -> String? {
        if let sample = configured.first(where: { $0.type.text == type.text }) { return sample.expression.text }
        guard type.isArray || type.isSet, let element = type.arguments.first else { return nil }
        return configuredSample(of: element).map { "[\($0)]" }
    }

    /// An expression of a case with sample values, `.failed(reason: .unknown)`; nil when a value has none; `error`
    /// stands for each value that is the flow's own error.
    func expression(of enumCase: EnumCase, error: String? = nil) -> String? {
        var values: [String] = []
        for value in enumCase.payload {
            let name = value.label?.text ?? enumCase.name.text
            let given = value.type.text == flow.errorType ? error : nil
            guard let sample = given ?? sample(of: value.type, named: name, given: value.sample) else { return nil }
            values.append(value.label.map { "\($0.asArgument): \(sample)" } ?? sample)
        }
        let name = "." + enumCase.name.spelled
        return values.isEmpty ? name : "\(name)(\(values.joined(separator: ", ")))"
    }

    /// The flow's own error: the last case without a payload, else the first that has samples. What only a time limit
    /// ends with, no SDK says.
    func failureCase() -> String? {
        let limits = Set(flow.steps.compactMap { $0.deadline?.end.value })
        let others = flow.errors.filter { !limits.contains($0.name.text) }
        let errors = others.isEmpty ? flow.errors : others
        if let plain = errors.last(where: { $0.payload.isEmpty }) {
            return ".\(plain.name.spelled)"
        }
        // A payload that holds the flow's own error again has no end.
        for error in errors
        where !error.payload.contains(where: { $0.type.identifiers.contains(flow.errorType) }) {
            if let expression = expression(of: error) { return expression }
        }
        return nil
    }

    /// What an error of the SDK becomes: the case for anything else, if it can be made, else the flow's own error.
    func failure(of error: String) -> String? {
        guard let other = flow.otherError else { return failureCase() }
        guard let value = other.payload.first else { return ".\(other.name.spelled)" }
        let text = other.holdsAnyError ? error : value.type.text == "String" ? "String(describing: \(error))" : nil
        let label = value.label.map { "\($0.asArgument): " } ?? ""
        guard let text, other.payload.count == 1 else { return failureCase() }
        return ".\(other.name.spelled)(\(label)\(text))"
    }

    private func closure(_ type: SwiftType) -> String? {
        guard let result = type.arguments.last, result.isVoid else { return nil }
        switch type.arguments.count - 1 {
        case 0: return "{}"
        case let count:
            return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
        }
    }

    private static let numbers = [
        "CGFloat", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "TimeInterval", "UInt",
        "UInt16", "UInt32", "UInt64", "UInt8",
    ]

    private static let neutralValues = Dictionary(uniqueKeysWithValues: numbers.map { ($0, "0") }).merging([
        "AnyView": "AnyView(EmptyView())", "Bool": "false", "Character": "\" \"", "Duration": ".zero",
        "String": "\"\"", "Substring": "\"\"",
    ]) { first, _ in first }

    private static let standard: [String: String] = {
        var table = [
            "Bool": "true", "Character": "\"a\"", "Date": "Date(timeIntervalSince1970: 0)",
            "Data": "Data()", "URL": "URL(fileURLWithPath: \"/sample\")",
            "UUID": "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))",
            "Duration": ".seconds(1)",
            "Locale": "Locale(identifier: \"en\")",
            "URLError": "URLError(.unknown)", "CocoaError": Flow.unsupported,
            "CancellationError": "CancellationError()",
            "URLRequest": "URLRequest(url: URL(fileURLWithPath: \"/sample\"))",
        ]
        for type in ["CGPoint", "CGRect", "CGSize", "DateComponents", "UIImage", "UIView", "UIViewController"] {
            table[type] = "\(type)()"
        }
        for type in numbers { table[type] = "1" }
        return table
    }()
}
