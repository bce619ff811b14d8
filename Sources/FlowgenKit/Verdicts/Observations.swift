// What a run has seen of a tree of files. A check is a function of nothing else, so if each observation is the same
// again, the result is too; nobody has to list what a result depends on.

/// What was seen at a path.
struct Observation {
    /// Nil if nothing is there.
    let stamp: FileStamp?
    /// Whether it is a folder whose entries were listed.
    var isListed = false
}

/// A tree that notes what is seen of another one, which has stamps.
final class ObservedFiles: ReadableFileSystem {
    private let base: any IdentifyingFileSystem
    private let notes = Locked(Notes())
    /// When the first observation was made.
    let start: Int64

    private struct Notes {
        /// Nil is the root.
        var seen: [RelativePath?: Observation] = [:]
        /// Whether something cannot be observed: a link was followed, a call failed, or a path was written in between.
        var isUnfit = false
    }

    init(_ base: any IdentifyingFileSystem) {
        self.base = base
        start = base.now
    }

    /// What was seen; nil if that does not tell what the run has read.
    var observations: [RelativePath?: Observation]? { notes.withLock { $0.isUnfit ? nil : $0.seen } }

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        let isReachable = try visit(path.parent)
        let stamp = base.linkStamp(of: path)
        let bytes = try noticing { () throws(WorkspaceError) in try base.read(path) }
        guard let bytes else {
            if isReachable { note(nil, at: path) }
            return nil
        }
        note(stamp, at: path, isFit: isReachable && stamp?.kind == .file)
        return bytes
    }

    func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        let isReachable = try visit(path.parent)
        let stamp = base.linkStamp(of: path)
        let kind = try noticing { () throws(WorkspaceError) in try base.kind(of: path) }
        if isReachable { note(stamp, at: path, isFit: kind == stamp?.kind ?? .absent) }
        return kind
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        let isThere = try visit(folder)
        let entries = try noticing { () throws(WorkspaceError) in try base.entries(of: folder) }
        notes.withLock { notes in
            if !isThere, !entries.isEmpty { notes.isUnfit = true }
            notes.seen[folder]?.isListed = isThere
        }
        return entries
    }

    /// Notes the folder and those around it; false if it does not exist.
    private func visit(_ folder: RelativePath?) throws(WorkspaceError) -> Bool {
        if let known = notes.withLock({ $0.seen[folder] }) { return known.stamp?.kind == .folder }
        guard try folder.map({ path throws(WorkspaceError) in try visit(path.parent) }) ?? true else { return false }
        let stamp = base.linkStamp(ofFolder: folder)
        note(stamp, at: folder, isFit: stamp.map { $0.kind == .folder } ?? true)
        return stamp?.kind == .folder
    }

    private func note(_ stamp: FileStamp?, at path: RelativePath?, isFit: Bool = true) {
        notes.withLock { notes in
            let former = notes.seen[path]
            if !isFit || former != nil && former?.stamp != stamp { notes.isUnfit = true }
            if former == nil { notes.seen[path] = Observation(stamp: stamp) }
        }
    }

    /// The result of a call; one that fails cannot be observed.
    private func noticing<Result>(_ call: () throws(WorkspaceError) -> Result) throws(WorkspaceError) -> Result {
        do throws(WorkspaceError) {
            return try call()
        } catch {
            notes.withLock { $0.isUnfit = true }
            throw error
        }
    }
}

extension IdentifyingFileSystem {
    func linkStamp(of path: RelativePath) -> FileStamp? {
        path.bytes.withUnsafeBufferPointer { linkStamp(of: $0) }
    }

    /// The stamp of a folder; nil is the root.
    fileprivate func linkStamp(ofFolder folder: RelativePath?) -> FileStamp? {
        folder.map(linkStamp) ?? linkStamp(of: UnsafeBufferPointer(start: nil, count: 0))
    }
}
