// What to do after `new`: the places to fill in, the line that starts the integrations, the check.

import FlowModel
import FlowRendering

/// Something to do after `new`.
package enum NextStep: Sendable, Hashable {
    /// Write what a skeleton leaves open: the file's path below the root, and how many places.
    case fillIn(path: String, places: Int)
    /// Add samples of these types: so many scenarios are not tested without them.
    case addSamples(types: [String], scenarios: Int)
    /// Name the module that the tests import.
    case nameModule
    /// Have the app launch its integrations.
    case launch
    /// Check before each commit.
    case check

    /// The next steps after a run that wrote these files.
    static func steps(after outcome: Outcome) -> [NextStep] {
        guard let project = outcome.loaded.project else { return [] }
        var steps: [NextStep] = project.configuration.module == nil ? [.nameModule] : []
        for fate in outcome.fates where fate.ownership != .generated {
            guard case .create(let bytes) = fate.kind else { continue }
            let places = places(in: bytes)
            if places > 0 { steps.append(.fillIn(path: fate.path.description, places: places)) }
        }
        if let step = addSamples(project) { steps.append(step) }
        if !project.integrationsInUse.isEmpty { steps.append(.launch) }
        return steps + [.check]
    }

    private static func addSamples(_ project: Project) -> NextStep? {
        var types: [String] = []
        var scenarios = 0
        for flow in project.flows {
            let tested = TestedScenarios(flow, in: project.configuration)
            scenarios += tested.untested.count
            for sample in tested.missing where !types.contains(sample.type) {
                types.append(sample.type)
            }
        }
        return types.isEmpty ? nil : .addSamples(types: types, scenarios: scenarios)
    }

    private static func places(in bytes: [UInt8]) -> Int {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.split(separator: "\n").filter { $0.contains("// TODO(flowgen):") }.count
    }
}
