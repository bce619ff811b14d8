// What git is asked where something is wrong with the index, since what mends it goes by the answers.

import Workspace

extension GitIndexFiles {
    /// The paths that the commit names, if it takes nothing else: under `git commit -- path` git makes a
    /// second index for it, of the last commit and these paths, beside the one that `git add` changes.
    ///
    /// - Throws: `WorkspaceError` when git refuses.
    public func namedPaths() throws(WorkspaceError) -> [RelativePath]? {
        guard git.indexFileName?.hasPrefix("next-index-") == true else { return nil }
        let said = try git.run([
            "diff", "--cached", "--name-only", "--no-renames", "--no-ext-diff", "--relative", "-z",
        ])
        return said.split(separator: 0).compactMap { RelativePath(bytes: Array($0)) }
    }

    /// Those of the paths that git ignores.
    ///
    /// - Throws: `WorkspaceError` when git cannot be run.
    public func ignored(_ paths: [RelativePath]) throws(WorkspaceError) -> Set<RelativePath> {
        var ignored: Set<RelativePath> = []
        let batch = 15
        var rest = paths.filter { !contains($0) }[...]
        while !rest.isEmpty {
            // So few at once that git's answer does not fill the pipe while we still write.
            let some = rest.prefix(batch)
            rest = rest.dropFirst(batch)
            let child = try git.start(["check-ignore", "-z", "--stdin"])
            _ = child.input.write(Array(some.map(\.bytes).joined(separator: [0])) + [0])
            child.input.close()
            // It ends with 1 where nothing is ignored.
            let said = drain(child.output, child.errors)
            _ = child.wait()
            for path in (said?.first ?? []).split(separator: 0) {
                if let path = RelativePath(bytes: Array(path)) { ignored.insert(path) }
            }
        }
        return ignored
    }
}
