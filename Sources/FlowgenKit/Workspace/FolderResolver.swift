// Nothing outside the root is read or written, through links either. Every path is therefore split into its folder and
// its name, and the folder is walked once, component by component: a folder is fine, a link is fine if it ends in a
// folder inside the root, anything else is an error that names it. What was found is remembered, so thousands of files
// in a folder cost one look.

/// Where a folder really is.
enum ResolvedFolder {
    /// It exists; its path from the root without links, empty for the root.
    case present([UInt8])
    /// It does not exist yet: the path of the deepest folder that does, and the names missing.
    case missing(existing: [UInt8], names: [[UInt8]])

    /// Where the folder is or would be, without links.
    var location: [UInt8] {
        switch self {
        case .present(let resolvedPath): resolvedPath
        case .missing(let existing, let names): names.reduce(existing, joined)
        }
    }
}

/// Verifies folders below a root and remembers those it has seen.
final class FolderResolver: Sendable {
    let root: [UInt8]
    private let known = Locked<[RelativePath: [UInt8]]>([:])

    init(root: [UInt8]) {
        self.root = root
    }

    /// Where `folder` really is (nil: the root).
    func resolve(_ folder: RelativePath?, for action: WorkspaceError.Action) throws(WorkspaceError) -> ResolvedFolder {
        guard let folder else { return .present([]) }
        var unknown: [RelativePath] = []
        var resolvedPath: [UInt8] = []
        var next: RelativePath? = folder
        while let current = next {
            if let seen = known.withLock({ $0[current] }) {
                resolvedPath = seen
                break
            }
            unknown.append(current)
            next = current.parent
        }
        while let current = unknown.popLast() {
            guard let found = try step(from: resolvedPath, to: current, for: action) else {
                let missing = [current] + unknown.reversed()
                return .missing(existing: resolvedPath, names: missing.map(\.nameBytes))
            }
            known.withLock { $0[current] = found }
            resolvedPath = found
        }
        return .present(resolvedPath)
    }

    /// Where `folder` is, whose parent is at `resolvedPath`; nil if it is absent.
    private func step(
        from resolvedPath: [UInt8], to folder: RelativePath, for action: WorkspaceError.Action
    ) throws(WorkspaceError) -> [UInt8]? {
        let error = ErrorContext(action, folder)
        let place = joined(resolvedPath, folder.nameBytes)
        switch try linkFacts(absolutePath(root: root, place), for: error)?.kind {
        case nil, .absent: return nil
        case .folder: return place
        case .link:
            let target = try resolveLink(at: place, for: error)
            guard target.kind == .folder else { throw error.failed(.notAFolder) }
            return target.resolvedPath
        case .file, .other: throw error.failed(.notAFolder)
        }
    }

    /// Where the link at `place` ends, and what is there; an error if that is nothing, or lies outside the root.
    func resolveLink(
        at place: [UInt8], for error: ErrorContext
    ) throws(WorkspaceError) -> (resolvedPath: [UInt8], kind: EntryKind, facts: FileFacts) {
        let absolute = absolutePath(root: root, place)
        guard let target = try realPath(absolute, for: error),
            let facts = try linkFacts(target, for: error)
        else { throw error.failed(.brokenLink) }
        guard let resolvedPath = pathInside(root: root, target) else { throw error.failed(.outsideRoot) }
        return (resolvedPath, facts.kind, facts)
    }
}
