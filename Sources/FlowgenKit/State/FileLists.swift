// Lists of files for a build phase of Xcode. `flowgen outputs --format xcfilelist` prints them; a list that has been
// saved in
// `.flowgen` is kept true by every run from then on, and checked. Watched folders and those of what is generated are listed as
// folders, so that a list stays as it is when the app gets a new file. What flowgen keeps in `.flowgen` is listed
// whether it is there or not: in the sandbox even a look for a missing file counts. Paths begin at the folder of the
// Xcode project; a saved list keeps the way from there that it was saved with.

import FlowModel
import FlowCode

enum FileLists: String, CaseIterable {
    /// What a check reads, apart from what is generated.
    case inputs
    /// What is generated.
    case outputs

    var path: RelativePath? {
        RelativePath(validating: "\(StateFiles.folder)/\(rawValue).xcfilelist")
    }

    private static let start = "$(SRCROOT)/"

    /// - Parameter prefix: the way to the root from the folder of the Xcode project, ending in `/`.
    func text(
        of planned: [PlannedFile], _ loaded: LoadedProject, in files: any ReadableFileSystem, below prefix: String
    ) throws(WorkspaceError) -> String {
        let paths =
            switch self {
            case .outputs: planned.map(\.path)
            case .inputs: try Self.inputs(of: planned, loaded, in: files)
            }
        return paths.map { path in
            let whole = Self.start + prefix + path
            return (whole.hasSuffix("/") ? String(whole.dropLast()) : whole) + "\n"
        }.joined()
    }

    private static func inputs(
        of planned: [PlannedFile], _ loaded: LoadedProject, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [String] {
        let states = Set(planned.compactMap { StateFiles.path(of: $0.owner) }).sorted()
        let own = [RelativePath(validating: LeakBaseline.path), StateFiles.attributesPath]
        let all = states + (own + allCases.map(\.path)).compactMap(\.self)
        let agents = loaded.configuration.agents.map { [$0.value] } ?? []
        let paths = loaded.inputPaths + agents + all.map(\.description)
        guard let project = loaded.project else { return paths }
        let search = LeakSearch(project, in: files, accepting: nil)
        let layout = project.folders
        let generated = [layout.integrations, layout.services, layout.tests].filter { folder in
            planned.contains { folder.isEmpty || $0.path.hasPrefix(folder + "/") }
        }.map(RelativePath.init(validating:))
        var places = Set(try generated + search.watchedPlaces())
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
        var saved: [(list: FileLists, path: RelativePath, bytes: [UInt8])] = []
        for list in allCases {
            guard let path = list.path, try files.kind(of: path) == .file,
                let old = try files.read(path)
            else { continue }
            saved.append((list, path, old))
        }
        if saved.isEmpty { return [] }
        let known = Set([ProjectLoader.configurationPath] + planned.map(\.path))
        let prefixes = saved.lazy.compactMap { Self.prefix(in: $0.bytes, knowing: known) }
        var actions: [FileAction] = []
        for (list, path, old) in saved {
            let new = Array(try list.text(of: planned, loaded, in: files, below: prefixes.first ?? "").utf8)
            if isSameText(old, new) { continue }
            actions.append(FileAction(path, .update, old: old, new: new, reason: .derived))
        }
        return actions
    }

    /// What a saved list has in front of the first path that is known; nil if it has none of them.
    private static func prefix(in list: [UInt8], knowing paths: Set<String>) -> String? {
        for line in String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline)
        where line.hasPrefix(start) {
            let path = line.dropFirst(start.count)
            var rest = path
            while !rest.isEmpty {
                if paths.contains(String(rest)) { return String(path.dropLast(rest.count)) }
                rest = rest.drop { $0 != "/" }.dropFirst()
            }
        }
        return nil
    }
}

extension LoadedProject {
    /// The settings, flows and templates, in this order.
    var inputPaths: [String] {
        [ProjectLoader.configurationPath] + flowPaths.map(\.description) + templateFiles.values.map(\.path).sorted()
    }
}
