// Lists of files for a build phase of Xcode. `flowgen outputs --format xcfilelist` prints them; a list that has been saved in
// `.flowgen` is kept true by every run from then on, and checked. Watched folders and those of what is generated are listed as
// folders, so that a list stays as it is when the app gets a new file. What flowgen keeps in `.flowgen` is listed whether it is
// there or not: in the sandbox even a look for a missing file counts.

import FlowModel
import FlowRendering
import Workspace

enum FileLists: String, CaseIterable {
    /// What a check reads, apart from what is generated.
    case inputs
    /// What is generated.
    case outputs

    var path: RelativePath? {
        RelativePath(validating: "\(StateFiles.folder)/\(rawValue).xcfilelist")
    }

    func text(
        of planned: [PlannedFile], _ loaded: LoadedProject, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> String {
        let paths =
            switch self {
            case .outputs: planned.map(\.path)
            case .inputs: try Self.inputs(of: planned, loaded, in: files)
            }
        return paths.map { "$(SRCROOT)\($0.isEmpty ? "" : "/" + $0)\n" }.joined()
    }

    private static func inputs(
        of planned: [PlannedFile], _ loaded: LoadedProject, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [String] {
        let states = Set(planned.compactMap { StateFiles.path(of: $0.owner) }).sorted()
        let own = [RelativePath(validating: LeakBaseline.path), StateFiles.attributesPath]
        let all = states + (own + allCases.map(\.path)).compactMap(\.self)
        let paths = loaded.inputPaths + all.map(\.description)
        guard let project = loaded.project else { return paths }
        let search = LeakSearch(project, in: files, accepting: nil)
        let layout = project.folders
        let generated = [layout.integrations, layout.services, layout.tests].filter { folder in
            planned.contains { folder.isEmpty || $0.path.hasPrefix(folder + "/") }
        }.map(RelativePath.init(validating:))
        var places = Set(try generated + search.watchedPlaces() + search.manifestPaths())
        if places.contains(nil) { places = [nil] }
        // What is in a listed folder need not be listed.
        let outer = places.filter { place in
            var folder = place?.parent
            while let current = folder {
                if places.contains(current) { return false }
                folder = current.parent
            }
            return true
        }
        return paths + outer.map { $0?.description ?? "" }.sorted().filter { !paths.contains($0) }
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
            let new = Array(try list.text(of: planned, loaded, in: files).utf8)
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
