// Lists of files for a build phase of Xcode. `flowgen outputs --format xcfilelist` prints them; a list that has been saved in
// `.flowgen` is kept true by every run from then on, and checked.

import FlowRendering
import Workspace

enum FileLists: String, CaseIterable {
    /// What a check reads, apart from what is generated and from watched folders.
    case inputs
    /// What is generated.
    case outputs

    var path: RelativePath? {
        RelativePath(validating: "\(StateFiles.folder)/\(rawValue).xcfilelist")
    }

    func text(of planned: [PlannedFile], _ loaded: LoadedProject) -> String {
        let paths =
            switch self {
            case .outputs: planned.map(\.path)
            case .inputs:
                loaded.inputPaths
                    + Set(planned.compactMap { StateFiles.path(of: $0.owner) }).sorted()
                    .map(\.description)
            }
        return paths.map { "$(SRCROOT)/\($0)\n" }.joined()
    }

    /// The actions that bring the saved lists up to date.
    static func updates(
        of planned: [PlannedFile], _ loaded: LoadedProject, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [FileAction] {
        var actions: [FileAction] = []
        for list in allCases {
            guard let path = list.path, try files.kind(of: path) == .file,
                let old = try files.read(path)
            else { continue }
            let new = Array(list.text(of: planned, loaded).utf8)
            if isSameText(old, new) { continue }
            actions.append(FileAction(path, .update, old: old, new: new, reason: .fileList))
        }
        return actions
    }
}

extension LoadedProject {
    /// The settings, flows and templates, in this order.
    var inputPaths: [String] {
        [ProjectLoader.configurationPath] + flowPaths.map(\.description)
            + templateFiles.values.map(\.path).sorted()
    }
}
