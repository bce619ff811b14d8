// The files of a project that git could not merge. Their versions are stages 1, 2 and 3 of the index, until somebody runs
// `git add`. git is only run while a merge, rebase, cherry-pick or revert is in progress, or for a file with conflict
// markers.

import CLibrary

package final class GitUnmergedFiles: UnmergedFiles {
    private let root: Root
    /// Whether a merge, rebase, cherry-pick or revert is in progress.
    package let isInProgress: Bool
    private let known = Locked<[RelativePath: [UInt8: [UInt8]]]?>(nil)
    private let blobs = Locked<BlobReader?>(nil)

    /// The unmerged files of the repository that a project is in.
    package init(in root: Root) {
        self.root = root
        let folder = root.gitFolder
        isInProgress = Self.marks.contains { name in
            folder.map { access("\($0)/\(name)", F_OK) == 0 } ?? false
        }
    }

    private static let marks = ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply"]

    package func versions(of path: RelativePath, isMarked: Bool) throws(WorkspaceError) -> UnmergedVersions? {
        guard isInProgress || isMarked && root.gitFolder != nil, let stages = try stages()[path] else { return nil }
        func version(_ stage: Character) throws(WorkspaceError) -> [UInt8]? {
            guard let name = stage.asciiValue.flatMap({ stages[$0] }) else { return nil }
            return try blob(name, at: path)
        }
        return UnmergedVersions(base: try version("1"), ours: try version("2"), theirs: try version("3"))
    }

    /// `*.swift -merge` in `.gitattributes`.
    package func isLeftWhole(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        let arguments = ["ls-files", "-z", "--", ":(attr:-merge,literal)\(path)"]
        return try !Git(folder: root.path).run(arguments).isEmpty
    }

    /// The names of blobs, by stage and path.
    private func stages() throws(WorkspaceError) -> [RelativePath: [UInt8: [UInt8]]] {
        try known.withLock { known throws(WorkspaceError) in
            if let known { return known }
            // `100644 <name> <stage><TAB><path><NUL>`
            let list = try Git(folder: root.path).run(["ls-files", "--unmerged", "-z"])
            var found: [RelativePath: [UInt8: [UInt8]]] = [:]
            for entry in list.split(separator: 0) {
                let parts = entry.split(separator: 9, maxSplits: 1)
                let words = parts.first?.split(separator: 32) ?? []
                guard parts.count == 2, words.count == 3, let stage = words[2].first,
                    let path = RelativePath(bytes: Array(parts[1]))
                else { continue }
                found[path, default: [:]][stage] = Array(words[1])
            }
            known = found
            return found
        }
    }

    private func blob(_ name: [UInt8], at path: RelativePath) throws(WorkspaceError) -> [UInt8] {
        let reader = try blobs.withLock { blobs throws(WorkspaceError) in
            if let blobs { return blobs }
            let reader = BlobReader(try Git(folder: root.path), limit: root.readLimit)
            blobs = reader
            return reader
        }
        return try reader.read(name, at: path)
    }
}
