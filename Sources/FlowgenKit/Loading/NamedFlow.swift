// A flow of the project that the command line names, by its name or by its file.

import FlowModel

package struct NamedFlow: Sendable {
    /// How the command line named it: by the flow's name, or by its file.
    package let argument: String
    /// The file's path below the root, if it is one.
    package let path: RelativePath?

    /// The flow that an argument of the command line names.
    package init(argument: String, in root: Root) {
        self.argument = argument
        do throws(WorkspaceError) {
            path = try root.relativePath(ofArgument: argument)
        } catch {
            // What is no path below the root can still be a name.
            path = RelativePath(validating: argument)
        }
    }
}

extension LoadedProject {
    /// The path of the flow's file; nil when the project has no such flow.
    func path(of flow: NamedFlow) -> String? {
        if let named = flows.first(where: { $0.name.value == flow.argument }) {
            return named.file.path
        }
        if let path = flow.path, flowPaths.contains(path) { return path.description }
        return listed.contains { $0 == flow.path?.description } ? flow.path?.description : nil
    }
}

extension Diagnostic {
    static func unknown(_ flow: NamedFlow, in project: Project) -> Diagnostic {
        let names = project.flows.map(\.name.value)
        let near = didYouMean(flow.argument, among: names + project.flows.map(\.file.path))
        return Diagnostic(
            "flow-unknown", "the project has no flow '\(flow.argument)'",
            advice: near.map { "did you mean '\($0)'?" } ?? "its flows are: \(names.joined(separator: ", "))",
            path: ProjectLoader.configurationPath)
    }
}
