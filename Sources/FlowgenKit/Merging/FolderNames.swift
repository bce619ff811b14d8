// The folders of a project by their names, for members that have stayed where `output` was. The project is walked
// once, and only if somebody asks.

import Workspace

/// The folders of a project, other projects and hidden ones left out.
final class FolderNames {
    private let tree: any ReadableFileSystem
    private var byName: [String: [RelativePath]]?

    init(tree: any ReadableFileSystem) { self.tree = tree }

    /// The folders of a name, sorted; none that lies in another of that name.
    ///
    /// - Throws: `WorkspaceError` when a folder cannot be read.
    func called(_ name: String) throws(WorkspaceError) -> [RelativePath] {
        if byName == nil { byName = try walk() }
        return (byName?[name] ?? []).filter { folder in !folder.components.dropLast().contains(name)
        }
    }

    private func walk() throws(WorkspaceError) -> [String: [RelativePath]] {
        var found: [String: [RelativePath]] = [:]
        var open: [RelativePath?] = [nil]
        while let folder = open.popLast() {
            let entries = try tree.entries(of: folder)
            let isProject = entries.contains { $0.path.name == ProjectLoader.configurationPath }
            if folder != nil, isProject { continue }
            for entry in entries where entry.kind == .folder && !entry.path.name.hasPrefix(".") {
                found[entry.path.name, default: []].append(entry.path)
                open.append(entry.path)
            }
        }
        return found.mapValues { $0.sorted() }
    }
}
