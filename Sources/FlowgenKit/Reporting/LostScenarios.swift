// Scenarios that the last run tested and this one does not, because a type has no sample: the flow tests
// that are about to change name the scenarios of the last run. Only flows whose tests change are
// looked at.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// The scenarios that are no longer tested.
enum LostScenarios {
    /// A warning for each type without a sample that scenarios are lost for.
    static func warnings(_ outcome: Outcome) -> [Diagnostic] {
        guard let project = outcome.loaded.project else { return [] }
        let former = formerFiles(outcome)
        return project.flows.flatMap { flow -> [Diagnostic] in
            let path = TestedScenarios.pathOfTests(of: flow, in: project.folders)
            guard let tests = former[path] else { return [] }
            let names = TestedScenarios.names(inTests: tests)
            return TestedScenarios(flow, in: project.configuration).missing.compactMap { sample in
                let lost = sample.scenarios.count { names.contains($0) }
                return lost == 0 ? nil : .scenariosLost(sample, lost)
            }
        }
    }

    /// What the generated files hold that this run changes, by path.
    private static func formerFiles(_ outcome: Outcome) -> [String: [UInt8]] {
        var former: [String: [UInt8]] = [:]
        for fate in outcome.fates where fate.ownership == .generated {
            switch fate.kind {
            case .update(let old, _), .replace(let old, _):
                former[fate.path.description] = old
            case .create, .merge, .move, .unchanged, .keep: break
            }
        }
        return former
    }
}

extension Diagnostic {
    fileprivate static func scenariosLost(_ sample: MissingSample, _ count: Int) -> Diagnostic {
        let scenarios = RunReport.count(count, "scenario") + (count == 1 ? " is" : " are")
        return Diagnostic(
            "flow-lost-scenarios",
            "'\(sample.type)' has no sample: \(scenarios) no longer tested", severity: .warning,
            advice: sample.isLocal
                ? "give it a `sample:` here, or add it under `samples` in flowgen.yml"
                : "add it under `samples` in flowgen.yml",
            at: sample.location)
    }
}
