// Git's index as a tree of files: what is about to be committed, whatever the working tree holds. It is
// listed once; contents are read when somebody asks for them. Links are followed as on the disk, and
// lead nowhere outside the project.

import Fingerprints
import Workspace

/// The files of a project as they stand in git's index.
public struct GitIndexFiles: FileComparing {
    private let entries: IndexEntries
    /// What lies directly in each folder; the root is nil.
    private let folders: [RelativePath?: [FolderEntry]]
    private let blobs: BlobReader
    private let root: String
    let git: Git

    /// Opens the index of the repository that a project lies in.
    ///
    /// - Throws: `WorkspaceError` when there is no git or no repository, and when a file of the
    ///   project is not merged.
    public init(root: Root) throws(WorkspaceError) {
        git = try Git(folder: root.path)
        self.root = root.path
        entries = try IndexEntries(git)
        blobs = BlobReader(git, limit: root.readLimit)
        folders = Self.folders(of: entries.entries)
    }

    /// Whether there is such a file in the index.
    func contains(_ path: RelativePath) -> Bool { entries.entries[path] != nil }

    /// Whether the file's blob has the name that these bytes have.
    public func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool {
        guard let entry = entries.entries[path], entry.kind == .file else { return false }
        return Fingerprint.blobName(of: bytes, digits: entry.blob.count) == entry.blob
    }

    /// The file's bytes; nil if it is not in the index, or only announced.
    public func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard let place = try resolved(path, followingLast: true, for: .read) else { return nil }
        guard let entry = entries.entries[place], entry.kind == .file else {
            throw WorkspaceError(.read, path.description, .isAFolder)
        }
        return try blobs.read(entry.blob, at: path)
    }

    /// What stands at the path in the index.
    public func kind(of path: RelativePath) throws(WorkspaceError) -> FileKind {
        guard let place = try resolved(path, followingLast: false, for: .read) else {
            return .absent
        }
        return entries.entries[place]?.kind ?? .folder
    }

    /// The entries of one folder.
    public func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard let folder else { return folders[nil] ?? [] }
        guard let place = try resolved(folder, followingLast: true, for: .list) else { return [] }
        guard entries.entries[place].map({ $0.kind == .folder }) ?? true else {
            throw WorkspaceError(.list, folder.description, .notAFolder)
        }
        let found = folders[place] ?? []
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
        var way = LinkedWay(path, root: root, action: action)
        while let place = way.next {
            guard entries.entries[place]?.kind == .link, followingLast || !way.isAtEnd else {
                way.go(to: place)
                continue
            }
            let target = try entries.entries[place].map { entry throws(WorkspaceError) in
                try blobs.read(entry.blob, at: place)
            }
            try way.follow(target ?? [])
        }
        guard let place = try way.end() else { return path }
        let found = try present(place, path, for: action)
        if found == nil, way.hasFollowedLast {
            throw WorkspaceError(action, path.description, .brokenLink)
        }
        return found
    }

    /// The path if something stands there; an error if a file is used as a folder on the way.
    private func present(
        _ place: RelativePath, _ asked: RelativePath, for action: WorkspaceError.Action
    ) throws(WorkspaceError) -> RelativePath? {
        if entries.entries[place] != nil || folders[place] != nil { return place }
        var folder = place.parent
        while let current = folder {
            if entries.entries[current]?.kind == .file {
                throw WorkspaceError(action, asked.description, .notAFolder)
            }
            folder = current.parent
        }
        return nil
    }

    /// The folders that the files stand in, each with what lies directly in it, in order.
    private static func folders(
        of entries: [RelativePath: IndexEntry]
    ) -> [RelativePath?: [FolderEntry]] {
        var folders: [RelativePath?: [FolderEntry]] = [:]
        for (path, entry) in entries {
            var entry = FolderEntry(path: path, kind: entry.kind)
            while true {
                let folder = entry.path.parent
                let isKnown = folders[folder] != nil
                folders[folder, default: []].append(entry)
                guard !isKnown, let folder else { break }
                entry = FolderEntry(path: folder, kind: .folder)
            }
        }
        return folders.mapValues { entries in
            entries.map { (key: $0.kind == .folder ? $0.path.bytes + [0x2F] : $0.path.bytes, $0) }
                .sorted { $0.key.lexicographicallyPrecedes($1.key) }
                .map(\.1)
        }
    }
}
