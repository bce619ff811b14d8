// Two steps that start, go and end alike, take the same types and give the same answer cannot be told
// apart by the flow. That is sometimes meant, so it is a warning.

import Diagnostics
import SwiftNotation

enum LookalikeSteps: FlowRule {
    static let id: DiagnosticID = "flow-lookalike-steps"

    /// All that the flow says of a step besides its name and its words.
    private struct Look: Hashable {
        let from: Set<String>?
        let via: [String]
        let to: Set<String>
        let parameters: [SwiftType]
        let returns: SwiftType?
        let streams: SwiftType?
        let throwing: Step.Throwing
        let isLaunch: Bool
        let isSync: Bool
        let cancels: Set<String>
    }

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard facts.flow.steps.count > 1 else { return [] }
        var first: [Look: Step] = [:]
        var found: [Diagnostic] = []
        for step in facts.flow.steps {
            let look = Look(
                from: step.from.map { Set($0.map(\.value)) }, via: step.via.map(\.value),
                to: Set(step.to.map(\.value)), parameters: step.parameters.map(\.type),
                returns: step.returns, streams: step.streams, throwing: step.throwing,
                isLaunch: step.isLaunch, isSync: step.isSync,
                cancels: Set(step.cancels.map(\.value)))
            if let other = first[look] {
                found.append(.lookalike(step, other))
            } else {
                first[look] = step
            }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func lookalike(_ step: Step, _ other: Step) -> Diagnostic {
        Diagnostic(
            LookalikeSteps.id,
            "'\(step.name.text)' cannot be told apart from '\(other.name.text)': the same statuses, "
                + "parameters and answer",
            severity: .warning,
            advice: "give them different statuses, or answer with `allow: \(LookalikeSteps.id)`",
            at: step.location)
    }
}
