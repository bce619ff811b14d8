// Git's index as a tree of files: what is about to be committed, whatever the working tree holds. It is listed once;
// contents are read when somebody asks for them. Links are followed as on the disk, and lead nowhere outside the
// project.

package struct GitIndexFiles: FileComparing {
    private let entries: IndexEntries
    private let blobs: BlobReader
    private let root: String

    /// Opens the index of the repository that a project lies in.
    ///
    /// - Throws: `WorkspaceError` when there is no git or no repository, and when a file of the
    ///   project is not merged.
    package init(root: Root) throws(WorkspaceError) {
        let git = try Git(folder: root.path)
        self.root = root.path
        entries = try IndexEntries(git)
        blobs = BlobReader(git, limit: root.readLimit)
    }

    /// Whether the file's blob has the name that these bytes have.
    package func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool {
        guard let entry = entries[path], entry.kind == .file else { return false }
        return ContentHash.blobName(of: bytes, digits: entry.blob.count) == entry.blob
    }

    /// The file's bytes; nil if it is not in the index, or only announced.
    package func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard let place = try resolved(path, followingLast: true, for: .read) else { return nil }
        guard let entry = entries[place], entry.kind == .file else {
            throw WorkspaceError(.read, path, .isAFolder)
        }
        return try blobs.read(entry.blob, at: path)
    }

    package func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        guard let place = try resolved(path, followingLast: false, for: .read) else {
            return .absent
        }
        return entries[place]?.kind ?? .folder
    }

    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard let folder else { return entries.contents(of: nil) }
        guard let place = try resolved(folder, followingLast: true, for: .list) else { return [] }
        guard entries[place].map({ $0.kind == .folder }) ?? true else {
            throw WorkspaceError(.list, folder, .notAFolder)
        }
        let found = entries.contents(of: place)
        if place == folder { return found }
        return found.compactMap { entry in
            folder.appending(entry.path.name).map { FolderEntry(path: $0, kind: entry.kind) }
        }
    }

    /// The path without links, if something stands there; nil if nothing does.
    private func resolved(
        _ path: RelativePath, followingLast: Bool, for action: WorkspaceError.Action
    ) throws(WorkspaceError) -> RelativePath? {
        guard entries.haveLinks else { return try present(path, path, for: action) }
        var resolution = LinkResolution(path, root: root, action: action)
        while let place = resolution.next {
            guard entries[place]?.kind == .link, followingLast || !resolution.isAtEnd else {
                resolution.go(to: place)
                continue
            }
            let target = try entries[place].map { entry throws(WorkspaceError) in try blobs.read(entry.blob, at: place)
            }
            try resolution.follow(target ?? [])
        }
        guard let place = try resolution.end() else { return path }
        let found = try present(place, path, for: action)
        if found == nil, resolution.hasFollowedLast {
            throw WorkspaceError(action, path, .brokenLink)
        }
        return found
    }

    /// The path if something stands there; an error if a file is used as a folder on the way.
    private func present(
        _ place: RelativePath, _ asked: RelativePath, for action: WorkspaceError.Action
    ) throws(WorkspaceError) -> RelativePath? {
        if entries[place] != nil || entries.isFolder(place) { return place }
        var folder = place.parent
        while let current = folder {
            if entries[current]?.kind == .file {
                throw WorkspaceError(action, asked, .notAFolder)
            }
            folder = current.parent
        }
        return nil
    }
}

extension GitIndexFiles: IdentifyingFileSystem {
    package func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? { nil }

    /// The hash of the whole list.
    package var wholeName: [UInt8]? { entries.hash }

    package var now: Int64 { 0 }
}
