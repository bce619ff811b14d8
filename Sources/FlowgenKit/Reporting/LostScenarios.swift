// Scenarios that the last run tested and this one does not, because a type has no sample. Only flows whose
// table changes are looked at.

import FlowModel
import FlowCode

extension Plan {
    /// A warning for each type without a sample that scenarios are lost for.
    var lostScenarios: [Diagnostic] {
        guard let project = loaded.project else { return [] }
        var former: [FileOwner: [UInt8]] = [:]
        for (file, action) in planned where file.template == "Flow" && action.isPending {
            former[file.owner] = action.old
        }
        return project.flows.flatMap { flow -> [Diagnostic] in
            let table = former[.flow(flow.name.value)]
            guard let names = table.map(TestedScenarios.names(inTable:)) else { return [] }
            let tested = TestedScenarios(flow, in: project.configuration)
            let lost = tested.untested.intersection(names).count
            return lost == 0 ? [] : tested.missing.map { .scenariosLost($0, lost) }
        }
    }
}

extension Diagnostic {
    fileprivate static func scenariosLost(_ sample: MissingSample, _ count: Int) -> Diagnostic {
        let scenarios = RunReport.count(count, "scenario") + (count == 1 ? " is" : " are")
        return Diagnostic(
            "flow-lost-scenarios",
            "'\(sample.type)' has no sample: \(scenarios) no longer tested", severity: .warning,
            advice: "add it under `samples` in flowgen.yml", at: sample.location)
    }
}
