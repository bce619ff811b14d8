// In style `callback` the protocol declares type aliases for each step that answers: `FetchResult`,
// `FetchCompletion`, `FetchObserver`. A type of the app with such a name, written bare in the protocol
// or in what conforms to it, would mean the alias.

import Diagnostics
import SwiftNotation

enum AnswerAliases: FlowRule {
    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        let flow = facts.flow
        var owners: [String: Step] = [:]
        for step in flow.steps {
            for alias in GeneratedNames.aliases(of: step, in: flow) { owners[alias] = step }
        }
        guard !owners.isEmpty else { return [] }
        var found: [Diagnostic] = []
        for (type, location) in types(of: flow) {
            for name in type.identifiers {
                guard let step = owners[name] else { continue }
                found.append(.hiddenByAlias(name, of: step, location))
            }
        }
        return found
    }

    /// All types that protocol, mock and wrappers write inside, with their places.
    private static func types(of flow: Flow) -> [(SwiftType, SourceLocation)] {
        var all: [(SwiftType, SourceLocation)] = []
        for step in flow.steps {
            all += step.parameters.map { ($0.type, $0.location) }
            var answers = [step.returns, step.streams]
            if case .type(let type) = step.throwing { answers.append(type) }
            all += answers.compactMap { $0 }.map { ($0, step.location) }
        }
        all += flow.properties.map { ($0.type, $0.location) }
        all += flow.views.flatMap(\.parameters).map { ($0.type, $0.location) }
        return all
    }
}

extension Diagnostic {
    fileprivate static func hiddenByAlias(
        _ name: String, of step: Step, _ location: SourceLocation
    ) -> Diagnostic {
        Diagnostic(
            "flow-hidden-type",
            "'\(name)' would mean a type alias here, which flowgen writes for '\(step.name.text)'",
            advice: "write the type with its module, such as `App.\(name)`, or give the step "
                + "another name",
            at: location)
    }
}
