// `extends` turns steps into methods of an app's type, which call the service in use: so there are
// steps, and one service for the whole app.

import Diagnostics

enum ExtendedTypes: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard let type = facts.flow.extends else { return [] }
        if facts.flow.steps.isEmpty { return [.extendsWithoutSteps(type)] }
        return facts.flow.scope.value == .session ? [.extendsInSession(type)] : []
    }
}

extension Diagnostic {
    fileprivate static func extendsWithoutSteps(_ type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends", "nothing to extend '\(type.value)' with: the flow has no steps",
            advice: "declare under `steps` what the type can do", at: type.location)
    }

    fileprivate static func extendsInSession(_ type: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-extends",
            "`extends` does not go with `scope: session`: '\(type.value)' cannot tell which session",
            advice: "write `scope: app`", at: type.location)
    }
}
