// A folder of a tree as a tree of its own: where a manifest is, whose paths begin there.

import Workspace

package struct ProjectFolder: ReadableFileSystem {
    /// The whole tree.
    let files: any ReadableFileSystem
    /// Nil is the root.
    let path: RelativePath?

    package init(_ files: any ReadableFileSystem, at path: RelativePath? = nil) {
        (self.files, self.path) = (files, path)
    }

    /// The path in the whole tree of what the manifest names; nil if that leads out of it.
    func whole(_ text: String) -> RelativePath? { RelativePath.resolving(text, in: path) }

    func whole(_ place: RelativePath) -> RelativePath {
        path?.appending(place.description) ?? place
    }

    package func read(_ place: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        try files.read(whole(place))
    }

    package func kind(of place: RelativePath) throws(WorkspaceError) -> FileKind {
        try files.kind(of: whole(place))
    }

    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard let path else { return try files.entries(of: folder) }
        let length = path.bytes.count + 1
        return try files.entries(of: folder.map(whole) ?? path).compactMap { entry in
            RelativePath(bytes: Array(entry.path.bytes.dropFirst(length))).map {
                FolderEntry(path: $0, kind: entry.kind)
            }
        }
    }
}
