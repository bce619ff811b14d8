// A step `at: launch` is called once, by the manager, at set-up: nobody is there to give it arguments or to read its
// answer, and a service made anew for each use has no launch.

import Diagnostics

enum LaunchSteps: FlowRule {
    static let unreadID: DiagnosticID = "flow-launch-answer"

    static func check(_ facts: FlowFacts) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for step in facts.flow.steps where step.isLaunch {
            if let first = step.parameters.first { found.append(.launchParameters(step, first)) }
            if facts.flow.scope.value == .session {
                found.append(.launchInSession(step, scope: facts.flow.scope))
            }
            if throwsAtCaller(step, in: facts.flow) {
                found.append(.launchThrows(step))
            } else if step.answers {
                found.append(.launchAnswer(step))
            }
        }
        return found
    }

    /// Whether a call of the step needs `try`: a synchronous one, and an `async` one that does not stream.
    private static func throwsAtCaller(_ step: Step, in flow: Flow) -> Bool {
        guard step.throwing != .nothing else { return false }
        return step.isSync || (flow.style.value == .async && step.streams == nil)
    }
}

extension Diagnostic {
    fileprivate static func launchParameters(_ step: Step, _ first: Parameter) -> Diagnostic {
        Diagnostic(
            "flow-launch-parameters",
            "'\(step.name.text)' runs at launch, where nobody can give it arguments",
            advice: "remove its parameters, or remove `at: launch`", at: first.location)
    }

    fileprivate static func launchInSession(_ step: Step, scope: Located<Scope>) -> Diagnostic {
        Diagnostic(
            "flow-launch-session",
            "'\(step.name.text)' cannot run at launch: with `scope: session` there is no service yet",
            advice: "remove `at: launch`, or write `scope: app`", at: step.location)
    }

    fileprivate static func launchThrows(_ step: Step) -> Diagnostic {
        Diagnostic(
            "flow-launch-throws", "nothing catches what '\(step.name.text)' throws at launch",
            advice: "report the failure with a status, or remove `at: launch`", at: step.location)
    }

    fileprivate static func launchAnswer(_ step: Step) -> Diagnostic {
        Diagnostic(
            LaunchSteps.unreadID, "nothing reads what '\(step.name.text)' returns at launch",
            severity: .warning,
            advice: "report the outcome with a status, or write `allow: \(LaunchSteps.unreadID)`",
            at: step.location)
    }
}
