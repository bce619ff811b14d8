// The tree as it will be: files that a run is about to write, in front of those that are there.
// `new` judges a project with it before anything is written.

import Workspace

/// Some files in memory in front of a tree.
struct OverlayFiles: FileReading {
    let base: any FileReading
    let added: [RelativePath: [UInt8]]

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        if let bytes = added[path] { return bytes }
        return try base.read(path)
    }

    func kind(of path: RelativePath) throws(WorkspaceError) -> FileKind {
        if added[path] != nil { return .file }
        return try base.kind(of: path)
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        var entries = try base.entries(of: folder)
        let present = Set(entries.map(\.path))
        for path in added.keys.sorted() where path.parent == folder && !present.contains(path) {
            entries.append(FolderEntry(path: path, kind: .file))
        }
        return entries
    }
}
