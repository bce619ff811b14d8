// Inside a step each parameter has a name of its own, whatever label callers write.

import Diagnostics
import SwiftNotation

enum ParameterNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { check($0.parameters) }
            + facts.flow.views.flatMap { check($0.parameters) }
    }

    private static func check(_ parameters: [Parameter]) -> [Diagnostic] {
        guard parameters.count > 1 else { return [] }
        var seen: Set<String> = []
        return parameters.compactMap {
            seen.insert($0.label.internal.text).inserted ? nil : .parameterTwice($0)
        }
    }
}

extension Diagnostic {
    fileprivate static func parameterTwice(_ parameter: Parameter) -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-name-collision", "two parameters have the inner name '\(name)'",
            advice: "write a label and another name: "
                + "`\(parameter.label.external?.text ?? "_") other\(upperCamel(name))`",
            at: parameter.location)
    }
}
