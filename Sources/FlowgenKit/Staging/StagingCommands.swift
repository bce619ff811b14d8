// The commands that put files into a commit, so that they can be run as they stand. A commit that names
// paths takes nothing else, whatever is added: there the files have to be named, too.

import Workspace

/// The commands for some files.
struct StagingCommands {
    private let pending: (RelativePath) -> Bool
    private let pathPrefix: String
    private let ignored: [RelativePath]
    private let named: [RelativePath]?
    private let hasPutAside: Bool

    init(
        for paths: Set<RelativePath>, pending: @escaping (RelativePath) -> Bool,
        area: (any StagingArea)?, pathPrefix: String
    ) throws(WorkspaceError) {
        self.pending = pending
        self.pathPrefix = pathPrefix
        ignored = try area?.ignored(paths.sorted()).sorted() ?? []
        named = try area?.namedPaths()
        hasPutAside = area?.hasPutAside == true && paths.contains(where: pending)
    }

    /// What to run for these files, in words.
    func sentence(_ paths: Set<RelativePath>) -> String {
        let force = paths.contains(where: ignored.contains) ? "--force " : ""
        let addition = "`git add \(force)\(words(paths))`"
        let commands =
            (paths.contains(where: pending) ? "`flowgen generate`, then " : "") + addition
        guard let named else { return commands }
        let commit = "`git commit … -- \(words(paths.union(named)))`"
        return "\(commands), and name them in the commit, too: \(commit)"
    }

    /// What else there is to know.
    var remark: String? {
        if !ignored.isEmpty {
            let list = words(Set(ignored))
            return ignored.count == 1
                ? "\(list) is ignored by git but must be committed; remove it from .gitignore"
                : "\(list) are ignored by git but must be committed; remove them from .gitignore"
        }
        guard hasPutAside else { return nil }
        return "pre-commit stashed unstaged changes; files that are already generated only need "
            + "`git add`"
    }

    private func words(_ paths: Set<RelativePath>) -> String {
        paths.sorted().map { ShellWord.quoted(pathPrefix + $0.description) }
            .joined(separator: " ")
    }
}
