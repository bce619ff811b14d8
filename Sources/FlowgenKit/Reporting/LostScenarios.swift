// Scenarios that the last run tested and this one does not, because a type has no sample. The contract that is about to
// change lists those that the last run left out. Only flows whose contract changes are looked at.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

extension Plan {
    /// A warning for each type without a sample that scenarios are lost for.
    var lostScenarios: [Diagnostic] {
        guard let project = loaded.project else { return [] }
        var former: [String: [UInt8]] = [:]
        for (file, action) in planned where file.ownership == .generated && action.isPending {
            former[file.path] = action.old
        }
        return project.flows.flatMap { flow -> [Diagnostic] in
            let contract = TestedScenarios.pathOfContract(of: flow, in: project.folders)
            guard let untested = former[contract].flatMap(TestedScenarios.untested(inContract:)) else { return [] }
            let tested = TestedScenarios(flow, in: project.configuration)
            let table = former[TestedScenarios.pathOfTable(of: flow, in: project.folders)]
            let all = table.map(TestedScenarios.names(inTable:)) ?? Set(tested.all)
            let names = all.subtracting(untested)
            return tested.missing.compactMap { sample in
                let lost = sample.scenarios.count { names.contains($0) }
                return lost == 0 ? nil : .scenariosLost(sample, lost)
            }
        }
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
