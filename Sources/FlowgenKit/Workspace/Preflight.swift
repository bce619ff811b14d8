// Before anything is written, each planned change is judged against the disk as it is: no folder in the file's place,
// no file in a folder's place, no link that leaves the root, every folder writable. What can be foreseen fails here,
// with the tree untouched.

import CLibrary

/// Judges changes one by one; remembers what it has seen of folders.
struct Preflight {
    let root: [UInt8]
    private let folders: FolderResolver
    private var writable: Set<[UInt8]> = []
    private var toBeMade: Set<[UInt8]> = []

    init(root: [UInt8]) {
        self.root = root
        self.folders = FolderResolver(root: root)
    }

    mutating func targets(of changes: ChangeSet) throws(WorkspaceError) -> [Target] {
        try changes.requireDistinctPaths()
        var targets: [Target] = []
        for change in changes.inOrder {
            targets.append(try target(of: change))
        }
        for target in targets
        where toBeMade.contains(joined(target.place.folder, target.place.name)) {
            throw target.error.failed(.isAFolder)
        }
        return targets
    }

    private mutating func target(of change: FileChange) throws(WorkspaceError) -> Target {
        let isDeletion = if case .delete = change.kind { true } else { false }
        let action: WorkspaceError.Action = isDeletion ? .delete : .write
        let error = ErrorContext(action, change.path)
        let folder = try folders.resolve(change.path.parent, for: action)
        let place = Place(folder: folder.location, name: change.path.nameBytes)
        let resolvedPath = joined(place.folder, place.name)
        switch folder {
        case .present: break
        case .missing(let existing, let names):
            if !isDeletion {
                try requireWritable(existing, for: error)
                note(missing: names, below: existing)
            }
            return Target(change: change, place: place, removal: place, existing: nil)
        }
        let facts = try linkFacts(absolutePath(root: root, resolvedPath), for: error)
        guard let facts, facts.kind == .link else {
            try requireFile(facts, in: place.folder, for: error)
            return Target(change: change, place: place, removal: place, existing: facts)
        }
        let link = try folders.resolveLink(at: resolvedPath, for: error)
        let end = Place(resolvedPath: link.resolvedPath)
        try requireFile(link.facts, in: isDeletion ? place.folder : end.folder, for: error)
        return Target(change: change, place: end, removal: place, existing: link.facts)
    }

    private mutating func note(missing names: [[UInt8]], below existing: [UInt8]) {
        var resolvedPath = existing
        for name in names {
            resolvedPath = joined(resolvedPath, name)
            toBeMade.insert(resolvedPath)
        }
    }

    /// What is in the place is a file or nothing, and its folder can be written to.
    private mutating func requireFile(
        _ facts: FileFacts?, in folder: [UInt8], for error: ErrorContext
    ) throws(WorkspaceError) {
        switch facts?.kind {
        case .folder: throw error.failed(.isAFolder)
        case .link, .other: throw error.failed(.notAFile)
        case .file, .absent, nil: try requireWritable(folder, for: error)
        }
    }

    private mutating func requireWritable(_ folder: [UInt8], for error: ErrorContext) throws(WorkspaceError) {
        guard writable.insert(folder).inserted else { return }
        let absolute = cString(absolutePath(root: root, folder))
        guard access(absolute, W_OK | X_OK) == 0 else { throw error.failed(errno) }
    }
}
