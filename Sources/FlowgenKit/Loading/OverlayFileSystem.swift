// A tree as it is after some changes: what is about to be written hides what is there.

/// A tree with some files replaced, added or removed.
struct OverlayFileSystem: FileComparing {
    let base: any ReadableFileSystem
    /// The files that differ; nil for those that are gone.
    private var changed: [RelativePath: [UInt8]?] = [:]
    /// Added files and the folders around them, by their parent folders.
    private var added: [RelativePath?: [RelativePath: EntryKind]] = [:]

    init(_ base: any ReadableFileSystem) {
        self.base = base
    }

    /// A tree with the new bytes of these files in front of it.
    init(_ base: any ReadableFileSystem, adding actions: [FileAction]) {
        self.base = base
        for action in actions { put(action.new, at: action.path) }
    }

    /// Writes a file, or removes it.
    mutating func put(_ bytes: [UInt8]?, at path: RelativePath) {
        changed.updateValue(bytes, forKey: path)
        guard bytes != nil else {
            added[path.parent]?[path] = nil
            return
        }
        var place = path
        var kind = EntryKind.file
        while true {
            added[place.parent, default: [:]][place] = kind
            guard let folder = place.parent else { return }
            (place, kind) = (folder, .folder)
        }
    }

    func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool {
        if let new = changed[path] { return new == bytes }
        return (base as? any FileComparing)?.isKnown(path, toHold: bytes) ?? false
    }

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        if let new = changed[path] { return new }
        return try base.read(path)
    }

    func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        if let new = changed[path] { return new == nil ? .absent : .file }
        let kind = try base.kind(of: path)
        return kind == .absent && added[path]?.isEmpty == false ? .folder : kind
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        let added = added[folder] ?? [:]
        let isNew = try folder.map { path throws(WorkspaceError) in
            try base.kind(of: path) == .absent
        }
        let there = isNew == true ? [] : try base.entries(of: folder)
        let kept = there.filter { entry in changed[entry.path].map { $0 != nil } ?? true }
        let present = Set(kept.map(\.path))
        let new = added.filter { !present.contains($0.key) }.map { FolderEntry(path: $0.key, kind: $0.value) }
        return new.isEmpty ? kept : sortedEntries(kept + new)
    }
}
