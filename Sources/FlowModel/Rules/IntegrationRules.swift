// What a flow says of its integrations fits the flow: which are in use, where their code runs, and what a type of the
// SDK can do that conforms by itself.

import SwiftNotation

enum IntegrationRules {
    /// `use` and `choose` name integrations that the flow declares.
    static func use(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let declared = flow.integrations.map(\.name.value)
        return flow.use.filter { !declared.contains($0.value) }.map {
            .unknown("flow-unknown-integration", "integration", $0, in: "integrations", declaring: declared)
        }
    }

    /// A list in `use` sends each call to all integrations on it, which is possible only where nothing comes back.
    static func fanOut(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.usesList, !flow.isChoice, flow.use.count > 1 else { return [] }
        let answering: [(noun: String, name: SwiftName?)] = [
            ("step", flow.steps.first { !$0.isFireAndForget }?.name), ("property", flow.properties.first?.name),
            ("event", flow.events.first?.name), ("view", flow.views.first?.name),
        ]
        if case (let noun, let name?)? = answering.first(where: { $0.name != nil }) {
            return [
                Diagnostic(
                    "flow-use-list",
                    "only one integration can implement this flow: something comes back from the \(noun) '\(name)'",
                    advice: "use one integration; a list is for flows whose steps have none of `via`, `to`, `returns`, "
                        + "`streams`, `throws`", at: flow.use[1].location)
            ]
        }
        return flow.steps.filter { $0.name.text == "services" }.map { step in
            Diagnostic(
                "flow-reserved-name",
                "the step 'services' has the name of a member that flowgen writes for a list in `use`",
                advice: "give it another name", at: step.location)
        }
    }

    /// With `conform` a type of the SDK serves the flow by an extension: nothing can be kept in a wrapper, and nothing
    /// guards the type from other threads.
    static func conform(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.integrations.flatMap { integration -> [Diagnostic] in
            guard let conform = integration.conform else { return [] }
            func refuse(_ why: String, _ advice: String) -> Diagnostic {
                Diagnostic(
                    "flow-conform", "'\(conform.value)' cannot conform: \(why)",
                    advice: "remove `conform`, so that a wrapper \(advice)", at: conform.location)
            }
            let keys = [
                ("client", integration.client != nil), ("delegates", !integration.delegates.isEmpty),
                ("needs", !integration.needs.isEmpty),
            ]
            let isObserving = flow.properties.contains(where: \.isObserved) || !flow.signals.isEmpty
            let kept = [
                ("the app's answers", !flow.asks.isEmpty), ("the status", !flow.statuses.isEmpty),
                ("what is observed", isObserving), ("a time limit", flow.steps.contains { $0.deadline != nil }),
            ]
            return keys.filter(\.1).map { key, _ in
                refuse("`\(key)` belongs to a wrapper, and there is none", "uses it, or remove `\(key)`")
            }
                + kept.filter(\.1).map { what, _ in
                    refuse("an extension has no place to keep \(what)", "keeps it")
                }
                + (flow.isolation.value == .sendable
                    ? [
                        refuse(
                            "an extension cannot make a type of the SDK safe on every thread",
                            "guards it, or write `isolation: MainActor`")
                    ] : [])
        }
    }

    /// With the isolation `Sendable` any thread may use a wrapper: neither Combine's publishers nor what closures keep
    /// is safe to share. With `none`, an `async` step belongs to its caller, which a launch on the main actor is not.
    static func isolation(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        func refuse(_ message: String, _ advice: String) -> [Diagnostic] {
            [Diagnostic("flow-style-isolation", message, advice: advice, at: flow.isolation.location)]
        }
        switch (flow.isolation.value, flow.style.value) {
        case (.sendable, .combine):
            return refuse(
                "`isolation: Sendable` does not work with `style: combine`: Combine's publishers cannot be shared "
                    + "between threads", "write `style: async`, or `isolation: MainActor`")
        case (.sendable, .callback):
            let kept = [
                ("statuses", !flow.statuses.isEmpty), ("observers", flow.properties.contains(where: \.isObserved)),
                ("a client", flow.integrations.contains { $0.client != nil }),
            ]
            return kept.first(where: \.1).map { what, _ in
                refuse(
                    "`isolation: Sendable` with `style: callback` cannot store \(what)",
                    "write `style: async`, or `isolation: MainActor`")
            } ?? []
        case (.none, .async):
            let awaited = flow.steps.first { $0.isLaunch && !$0.isSync && $0.streams == nil }
            return awaited.map {
                refuse(
                    "`isolation: none` with `style: async` cannot run '\($0.name)': the main actor launches it, and "
                        + "Swift 6 does not let it wait for what is not Sendable",
                    "write `isolation: MainActor`, or give the step `sync: true`")
            } ?? []
        case (.mainActor, _), (.sendable, .async), (.none, _): return []
        }
    }

    /// A model, a view controller and a wrapper are types of their own, and each field is read under a key of its own.
    static func parts(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.flatMap { integration -> [Diagnostic] in
            let owner = integration.name.value
            var same = integration.models.filter { $0.name.value == $0.target.value }
                .map { ("model", $0.name, "the app's model that it turns into") }
            same += integration.controllers.filter { $0.name.value == $0.superclass.value }
                .map { ("controller", $0.name, "the class that it extends") }
            if let client = integration.client?.baseName, client == integration.wrapper.value {
                same.append(("wrapper", integration.wrapper, "its `client`"))
            }
            let fields = integration.models.flatMap { model -> [Diagnostic] in
                var owners: [String: String] = [:]
                return model.fields.compactMap { field in
                    let key = field.key ?? field.name.text
                    return owners.updateValue(field.name.text, forKey: key).map { other in
                        Diagnostic(
                            "flow-model-field", "the fields '\(other)' and '\(field.name)' have the same key '\(key)'",
                            advice: "remove one of them, or give it a `key` of its own", at: field.location)
                    }
                }
            }
            return fields
                + same.map { noun, name, what in
                    Diagnostic(
                        "flow-name-collision", "the \(noun) '\(name.value)' has the name of \(what)",
                        advice: "give it another name, such as '\(owner)\(name.value)'", at: name.location)
                }
        }
    }
}
