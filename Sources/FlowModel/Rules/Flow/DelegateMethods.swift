// A wrapper with delegates is an NSObject. The methods of its protocols appear beside the flow's members and beside
// those of NSObject: none is there twice.

import Diagnostics
import SwiftNotation

enum DelegateMethods: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        let delegating = flow.integrations.filter { !$0.delegates.isEmpty }
        guard !delegating.isEmpty else { return [] }
        let members = Dictionary(
            flow.steps.map { step in (key(step.fullName, step.parameters.map(\.type)), "the step '\(step.name)'") }
                + flow.events.map { ($0.methodKey(in: flow), "the event '\($0.name)'") },
            uniquingKeysWith: { first, _ in first })
        return objectMembers(flow) + delegating.flatMap { check($0, members) }
    }

    /// Members of the flow that NSObject has too.
    private static func objectMembers(_ flow: Flow) -> [Diagnostic] {
        let names =
            flow.steps.map { step in
                ("step", step.parameters.isEmpty ? step.name.text : step.fullName, step.location)
            }
            + flow.properties.map { ("property", $0.name.text, $0.location) }
            + flow.views.map { ("view", $0.name.text, $0.location) }
        return names.filter { PlatformNames.objectMembers.contains($0.1) }.map { .objectMember($0.0, $0.1, $0.2) }
    }

    private static func check(_ integration: FlowIntegration, _ members: [String: String]) -> [Diagnostic] {
        var owners = members
        var found: [Diagnostic] = []
        for delegate in integration.delegates {
            for method in delegate.methods {
                let key = key(method.fullName, method.parameters.map(\.type))
                if let other = owners[key] {
                    found.append(.methodTwice(method, other, delegate.name))
                } else {
                    owners[key] = "a method of '\(delegate.name.value)'"
                }
            }
        }
        return found
    }

    /// What tells methods apart: name, labels and types.
    fileprivate static func key(_ fullName: String, _ types: [SwiftType]) -> String {
        "\(fullName) \(types.map(\.bareText).joined(separator: ", "))"
    }
}

extension Event {
    /// What tells the event's method in a wrapper apart from others.
    fileprivate func methodKey(in flow: Flow) -> String {
        if isSignal {
            let labels = payload.map { "\($0.label?.text ?? "_"):" }.joined()
            return DelegateMethods.key("\(name.text)(\(labels))", payload.map(\.type))
        }
        let statuses = to.compactMap { flow.status($0.value) }
        guard statuses.count == 1, let status = statuses.first else {
            return "\(name.text)(_:) \(flow.statusType)"
        }
        let labels = status.payload.map { "\($0.label?.text ?? "_"):" }.joined()
        return DelegateMethods.key("\(name.text)(\(labels))", status.payload.map(\.type))
    }
}

extension Diagnostic {
    fileprivate static func objectMember(_ noun: String, _ name: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            "flow-reserved-name",
            "the \(noun) '\(name)' has the name of a member of NSObject, which a wrapper with `delegates` is",
            advice: "give it another name", at: location)
    }

    fileprivate static func methodTwice(
        _ method: SwiftSignature, _ other: String, _ delegate: Located<String>
    ) -> Diagnostic {
        Diagnostic(
            "flow-name-collision",
            "'\(method.fullName)' of '\(delegate.value)' has the same name as \(other)",
            advice: other.hasPrefix("a method")
                ? "list it under only one of them: the wrapper's method implements both" : "give \(other) another name",
            at: delegate.location)
    }
}
