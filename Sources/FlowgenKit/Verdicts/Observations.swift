// What a run has seen of a tree of files. A check is a function of nothing else, so if each observation is the same
// again, the result is too; nobody has to list what a result depends on.

import Hashing
import Workspace

/// All that a run has seen.
struct Observations: Sendable {
    struct Folder {
        /// As it was just before anything in it was seen; nil in a tree without stamps.
        let stamp: FileStamp?
        /// The hash of the list of its entries, if that was asked for.
        var list: [UInt8]?
    }

    struct File {
        let stamp: FileStamp?
        /// The hash of the contents; in git's index the name of the blob.
        let contents: [UInt8]
        /// Whether all that matters is that the file imports no SDK that it may not.
        var isWatched: Bool
    }

    /// The folders that exist; nil is the root.
    var folders: [RelativePath?: Folder] = [:]
    var files: [RelativePath: File] = [:]
    /// What is at other paths, or nothing.
    var kinds: [RelativePath: FileKind] = [:]
    /// Whether something cannot be observed: a link was followed, a call failed, or a file was written in between.
    var isUnfit = false

    static func hash(of entries: [FolderEntry]) -> [UInt8] {
        var bytes: [UInt8] = []
        for entry in entries {
            bytes += entry.path.bytes
            bytes += [0, entry.kind.code]
        }
        return ContentHash.sha256(of: bytes)
    }

    /// The name of a blob, in as many bytes as other hashes have.
    static func name(_ blob: [UInt8]) -> [UInt8] { ContentHash.sha256(of: blob) }
}

extension FileKind {
    /// The kind as a byte.
    var code: UInt8 {
        switch self {
        case .file: 1
        case .folder: 2
        case .link: 3
        case .other: 4
        case .absent: 5
        }
    }
}

/// A tree that notes what is seen of another one.
final class ObservedFiles: FileComparing {
    private let base: any IdentifyingFileSystem
    private let notes = Locked(Observations())
    private let hasStamps: Bool
    /// When the first observation was made.
    let start: Int64
    private let harmless = Locked<[RelativePath: Observations.File]>([:])

    init(_ base: any IdentifyingFileSystem) {
        self.base = base
        start = base.now
        hasStamps = base.linkStamp(ofFolder: nil) != nil
    }

    /// Empty if the tree has no name as a whole.
    var wholeName: [UInt8] { base.wholeName ?? [] }

    var observations: Observations { notes.withLock { $0 } }

    /// Takes files for harmless if they are as they were: an earlier run with the same boundary has found no leak in
    /// them.
    func trust(_ files: [RelativePath: Observations.File]) {
        harmless.withLock { $0 = files }
    }

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        try read(path, isWatched: false)
    }

    fileprivate func read(_ path: RelativePath, isWatched: Bool) throws(WorkspaceError) -> [UInt8]? {
        let isReachable = try visit(path.parent)
        let before = base.linkStamp(of: path)
        let bytes = try noticing { () throws(WorkspaceError) in try base.read(path) }
        guard let bytes else {
            if isReachable { note(.absent, at: path) }
            return nil
        }
        let name = base.contentName(of: path)
        // Otherwise it was reached through a link, or written in between.
        let isSame = hasStamps ? before?.kind == .file && before == base.linkStamp(of: path) : name != nil
        note(
            Observations.File(
                stamp: before,
                contents: name.map(Observations.name) ?? ContentHash.sha256(of: bytes),
                isWatched: isWatched), at: path,
            isFit: isReachable && isSame)
        return bytes
    }

    func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool {
        guard let comparing = base as? any FileComparing,
            comparing.isKnown(path, toHold: bytes), let name = base.contentName(of: path)
        else { return false }
        do throws(WorkspaceError) {
            guard try visit(path.parent) else { return false }
        } catch {
            return false
        }
        note(
            Observations.File(stamp: nil, contents: Observations.name(name), isWatched: false), at: path,
            isFit: true)
        return true
    }

    func refusal(of path: RelativePath) -> WorkspaceError? { base.refusal(of: path) }

    func kind(of path: RelativePath) throws(WorkspaceError) -> FileKind {
        let isReachable = try visit(path.parent)
        let kind = try noticing { () throws(WorkspaceError) in try base.kind(of: path) }
        if isReachable { note(kind, at: path) }
        return kind
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        let isThere = try visit(folder)
        let entries = try noticing { () throws(WorkspaceError) in try base.entries(of: folder) }
        let list = Observations.hash(of: entries)
        notes.withLock { notes in
            guard isThere else {
                if !entries.isEmpty { notes.isUnfit = true }
                return
            }
            let former = notes.folders[folder]?.list
            if let former, former != list { notes.isUnfit = true }
            notes.folders[folder]?.list = list
        }
        return entries
    }

    /// Whether a watched file is as it was when it was found to be harmless. It is noted then.
    fileprivate func isKnownHarmless(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        let trusted = harmless.withLock { $0[path] }
        guard let known = trusted, try visit(path.parent) else { return false }
        if hasStamps {
            guard let stamp = known.stamp, stamp == base.linkStamp(of: path) else { return false }
        } else {
            guard base.contentName(of: path).map(Observations.name) == known.contents else {
                return false
            }
        }
        note(known, at: path, isFit: true)
        return true
    }

    /// Notes the folder and those around it; false if it does not exist.
    private func visit(_ folder: RelativePath?) throws(WorkspaceError) -> Bool {
        if notes.withLock({ $0.folders[folder] != nil }) { return true }
        guard let folder else {
            let stamp = base.linkStamp(ofFolder: nil)
            notes.withLock { $0.folders[nil] = Observations.Folder(stamp: stamp) }
            return true
        }
        guard try visit(folder.parent) else { return false }
        let stamp = base.linkStamp(of: folder)
        let kind: FileKind
        if hasStamps {
            kind = stamp?.kind ?? .absent
        } else {
            kind = try noticing { () throws(WorkspaceError) in try base.kind(of: folder) }
        }
        if kind == .folder {
            notes.withLock { notes in
                if notes.folders[folder] == nil {
                    notes.folders[folder] = Observations.Folder(stamp: stamp)
                }
            }
            return true
        }
        note(kind, at: folder)
        if kind != .absent { notes.withLock { $0.isUnfit = true } }
        return false
    }

    private func note(_ kind: FileKind, at path: RelativePath) {
        notes.withLock { notes in
            if let former = notes.kinds[path], former != kind { notes.isUnfit = true }
            notes.kinds[path] = kind
        }
    }

    private func note(_ file: Observations.File, at path: RelativePath, isFit: Bool) {
        notes.withLock { notes in
            var file = file
            if let former = notes.files[path] {
                if former.contents != file.contents { notes.isUnfit = true }
                // What only watches does not matter if somebody reads all of it.
                file.isWatched = file.isWatched && former.isWatched
            }
            if !isFit { notes.isUnfit = true }
            notes.files[path] = file
        }
    }

    /// The result of a call; one that fails cannot be observed.
    private func noticing<Result>(_ call: () throws(WorkspaceError) -> Result) throws(WorkspaceError) -> Result {
        do throws(WorkspaceError) { return try call() } catch {
            notes.withLock { $0.isUnfit = true }
            throw error
        }
    }
}

/// The files that are searched for imports, in a tree that notes what is seen. One that is known to be harmless counts
/// as empty. Of those that the list of accepted leaks names every byte matters: what they import decides whether it is
/// right.
struct WatchedFiles: ReadableFileSystem {
    let files: ObservedFiles
    private let baseline: LeakBaseline

    init(files: ObservedFiles, apartFrom baseline: LeakBaseline) {
        (self.files, self.baseline) = (files, baseline)
    }

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        if baseline.names(path) { return try files.read(path) }
        if try files.isKnownHarmless(path) { return [] }
        return try files.read(path, isWatched: true)
    }

    func refusal(of path: RelativePath) -> WorkspaceError? { files.refusal(of: path) }

    func kind(of path: RelativePath) throws(WorkspaceError) -> FileKind {
        try files.kind(of: path)
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        try files.entries(of: folder)
    }
}

extension IdentifyingFileSystem {
    func linkStamp(of path: RelativePath) -> FileStamp? {
        path.bytes.withUnsafeBufferPointer { linkStamp(of: $0) }
    }

    /// The stamp of a folder; nil is the root.
    func linkStamp(ofFolder folder: RelativePath?) -> FileStamp? {
        folder.map(linkStamp) ?? linkStamp(of: UnsafeBufferPointer(start: nil, count: 0))
    }
}
