// Scenarios that the last run tested and this one does not, because a type has no sample: the contract that is
// about to change lists those that the last run left out. Only flows whose contract changes are looked at.

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
            let tested = TestedScenarios(flow, in: project.configuration)
            guard
                let contract = former[
                    TestedScenarios.pathOfContract(of: flow, in: project.folders)],
                let untested = TestedScenarios.untested(inContract: contract)
            else { return [] }
            let table = former[TestedScenarios.pathOfTable(of: flow, in: project.folders)]
            let all = table.map(TestedScenarios.names(inTable:)) ?? Set(tested.all)
            let names = all.subtracting(untested)
            return tested.missing.compactMap { sample in
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
