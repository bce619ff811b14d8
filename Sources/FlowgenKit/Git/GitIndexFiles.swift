// Git's index as a tree of files: what is about to be committed, whatever the working tree holds. It is listed once;
// contents are read when they are needed. Links are not followed.

package struct GitIndexFiles: FileComparing {
    private let entries: IndexEntries
    private let blobs: BlobReader

    /// Opens the index of the repository that a project lies in.
    ///
    /// - Throws: `WorkspaceError` when git or a repository is missing, and when a file of the
    ///   project is not merged.
    package init(root: Root) throws(WorkspaceError) {
        let git = try Git(folder: root.path)
        entries = try IndexEntries(git)
        blobs = BlobReader(git, limit: root.readLimit)
    }

    /// Whether the file's blob has the name that these bytes have.
    package func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool {
        guard let entry = entries[path], entry.kind == .file else { return false }
        return ContentHash.blobName(of: bytes, digits: entry.blob.count) == entry.blob
    }

    /// The file's bytes; nil if it is not in the index.
    package func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard try isPresent(path, for: .read) else { return nil }
        switch entries[path]?.kind {
        case .file:
            return try entries[path].map { entry throws(WorkspaceError) in try blobs.read(entry.blob, at: path) }
        case .link: throw Self.link(path, for: .read)
        default: throw WorkspaceError(.read, path, .isAFolder)
        }
    }

    package func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        try isPresent(path, for: .read) ? entries[path]?.kind ?? .folder : .absent
    }

    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard let folder else { return entries.contents(of: nil) }
        guard try isPresent(folder, for: .list) else { return [] }
        switch entries[folder]?.kind {
        case .folder, nil: return entries.contents(of: folder)
        case .link: throw Self.link(folder, for: .list)
        default: throw WorkspaceError(.list, folder, .notAFolder)
        }
    }

    /// Whether something stands at a path; an error if a file, or a link, is used as a folder on the way.
    private func isPresent(
        _ path: RelativePath, for action: WorkspaceError.Action
    ) throws(WorkspaceError) -> Bool {
        if entries[path] != nil || entries.isFolder(path) { return true }
        var folder = path.parent
        while let current = folder {
            switch entries[current]?.kind {
            case .file: throw WorkspaceError(action, path, .notAFolder)
            case .link: throw Self.link(current, for: action)
            default: folder = current.parent
            }
        }
        return false
    }

    private static func link(_ path: RelativePath, for action: WorkspaceError.Action) -> WorkspaceError {
        let reason =
            "it is a link, which the check of staged files does not follow; name what it leads to in flowgen.yml"
        return WorkspaceError(action, path, .other(reason))
    }
}

extension GitIndexFiles: IdentifyingFileSystem {
    package func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? { nil }

    /// The hash of the whole list.
    package var wholeName: [UInt8]? { entries.hash }

    package var now: Int64 { 0 }
}
