// With the isolation `Sendable` any thread may use a wrapper. Combine's publishers are not safe to share, and neither
// an observed value nor an SDK's client can be kept by closures alone. With the isolation `none` whoever has the
// service keeps it to itself: an `async` step belongs to its caller, so generated code on the main actor does not call
// it.

import Diagnostics

enum StyleAndIsolation: FlowRule {
    static let id: DiagnosticID = "flow-style-isolation"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        switch (flow.isolation.value, flow.style.value) {
        case (.sendable, .combine): return [.combineIsNotSendable(flow)]
        case (.sendable, .callback): return heldByCallbacks(flow)
        case (.none, .async): return calledOnMainActor(flow)
        case (.mainActor, _), (.sendable, .async), (.none, _): return []
        }
    }

    /// The first `async` step that generated code calls on the main actor: at launch.
    private static func calledOnMainActor(_ flow: Flow) -> [Diagnostic] {
        let awaited = flow.steps.filter { !$0.isSync && $0.streams == nil }
        return awaited.first(where: \.isLaunch).map { [.asyncOnNoActor($0, flow)] } ?? []
    }

    /// What a Sendable flow in style `callback` cannot store; the first is enough.
    private static func heldByCallbacks(_ flow: Flow) -> [Diagnostic] {
        if !flow.statuses.isEmpty { return [.callbackHolds("statuses", flow)] }
        if let property = flow.properties.first(where: \.isObserved) {
            return [.callbackHolds("the observers of '\(property.name.text)'", flow)]
        }
        let hasClient = flow.integrations.contains { $0.client != nil }
        return hasClient ? [.callbackHolds("a client", flow)] : []
    }
}

extension Diagnostic {
    fileprivate static func combineIsNotSendable(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            StyleAndIsolation.id,
            "`isolation: Sendable` does not work with `style: combine`: Combine's publishers cannot be "
                + "shared between threads",
            advice: "write `style: async`, or `isolation: MainActor`", at: flow.isolation.location)
    }

    fileprivate static func callbackHolds(_ what: String, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            StyleAndIsolation.id,
            "`isolation: Sendable` with `style: callback` cannot store \(what)",
            advice: "write `style: async`, or `isolation: MainActor`", at: flow.isolation.location)
    }

    fileprivate static func asyncOnNoActor(_ step: Step, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            StyleAndIsolation.id,
            "`isolation: none` with `style: async` cannot run '\(step.name.text)': the main actor "
                + "launches it, and Swift 6 does not let it wait for what is not Sendable",
            advice: "write `isolation: MainActor` or `isolation: Sendable`, or `style: callback`, or "
                + "give the step `sync: true`", at: flow.isolation.location)
    }
}
