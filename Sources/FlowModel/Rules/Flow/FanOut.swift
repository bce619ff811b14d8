// With a list, `use` sends each call to all integrations on it. That is only possible where nothing
// comes back: whose status, value or answer would it be?

import Diagnostics

enum FanOut: FlowRule {
    static let id: DiagnosticID = "flow-use-list"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.usesList, flow.use.count > 1 else { return [] }
        if let step = flow.steps.first(where: { !$0.isFireAndForget }) {
            return [.comesBack("step", step.name.text, flow.use[1])]
        }
        if let property = flow.properties.first {
            return [.comesBack("property", property.name.text, flow.use[1])]
        }
        if let event = flow.events.first {
            return [.comesBack("event", event.name.text, flow.use[1])]
        }
        return flow.views.first.map { [.comesBack("view", $0.name.text, flow.use[1])] } ?? []
    }
}

extension Diagnostic {
    fileprivate static func comesBack(
        _ noun: String, _ name: String, _ second: Located<String>
    ) -> Diagnostic {
        Diagnostic(
            FanOut.id,
            "only one integration can serve this flow: something comes back from the \(noun) "
                + "'\(name)'",
            advice:
                "use one integration; a list is for flows whose steps have none of `via`, `to`, "
                + "`returns`, `streams`, `throws`",
            at: second.location)
    }
}
