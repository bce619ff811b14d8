// Inside a step each parameter has a name of its own, whatever label callers write, and none of what flowgen writes
// there: members that the code reads, the completion that brings the answer.

import Diagnostics
import SwiftNotation

enum ParameterNames: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let stepNames = flow.bodyNames
        let viewNames = ReservedNames.viewMembers.union(PlatformNames.functionsInUse)
        return flow.steps.flatMap { check($0.ownParameters) + hiding($0, in: flow, stepNames) + likeReceiver($0) }
            + flow.views.flatMap { check($0.parameters) + hiding($0, viewNames) }
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
    /// Parameters with the name of the object that the step is called on.
    private static func likeReceiver(_ step: Step) -> [Diagnostic] {
        guard let receiver = step.parameters.first(where: \.isReceiver) else { return [] }
        return step.ownParameters
            .filter { $0.label.internal.text == receiver.label.internal.text }
            .map { .receiverTwice($0, receiver) }
    }

    /// Parameters that would hide a member which the code of their step reads.
    private static func hiding(_ step: Step, in flow: Flow, _ names: Set<String>) -> [Diagnostic] {
        let own = Set(ReservedNames.mockMembers(for: step.name.text) + flow.answerParameters(of: step))
        return step.parameters.map { ($0, $0.label.internal.text) }.filter { names.contains($1) || own.contains($1) }
            .map(\.0).map { $0.isReceiver ? .hidingReceiver($0) : .hidingParameter($0) }
    }

    /// Parameters that would hide a member which the code of their view reads.
    private static func hiding(_ view: ViewRequirement, _ names: Set<String>) -> [Diagnostic] {
        let own = Set(ReservedNames.mockMembers(for: view.name.text))
        return view.parameters.map { ($0, $0.label.internal.text) }.filter { names.contains($1) || own.contains($1) }
            .map(\.0).map { .hidingParameter($0, of: "view") }
    }
}

extension Diagnostic {
    fileprivate static func hidingParameter(_ parameter: Parameter, of noun: String = "step") -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-reserved-name",
            "the parameter '\(name)' has the name of something that flowgen writes for the \(noun)",
            advice: "write another name behind the label: "
                + "`\(parameter.label.external?.text ?? "_") given\(upperCamel(name))`", at: parameter.location)
    }

    fileprivate static func hidingReceiver(_ receiver: Parameter) -> Diagnostic {
        let name = receiver.label.internal.text
        return Diagnostic(
            "flow-reserved-name",
            "the steps' last parameter would be called '\(name)', like something that flowgen writes for them",
            advice: "extend the type under another name, by a `typealias` of the app", at: receiver.location)
    }

    fileprivate static func receiverTwice(_ parameter: Parameter, _ receiver: Parameter) -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-name-collision",
            "the parameter '\(name)' has the name of the \(receiver.type.text) that the step is called on",
            advice: "write another name behind the label: "
                + "`\(parameter.label.external?.text ?? "_") other\(upperCamel(name))`", at: parameter.location)
    }

    fileprivate static func parameterTwice(_ parameter: Parameter) -> Diagnostic {
        let name = parameter.label.internal.text
        return Diagnostic(
            "flow-name-collision", "two parameters have the inner name '\(name)'",
            advice: "write a label and another name: "
                + "`\(parameter.label.external?.text ?? "_") other\(upperCamel(name))`", at: parameter.location)
    }
}
