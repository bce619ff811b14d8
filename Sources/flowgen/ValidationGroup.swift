// Flows on the command line may belong to other projects than the current one. Each is read with the settings and the
// other flows of its own project.

import FlowgenKit

/// Flows that are validated together: those of one project.
struct ValidationGroup {
    let root: Root
    var flows: [RelativePath]

    /// The project's own flows, and each other flow with its own project.
    static func groups(of arguments: [String], in root: Root) throws -> [ValidationGroup] {
        var own = ValidationGroup(root: root, flows: [])
        var others: [ValidationGroup] = []
        for argument in arguments {
            do throws(WorkspaceError) { own.flows.append(try root.relativePath(ofArgument: argument)) } catch {
                guard error.reason == .outsideRoot else { throw error }
                others.append(try other(argument))
            }
        }
        return (own.flows.isEmpty ? [] : [own]) + others
    }

    /// A flow with its own project.
    static func other(_ argument: String) throws -> ValidationGroup {
        let slash = argument.lastIndex(of: "/")
        let folder = slash.map { String(argument[...$0]) } ?? "."
        let found = try Root.find(upwardsFrom: folder, havingFile: ProjectLoader.configurationPath)
        let root = try found ?? Root(folder)
        return ValidationGroup(root: root, flows: [try root.relativePath(ofArgument: argument)])
    }
}
