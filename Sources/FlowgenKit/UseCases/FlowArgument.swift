// What is wrong with an argument of the command line that has to name a flow file, before anything is done with it: it
// is a folder, or there is no such file.

import FlowModel

package struct FlowArgument {
    private let text: String
    /// The names of the project's flows, where a name will do.
    private let names: [String]

    /// A report on those of the arguments that name no file; nil if all do.
    package static func refusal(
        of arguments: [String], beside names: [String] = []
    ) throws(WorkspaceError) -> RunReport? {
        var problems: [Diagnostic] = []
        for argument in arguments {
            let problem = try FlowArgument(text: argument, names: names).problem()
            if let problem { problems.append(problem) }
        }
        guard !problems.isEmpty else { return nil }
        var report = RunReport(status: .invalid)
        report.diagnostics = problems
        report.outsidePaths = Set(arguments)
        return report
    }

    private func problem() throws(WorkspaceError) -> Diagnostic? {
        switch Root.kind(ofArgument: text) {
        case .folder:
            Diagnostic(
                "flow-missing", "this is a folder, not a flow file",
                advice: "name the flow files in it, one by one", path: text)
        case .absent: try absence()
        case .file, .link, .other: nil
        }
    }

    private func absence() throws(WorkspaceError) -> Diagnostic {
        let folder = text.lastIndex(of: "/").map { String(text[...$0]) } ?? ""
        let isFolder = Root.kind(ofArgument: folder.isEmpty ? "." : folder) == .folder
        let files = isFolder ? try flowFiles(in: folder) : []
        let name = String(text.dropFirst(folder.count))
        let near = files.first { [name + ".yaml", name + ".yml"].contains($0) } ?? didYouMean(name, among: files)
        if !names.isEmpty, near == nil, StarterFlow.isName(text) { return .noFlow(text, names) }
        if near == nil, names.isEmpty, let starter = StarterFlow.name(meantBy: text) {
            return .starter(text, starter)
        }
        return .missing(text, near: near.map { folder + $0 }, folder: isFolder ? nil : folder)
    }

    /// The names of the flow files directly in a folder.
    private func flowFiles(in folder: String) throws(WorkspaceError) -> [String] {
        let entries = try Root(folder.isEmpty ? "." : folder).entries(of: nil)
        return entries.filter { $0.kind == .file || $0.kind == .link }.map(\.path.name)
            .filter { $0.hasSuffix(".yaml") || ($0.hasSuffix(".yml") && $0 != "flowgen.yml") }
    }
}

extension Diagnostic {
    /// A name that no flow of the project has.
    fileprivate static func noFlow(_ argument: String, _ names: [String]) -> Diagnostic {
        Diagnostic(
            "flow-missing", "the project has no flow of this name, and there is no such file",
            advice: didYouMean(argument, among: names).map { "did you mean '\($0)'?" }
                ?? "its flows are: \(names.joined(separator: ", "))",
            path: argument)
    }

    /// The name of a starter flow in another spelling.
    fileprivate static func starter(_ argument: String, _ name: String) -> Diagnostic {
        Diagnostic(
            "flow-missing", "there is no such file",
            advice: "write the file first, or begin with a starter flow: `flowgen new \(name)`", path: argument)
    }

    fileprivate static func missing(_ argument: String, near: String?, folder: String?) -> Diagnostic {
        Diagnostic(
            "flow-missing", folder.map { "there is no folder '\($0)'" } ?? "there is no such file",
            advice: near.map { "did you mean '\($0)'?" } ?? "write the file first, or correct its path", path: argument)
    }
}
