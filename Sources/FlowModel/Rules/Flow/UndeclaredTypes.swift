// A flow that uses its own error or status enum declares cases for it; otherwise flowgen writes no such type. A
// warning, since the app may have a type of that name.

import Diagnostics
import SwiftNotation

enum UndeclaredTypes: FlowRule {
    static let id: DiagnosticID = "flow-undeclared-type"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var missing: [(type: String, key: String)] = []
        if flow.errors.isEmpty, !flow.unread.contains(.errors) {
            missing.append((flow.errorType, "errors"))
        }
        if flow.statuses.isEmpty, !flow.unread.contains(.statuses) {
            missing.append((flow.statusType, "statuses"))
        }
        guard !missing.isEmpty else { return [] }
        return missing.compactMap { type, key in
            firstMention(of: type, in: flow).map { .undeclaredType(type, key: key, at: $0) }
        }
    }

    /// The first place whose type mentions a name.
    private static func firstMention(of name: String, in flow: Flow) -> SourceLocation? {
        let payloads = (flow.statuses + flow.errors).flatMap(\.payload) + flow.events.flatMap(\.payload)
        for value in payloads where value.type.identifiers.contains(name) { return value.location }
        for step in flow.steps {
            for parameter in step.parameters where parameter.type.identifiers.contains(name) {
                return parameter.location
            }
            var answers = [step.returns, step.streams]
            if case .type(let type) = step.throwing { answers.append(type) }
            if answers.contains(where: { $0?.identifiers.contains(name) == true }) {
                return step.location
            }
        }
        return flow.properties.first { $0.type.identifiers.contains(name) }?.location
            ?? (flow.views.flatMap(\.parameters) + flow.asks.flatMap(\.parameters))
            .first { $0.type.identifiers.contains(name) }?.location
            ?? flow.asks.first { $0.returns?.identifiers.contains(name) == true }?.location
    }
}

extension Diagnostic {
    fileprivate static func undeclaredType(_ type: String, key: String, at location: SourceLocation) -> Diagnostic {
        Diagnostic(
            UndeclaredTypes.id,
            "the flow declares no `\(key)`, so flowgen does not generate '\(type)'",
            severity: .warning,
            advice: "declare `\(key)`, or write `allow: \(UndeclaredTypes.id)` if the app has a type of that name",
            at: location)
    }
}
