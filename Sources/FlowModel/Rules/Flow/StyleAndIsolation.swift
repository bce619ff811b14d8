// The isolation `Sendable` makes wrappers actors. Combine's publishers are not safe to share, and
// neither an observed status nor an SDK's client can be kept by closures alone.
// Source: the design's section 5.

import Diagnostics

enum StyleAndIsolation: FlowRule {
    static let id: DiagnosticID = "flow-style-isolation"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        guard flow.isolation.value == .sendable else { return [] }
        switch flow.style.value {
        case .async: return []
        case .combine: return [.combineIsNotSendable(flow)]
        case .callback:
            if !flow.statuses.isEmpty { return [.callbackHolds("statuses", flow)] }
            guard flow.integrations.contains(where: { $0.client != nil }) else { return [] }
            return [.callbackHolds("a client", flow)]
        }
    }
}

extension Diagnostic {
    fileprivate static func combineIsNotSendable(_ flow: Flow) -> Diagnostic {
        Diagnostic(
            StyleAndIsolation.id,
            "`isolation: Sendable` does not go with `style: combine`: Combine's publishers cannot be "
                + "shared between threads",
            advice: "write `style: async`, or `isolation: MainActor`", at: flow.isolation.location)
    }

    fileprivate static func callbackHolds(_ what: String, _ flow: Flow) -> Diagnostic {
        Diagnostic(
            StyleAndIsolation.id,
            "`isolation: Sendable` with `style: callback` cannot hold \(what)",
            advice: "write `style: async`, or `isolation: MainActor`", at: flow.isolation.location)
    }
}
