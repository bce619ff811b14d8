// A parameter with a default value gives an overload without it, in an extension of the protocol. The overloads of a
// step must differ, and each must be able to pass on what it takes.

import Diagnostics
import SwiftNotation

enum DefaultValues: FlowRule {
    static let id: DiagnosticID = "flow-default"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { variadic($0) + alike($0) }
    }

    /// The defaults of a step that takes any number of values: Swift cannot pass those on.
    private static func variadic(_ step: Step) -> [Diagnostic] {
        guard let many = step.parameters.first(where: \.type.isVariadic) else { return [] }
        return step.parameters.filter { $0.defaultValue != nil && !$0.type.isVariadic }
            .map { .besideVariadic($0, many) }
    }

    /// Parameters whose overload is declared like that of an earlier one.
    private static func alike(_ step: Step) -> [Diagnostic] {
        var seen: [[String]: Parameter] = [:]
        return step.parameters.indices.compactMap { index in
            let parameter = step.parameters[index]
            guard parameter.defaultValue != nil else { return nil }
            var others = step.parameters
            others.remove(at: index)
            let key = others.map { "\($0.label.inFullName) \($0.type.text)" }
            if let first = seen[key] { return .sameOverload(parameter, first) }
            seen[key] = parameter
            return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func besideVariadic(_ parameter: Parameter, _ many: Parameter) -> Diagnostic {
        Diagnostic(
            DefaultValues.id,
            "'\(parameter.label.internal.text)' cannot have a default value: Swift cannot pass on the "
                + "values of '\(many.label.internal.text)', of which there may be any number",
            advice: "remove `default`, or write the type as an array: `\(many.type.storedText)`",
            at: parameter.location)
    }

    fileprivate static func sameOverload(_ parameter: Parameter, _ first: Parameter) -> Diagnostic {
        let (name, other) = (parameter.label.internal.text, first.label.internal.text)
        return Diagnostic(
            DefaultValues.id,
            "a call without '\(name)' cannot be told from one without '\(other)': they have the same "
                + "label and type",
            advice: "remove one `default`, or give them different labels", at: parameter.location)
    }
}
