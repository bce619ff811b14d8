// A wrapper of a Sendable flow is an actor: what it `needs` comes to it from the main actor, so that has to be Sendable
// too. A flow on no actor is not, nor is one on the main actor when a type of an SDK serves it itself.

import Diagnostics

enum SendableNeeds: ProjectRule {
    static func check(_ draft: ProjectDraft) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for flow in draft.flows where flow.isolation.value == .sendable {
            for need in flow.integrations.flatMap(\.needs) {
                guard let index = draft.flowsByProtocol[need.value], let (reason, other) = reason(draft.flows[index])
                else { continue }
                found.append(.needIsNotSendable(need, reason, other: other))
            }
        }
        return found
    }

    /// Why the protocol of a flow is not Sendable, and what to change in that flow; nil when it is.
    private static func reason(_ flow: Flow) -> (reason: String, change: String)? {
        let conform = flow.integrations.lazy.compactMap(\.conform).first
        let release = conform.map { _ in " without `conform`" } ?? ""
        // Else `none` follows from `conform`.
        let isWritten = flow.isolation.location != flow.name.location
        switch flow.isolation.value {
        case .sendable: return nil
        case .none where conform == nil || isWritten:
            return (
                "its flow has `isolation: none`", "`isolation: Sendable`\(release) for the other"
            )
        case .none, .mainActor:
            return conform.map {
                ("'\($0.value)' conforms to it", "remove `conform` from the other")
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func needIsNotSendable(
        _ need: Located<String>, _ reason: String, other change: String
    ) -> Diagnostic {
        Diagnostic(
            "flow-not-sendable",
            "a flow with `isolation: Sendable` cannot need '\(need.value)', which is not Sendable: " + reason,
            advice: "write `isolation: MainActor` for this flow, or \(change)", at: need.location)
    }
}
