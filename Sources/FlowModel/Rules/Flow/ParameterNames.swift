// Inside a step each parameter has a name of its own, whatever label callers write, and none of what
// flowgen writes there: members that the code reads, the completion that brings the answer.

import Diagnostics
import SwiftNotation

enum ParameterNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.steps.flatMap { check($0.parameters) + hiding($0, in: facts.flow) }
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

extension ParameterNames {
    /// Parameters that would hide a member which the code of their step reads.
    private static func hiding(_ step: Step, in flow: Flow) -> [Diagnostic] {
        let members = Set(
            GeneratedNames.stepSuffixes.map { step.name.text + $0 }
                + GeneratedNames.bodyNames(of: flow)
                + GeneratedNames.answerParameters(of: step, in: flow))
        return step.parameters.filter { members.contains($0.label.internal.text) }
            .map { .hidingParameter($0) }
    }
}

extension Diagnostic {
    fileprivate static func hidingParameter(_ parameter: Parameter) -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-reserved-name",
            "the parameter '\(name)' has the name of something that flowgen writes for the step",
            advice: "write another name behind the label: "
                + "`\(parameter.label.external?.text ?? "_") given\(upperCamel(name))`",
            at: parameter.location)
    }

    fileprivate static func parameterTwice(_ parameter: Parameter) -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-name-collision", "two parameters have the inner name '\(name)'",
            advice: "write a label and another name: "
                + "`\(parameter.label.external?.text ?? "_") other\(upperCamel(name))`",
            at: parameter.location)
    }
}
