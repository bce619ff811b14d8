// The twin of the disk that lives in memory, for tests and for dry runs. It holds files only; a folder is there as long
// as a file lies below it. It takes the same change sets as the disk and answers with the same report, so a whole run
// can be tried without touching anything.

package struct InMemoryFileSystem: ReadableFileSystem, Hashable {
    package private(set) var files: [RelativePath: [UInt8]] = [:]

    /// How many files lie below each folder.
    private var folders: [RelativePath: Int] = [:]

    package init(_ files: [RelativePath: [UInt8]] = [:]) {
        for (path, bytes) in files {
            self[path] = bytes
        }
    }

    /// A tree of text files, by path; nil if a path is not a ``RelativePath``.
    package init?(texts: [String: String]) {
        self.init()
        for (path, text) in texts {
            guard let path = RelativePath(validating: path) else { return nil }
            self[path] = Array(text.utf8)
        }
    }

    /// The bytes of one file; nil if there is none. Setting nil removes it.
    package subscript(path: RelativePath) -> [UInt8]? {
        get { files[path] }
        set {
            let change = (newValue == nil ? 0 : 1) - (files[path] == nil ? 0 : 1)
            files[path] = newValue
            var folder = change == 0 ? nil : path.parent
            while let current = folder {
                let count = folders[current, default: 0] + change
                folders[current] = count == 0 ? nil : count
                folder = current.parent
            }
        }
    }

    /// The file's bytes; nil if there is none.
    package func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        switch try kind(of: path, for: .read) {
        case .folder: throw WorkspaceError(.read, path, .isAFolder)
        default: files[path]
        }
    }

    package func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        try kind(of: path, for: .read)
    }

    /// The entries of one folder; in time linear in the whole tree.
    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        if let folder, try kind(of: folder, for: .list) == .file {
            throw WorkspaceError(.list, folder, .notAFolder)
        }
        let start = folder.map { $0.bytes.count + 1 } ?? 0
        var found: [RelativePath: EntryKind] = [:]
        for path in files.keys where folder.map(path.isBelow) ?? true {
            let end = path.bytes[start...].firstIndex(of: slash) ?? path.bytes.endIndex
            guard let entry = RelativePath(bytes: Array(path.bytes[..<end])) else { continue }
            found[entry] = end == path.bytes.endIndex ? .file : .folder
        }
        return sortedEntries(found.map { FolderEntry(path: $0.key, kind: $0.value) })
    }

    /// Carries out a change set as ``Root/apply(_:)`` does; nothing is changed if it throws.
    package mutating func apply(_ changes: ChangeSet) throws(WorkspaceError) -> AppliedReport {
        try changes.requireDistinctPaths()
        var result = self
        var report = AppliedReport()
        for change in changes.inOrder {
            let current = try result.read(change.path)
            let found: Found = current == nil ? .nothing : current == change.expected ? .expected : .different
            let outcome = report.outcome(of: change, finding: found)
            switch outcome {
            case .created, .replaced, .deleted: result[change.path] = change.newBytes
            case .unchanged, .alreadyAbsent, .changedMeanwhile, .held: break
            }
            report.add(change.path, outcome)
        }
        self = result
        return report
    }

    private func kind(of path: RelativePath, for action: WorkspaceError.Action) throws(WorkspaceError) -> EntryKind {
        if files[path] != nil { return .file }
        if folders[path] != nil { return .folder }
        var folder = path.parent
        while let current = folder {
            if files[current] != nil {
                throw WorkspaceError(action, current, .notAFolder)
            }
            folder = current.parent
        }
        return .absent
    }
}
