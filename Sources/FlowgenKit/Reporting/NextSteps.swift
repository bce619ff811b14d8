// What to do after `new`: the places to fill in, the line that starts the integrations, the check.

import FlowModel
import FlowRendering
import ProjectDiscovery

/// Something to do after `new`.
package enum NextStep: Sendable, Hashable {
    /// Write what a skeleton leaves open: the file's path below the root, and how many places.
    case fillIn(path: String, places: Int)
    /// List all places that are to be filled in: so many.
    case todo(places: Int)
    /// Add samples of these types: so many scenarios are not tested without them.
    case addSamples(types: [String], scenarios: Int)
    /// Name the module that the tests import, if it is known.
    case nameModule(String?)
    /// Have the app launch its integrations.
    case launch
    /// Check before each commit.
    case check
    /// Name the folder of the project's own templates.
    case nameTemplates(String)
    /// Add a first flow.
    case addFlow
    /// Bring every file up to date.
    case generate
    /// Delete declarations that a flow has now.
    case deleteDeclared(names: [String], path: String)
    /// Use a generated mock in place of a hand-written one.
    case replaceMock(String, by: String)
    /// Give a hand-written wrapper the initializer that its manager calls.
    case completeWrapper(String, manager: String)
    /// Move a wrapper that shares its file with something else.
    case moveWrapper(String, from: String, to: String)
    /// Have this command bring the Xcode project up to date.
    case regenerate(String)
    /// Add a folder of generated files to a target of the Xcode project.
    case addToTarget(target: String, folder: String)
    /// Switch MemberImportVisibility on by hand.
    case enableFeature(manifest: FoundProject.Manifest, target: String)

    /// - Parameter module: The module of the app or package that is there.
    static func steps(
        after plan: Plan, beginning: [NextStep], module: String?
    ) -> [NextStep] {
        guard let project = plan.loaded.project else { return [] }
        var first = beginning
        if project.configuration.module == nil { first.append(.nameModule(module)) }
        var fills: [NextStep] = []
        var places = 0
        for (file, action) in plan.planned
        where file.ownership != .generated && action.effect == .create {
            let count = TodoPlace.all(in: action.new ?? [], path: file.path).count
            places += count
            if count > 0 { fills.append(.fillIn(path: file.path, places: count)) }
        }
        var last = [addSamples(project)].compactMap(\.self)
        if !project.integrationsInUse.isEmpty { last.append(.launch) }
        last.append(.check)
        let room = max(0, Self.most - first.count - last.count - 1)
        if places > 0 { fills = fills.prefix(room) + [.todo(places: places)] }
        return Array((first + fills + last).prefix(Self.most))
    }

    /// More steps than these nobody reads.
    private static let most = 6

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
}
