// What to do after `new`: the places to fill in, the line that starts the integrations, the check.

import FlowModel
import FlowCode

/// Where a hand-written wrapper has to be.
package struct WrapperMove: Sendable, Hashable {
    package let path: String
    /// The declaration with which its manager makes it.
    let maker: String
}

/// Something to do after `new`.
package enum NextStep: Sendable, Hashable {
    /// Change starters to what the user does.
    case describe([StarterFlow])
    /// Write what a skeleton leaves open: the file's path below the root, and how many places.
    case fillIn(path: String, places: Int)
    /// List all places that are to be filled in: so many.
    case todo(places: Int)
    /// Add samples of these types: so many scenarios are not tested without them.
    case addSamples(types: [String], scenarios: Int)
    /// Name the module that the tests import.
    case nameModule
    /// Have the app keep its integrations, and launch them if there is something to launch.
    case start(launches: Bool)
    /// Check before each commit.
    case check
    /// Name the folder of the project's own templates.
    case nameTemplates(String)
    /// Add a first flow.
    case addFlow
    /// Bring every file up to date.
    case generate
    /// Delete declarations that flows have now, by their files; a file without names has nothing else.
    case deleteDeclared([String: [String]])
    /// Have protocols, with their files, inherit what flows have now: the new protocol and its members.
    case inheritDeclared([String: String])
    /// Pass the implementation of flows to `IntegrationsManager`: the types that there are.
    case supply([String: [String]])
    /// Move hand-written wrappers to where their flows have them, by their names.
    case moveWrappers([String: WrapperMove])
    /// Have this command bring the Xcode project up to date.
    case regenerate(String)
    /// Add a folder of generated files to a target of the Xcode project.
    case addToTarget(target: String, folder: String)
    /// Set platforms of a Package.swift to the first ones that generated code runs on, such as `.iOS(.v16)`.
    case raisePlatforms([String])

    static func steps(after plan: Plan, beginning: [NextStep]) -> [NextStep] {
        guard let project = plan.loaded.project else { return [] }
        var first = beginning
        if project.configuration.module == nil { first.append(.nameModule) }
        var fills: [NextStep] = []
        var places = 0
        for (file, action) in plan.planned where file.ownership != .generated && action.effect == .create {
            let count = TodoPlace.all(in: action.new ?? [], path: file.path).count
            places += count
            if count > 0 { fills.append(.fillIn(path: file.path, places: count)) }
        }
        var last = [addSamples(project)].compactMap(\.self)
        if !project.integrationsInUse.isEmpty {
            last.append(.start(launches: project.usesLifecycle || !project.launchSteps.isEmpty))
        }
        last.append(.check)
        let room = max(0, Self.most - first.count - last.count - 1)
        if places > 0 { fills = fills.prefix(room) + [.todo(places: places)] }
        return Array((first + fills + last).prefix(Self.most))
    }

    /// The steps after an adoption, whatever the number of files: those of a kind are one.
    ///
    /// - Parameter holdsOnly: whether a file declares only these.
    static func steps(afterAdoption steps: [NextStep], holdsOnly: (String, [String]) -> Bool) -> [NextStep] {
        var deletions: [String: [String]] = [:]
        var inherited: [String: String] = [:]
        var supplied: [String: [String]] = [:]
        var moves: [String: WrapperMove] = [:]
        var all: [NextStep] = []
        for step in steps {
            switch step {
            case .deleteDeclared(let names): deletions.merge(names, uniquingKeysWith: +)
            case .inheritDeclared(let protocols): inherited.merge(protocols) { $1 }
            case .supply(let types): supplied.merge(types) { $1 }
            case .moveWrappers(let paths): moves.merge(paths) { $1 }
            default: all.append(step)
            }
        }
        if !moves.isEmpty { all.append(.moveWrappers(moves)) }
        if !inherited.isEmpty { all.append(.inheritDeclared(inherited)) }
        for (path, names) in deletions where holdsOnly(path, names) { deletions[path] = [] }
        if !deletions.isEmpty { all.append(.deleteDeclared(deletions)) }
        if !supplied.isEmpty { all.append(.supply(supplied)) }
        return all + [.generate]
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
