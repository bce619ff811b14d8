// `extends` makes a flow a facade: its steps become methods of a type of the app, which call the integration in use.
// There is no object that could keep a status, a choice or the app's answers, nothing to launch, and no mock.

import SwiftText

enum FacadeRules {
    /// A facade has steps and integrations. Keys for something that an object stores, such as `statuses`, are refused.
    static func state(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard let type = flow.extends else { return [] }
        if flow.integrations.isEmpty {
            return [
                Diagnostic(
                    "flow-extends", "the methods of '\(type.value)' have nothing to call: the flow has no integrations",
                    advice: "name the SDK under `integrations`", at: type.location)
            ]
        }
        return keys(of: flow).compactMap { key, location in
            location.map { location in
                Diagnostic(
                    "flow-extends",
                    "`extends` does not work with `\(key)`: methods of '\(type.value)' are all that there is",
                    advice: "remove `\(key)`, or remove `extends`, so that the app gets a service", at: location)
            }
        }
    }

    /// What only an object, its wrapper, its protocol or its mock can have, each with its first place.
    private static func keys(of flow: Flow) -> [(key: String, location: SourceLocation?)] {
        let integrations = flow.integrations
        func first(_ has: (FlowIntegration) -> Bool) -> SourceLocation? {
            integrations.first(where: has)?.name.location
        }
        func step(_ has: (Step) -> Bool) -> SourceLocation? { flow.steps.first(where: has)?.location }
        return [
            ("class", flow.isForClasses?.location), ("sendable", flow.inheritsSendable?.location),
            ("inherits", flow.inherits.first?.location), ("mockName", flow.mock?.location),
            ("scope: session", flow.scope.value == .session ? flow.scope.location : nil),
            ("statuses", flow.statuses.first?.location), ("errors", flow.errors.first?.location),
            ("events", flow.events.first?.location), ("properties", flow.properties.first?.location),
            ("views", flow.views.first?.location), ("asks", flow.asks.first?.location),
            ("choose", flow.isChoice ? flow.use.first?.location : nil),
            ("at: launch", step(\.isLaunch)), ("cancels", flow.steps.lazy.flatMap(\.cancels).first?.location),
            ("within", step { $0.deadline != nil }), ("mock", step { !$0.mock.isEmpty }),
            ("conform", first { $0.conform != nil }), ("client", first { $0.client != nil }),
            ("delegates", first { !$0.delegates.isEmpty }), ("needs", first { !$0.needs.isEmpty }),
            ("lazy", first { $0.facts.lazy != nil }),
        ]
    }
}
