// Launch steps run in the order in which they are declared, before anything else: each should be able to start in the
// status that the ones before it leave behind. A warning, since the SDK's own events may lie between.

import Diagnostics

enum LaunchOrderOfSteps: FlowRule {
    static let id: DiagnosticID = "flow-launch-order"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        guard let initial = facts.flow.initial else { return [] }
        var possible: Set<String> = [initial.value]
        var found: [Diagnostic] = []
        for step in facts.flow.steps where step.isLaunch {
            if let from = step.from, !from.contains(where: { possible.contains($0.value) }) {
                found.append(.launchOutOfOrder(step, isFirst: possible == [initial.value]))
            }
            if !step.ends.isEmpty { possible = Set(step.ends.map(\.value)) }
        }
        return found
    }
}

extension Diagnostic {
    fileprivate static func launchOutOfOrder(_ step: Step, isFirst: Bool) -> Diagnostic {
        let place = isFirst ? "in the initial status" : "after the launch steps before it"
        return Diagnostic(
            LaunchOrderOfSteps.id, "'\(step.name.text)' runs at launch, but cannot start \(place)", severity: .warning,
            advice: "let its `from` name the status that the app is in then, or write "
                + "`allow: \(LaunchOrderOfSteps.id)`",
            at: step.location)
    }
}
