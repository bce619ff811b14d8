// With a list, `use` sends each call to all integrations on it. That is only possible where nothing comes back (whose
// status, value or answer would it be?), and where what is passed can be passed on more than once.

import Diagnostics

enum FanOut: FlowRule {
    static let id: DiagnosticID = "flow-use-list"
    /// What the class that passes calls on keeps.
    private static let member = "services"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.usesList, !flow.isChoice, flow.use.count > 1 else { return [] }
        if let answer = answer(of: flow) { return [answer] }
        return flow.steps.flatMap { step in
            step.parameters.filter { $0.type.isVariadic || $0.type.prefixes.contains("sending") }
                .map { .passedOnce($0) }
                + (step.name.text == member ? [.reservedStep(step)] : [])
        }
    }

    private static func answer(of flow: Flow) -> Diagnostic? {
        if let step = flow.steps.first(where: { !$0.isFireAndForget }) {
            return .comesBack("step", step.name.text, flow.use[1])
        }
        if let property = flow.properties.first {
            return .comesBack("property", property.name.text, flow.use[1])
        }
        if let event = flow.events.first {
            return .comesBack("event", event.name.text, flow.use[1])
        }
        return flow.views.first.map { .comesBack("view", $0.name.text, flow.use[1]) }
    }
}

extension Diagnostic {
    fileprivate static func comesBack(_ noun: String, _ name: String, _ second: Located<String>) -> Diagnostic {
        Diagnostic(
            FanOut.id,
            "only one integration can implement this flow: something comes back from the \(noun) '\(name)'",
            advice: "use one integration; a list is for flows whose steps have none of `via`, `to`, "
                + "`returns`, `streams`, `throws`", at: second.location)
    }

    fileprivate static func passedOnce(_ parameter: Parameter) -> Diagnostic {
        Diagnostic(
            FanOut.id,
            "'\(parameter.label.internal.text)' cannot be passed on to several integrations",
            advice: "write `\(parameter.type.storedText)`", at: parameter.location
        )
    }

    fileprivate static func reservedStep(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the step '\(step.name.text)' has the name of a member that flowgen writes for a list in `use`",
            advice: "give it another name", at: step.location)
    }
}
