// What git is asked where something is wrong with the index, since what mends it goes by the answers.

import Workspace

extension GitIndexFiles {
    /// The paths that the commit names, if it takes nothing else: under `git commit -- path` git makes a
    /// second index for it, of the last commit and these paths, beside the one that `git add` changes.
    ///
    /// - Throws: `WorkspaceError` when git refuses.
    package func namedPaths() throws(WorkspaceError) -> [RelativePath]? {
        guard git.indexFileName?.hasPrefix("next-index-") == true else { return nil }
        let said = try git.run([
            "diff", "--cached", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv",
            "--relative", "-z",
        ])
        return said.split(separator: 0).compactMap { RelativePath(bytes: Array($0)) }
    }

    /// Those of the paths that git ignores.
    ///
    /// - Throws: `WorkspaceError` when git cannot be run.
    package func ignored(_ paths: [RelativePath]) throws(WorkspaceError) -> Set<RelativePath> {
        let asked = paths.filter { !contains($0) }
        guard !asked.isEmpty else { return [] }
        // It ends with 1 where nothing is ignored.
        let answer = try git.answer(
            to: ["check-ignore", "-z", "--stdin"],
            input: Array(asked.map(\.bytes).joined(separator: [0])) + [0])
        return Set(answer.output.split(separator: 0).compactMap { RelativePath(bytes: Array($0)) })
    }
}
