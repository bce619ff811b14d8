// With `conform` a type of the SDK serves the flow itself, by an extension: there is no wrapper class, so the flow
// cannot name what a class would store, and nothing guards the type from other threads.

import Diagnostics

enum Conformances: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        facts.flow.integrations.flatMap { check($0, facts.flow) }
    }

    /// What is wrong with one integration's `conform`.
    static func check(_ integration: FlowIntegration, _ flow: Flow) -> [Diagnostic] {
        guard let conform = integration.conform else { return [] }
        var keys: [String] = []
        // The default wrapper's name is placed where the integration's own name appears.
        if integration.wrapper.location != integration.name.location { keys.append("wrapper") }
        if integration.client != nil { keys.append("client") }
        if !integration.delegates.isEmpty { keys.append("delegates") }
        if !integration.needs.isEmpty { keys.append("needs") }
        var found: [Diagnostic] = keys.map { .conformWith($0, conform) }
        let isObserving =
            flow.properties.contains(where: \.isObserved) || !flow.signals.isEmpty
        if !flow.asks.isEmpty { found.append(.conformHolds("the app's answers", conform)) }
        if !flow.statuses.isEmpty { found.append(.conformHolds("the status", conform)) }
        if isObserving { found.append(.conformHolds("what is observed", conform)) }
        if flow.isolation.value == .sendable { found.append(.conformIsShared(conform)) }
        return found + hiddenTypes(conform, flow)
    }

    /// Types of the app that the extension's own `Keys` would hide.
    private static func hiddenTypes(_ conform: Located<String>, _ flow: Flow) -> [Diagnostic] {
        guard flow.properties.contains(where: \.isSettable) else { return [] }
        let types =
            flow.steps.flatMap { step in
                step.parameters.map { ($0.type, $0.location) }
                    + [step.returns, step.streams].compactMap { $0 }.map { ($0, step.location) }
            } + flow.properties.map { ($0.type, $0.location) }
        return types.filter { $0.0.identifiers.contains(ReservedNames.keys) }.map { .hiddenByKeys(conform, $0.1) }
    }
}

extension Diagnostic {
    fileprivate static func hiddenByKeys(_ conform: Located<String>, _ location: SourceLocation) -> Diagnostic {
        let name = ReservedNames.keys
        return Diagnostic(
            "flow-hidden-type",
            "'\(name)' would mean '\(conform.value).\(name)' here, which flowgen writes",
            advice: "write the type with its module, such as `App.\(name)`", at: location)
    }

    fileprivate static func conformWith(_ key: String, _ conform: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-conform", "`conform` does not work with `\(key)`: there is no wrapper class",
            advice: "remove `\(key)`, or remove `conform`", at: conform.location)
    }

    fileprivate static func conformHolds(_ what: String, _ conform: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-conform",
            "'\(conform.value)' cannot conform: an extension has no place to keep \(what)",
            advice: "remove `conform`, so that a wrapper class keeps it", at: conform.location)
    }

    fileprivate static func conformIsShared(_ conform: Located<String>) -> Diagnostic {
        Diagnostic(
            "flow-conform",
            "'\(conform.value)' cannot conform with `isolation: Sendable`: an extension cannot make a "
                + "type of the SDK safe on every thread",
            advice: "remove `conform`, so that a wrapper guards it, or write `isolation: MainActor` or "
                + "`isolation: none`", at: conform.location)
    }
}
