// What a flow says of its integrations fits the flow: which are in use, where their code runs, and what a type of the
// SDK can do that conforms by itself.

import SwiftText

enum IntegrationRules {
    /// `use` and `choose` name integrations of the flow.
    static func use(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let declared = flow.integrations.map(\.name.value)
        return flow.use.filter { !declared.contains($0.value) }.map {
            .unknown("flow-unknown-integration", "integration", $0, in: "integrations", declaring: declared)
        }
    }

    /// A list in `use` sends each call to all its integrations, so the flow cannot return anything.
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
        return []
    }

    /// With `conform` a type of the SDK implements the flow in an extension, which cannot store anything and does not
    /// protect the type from other threads.
    static func conform(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        return flow.integrations.compactMap { integration in
            guard let conform = integration.conform else { return nil }
            let isObserving = flow.properties.contains(where: \.isObserved) || !flow.signals.isEmpty
            let kept = [
                ("`client`", integration.client != nil), ("`delegates`", !integration.delegates.isEmpty),
                ("`needs`", !integration.needs.isEmpty), ("the app's answers", !flow.asks.isEmpty),
                ("the status", !flow.statuses.isEmpty), ("observers", isObserving),
                ("a time limit", flow.steps.contains { $0.deadline != nil }),
                ("the lock of `isolation: Sendable`", flow.isolation.value == .sendable),
            ]
            return kept.first(where: \.1).map { what, _ in
                Diagnostic(
                    "flow-conform", "'\(conform.value)' cannot conform: an extension has no place to keep \(what)",
                    advice: "remove `conform`, so that a wrapper keeps it", at: conform.location)
            }
        }
    }

    /// With `isolation: Sendable` any thread may use a wrapper, but publishers and stored closures are not thread-safe.
    /// With `none`, an `async` step runs on its caller's actor, so the main actor cannot launch it.
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
                        + "Swift 6 does not let it wait for a wrapper that is not Sendable",
                    "write `isolation: MainActor`, or give the step `sync: true`")
            } ?? []
        case (.mainActor, _), (.sendable, .async), (.none, _): return []
        }
    }
}
