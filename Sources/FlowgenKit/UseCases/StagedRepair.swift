// `flowgen check --staged --fix`: generates from what is staged, writes the files to the disk, and stages them. It does all of
// it or nothing: a file that has other unstaged changes than what flowgen generates would take them into the commit.
// Nothing is written through a symbolic link, or into a submodule, since the commit does not have what is behind these.

import Diagnostics
import Workspace

package struct StagedRepair {
    private let index: any ReadableFileSystem
    private let tree: Root
    private let area: any StagingArea

    package init(index: any ReadableFileSystem, tree: Root, area: any StagingArea) {
        self.index = index
        self.tree = tree
        self.area = area
    }

    package enum Outcome: Sendable {
        /// These files were generated and staged; none if generating changes nothing.
        case staged([RelativePath])
        /// These files, and so all others, were left as they are. The names of some others may be all that is staged of them.
        case refused([RelativePath: Obstacle], announced: [RelativePath])

        package var refusedPaths: Set<RelativePath> {
            if case .refused(let obstacles, _) = self { Set(obstacles.keys) } else { [] }
        }
    }

    /// Why a file cannot be generated and staged.
    package enum Obstacle: Hashable, Sendable {
        /// It has changes that are not staged.
        case unstaged
        /// The same, and git does not know the file.
        case untracked
        /// The same, and git ignores it.
        case ignored
        /// A sparse checkout leaves it out, and so nothing that is staged is on the disk.
        case sparse
        /// Somebody has edited what flowgen generates, and staged it.
        case edited
        /// It is a link or a submodule, or below one.
        case link(RelativePath)
        case submodule(RelativePath)
    }

    package func run() throws -> Outcome {
        try ProjectLock.hold(tree, waitingSeconds: Generate.patience) {
            let plan = try Planner(files: index).plan()
            guard plan.refusal == nil, try area.namedPaths() == nil else { return .staged([]) }
            let changes = plan.changes
            let edited = Set(plan.actions.filter { $0.effect == .replace }.map(\.path))
            var obstacles: [RelativePath: Obstacle] = [:]
            var writes = ChangeSet(vacating: changes.vacated, sweeping: changes.swept)
            for change in changes.changes {
                let (path, new) = (change.path, Self.newBytes(change))
                if let obstacle = try obstacle(onTheWayTo: path) {
                    obstacles[path] = obstacle
                    continue
                }
                let current = try tree.read(path)
                let staged = try index.read(path)
                if !isSame(current, new), !isSame(current, staged) {
                    obstacles[path] = staged == nil ? .untracked : .unstaged
                } else if edited.contains(path) {
                    obstacles[path] = .edited
                }
                if !isSame(current, new), let kind = Self.kind(from: current, to: new) {
                    writes.append(
                        FileChange(path, kind, phase: change.phase, needs: change.needs))
                }
            }
            guard obstacles.isEmpty else {
                let untracked = obstacles.filter { $0.value == .untracked }.map(\.key)
                for path in try area.ignored(untracked) { obstacles[path] = .ignored }
                var absent: Set<RelativePath> = []
                for (path, obstacle) in obstacles where obstacle == .unstaged {
                    if try tree.kind(of: path) == .absent { absent.insert(path) }
                }
                let sparse = absent.isEmpty ? [] : try area.sparse()
                for path in absent.intersection(sparse) { obstacles[path] = .sparse }
                return .refused(obstacles, announced: area.announced)
            }
            let wanted = changes.changes.map { ($0.path, Self.newBytes($0)) }
            let isStaged = try area.stage(wanted) { () throws(WorkspaceError) in
                let applied = try tree.apply(writes)
                if let failure = applied.failure { throw failure }
                return applied.isComplete
            }
            guard isStaged else {
                let paths = writes.changes.map { ($0.path, Obstacle.unstaged) }
                return .refused(
                    Dictionary(paths) { first, _ in first }, announced: area.announced)
            }
            return .staged(wanted.map(\.0).sorted())
        }
    }

    /// The first link or submodule on the way to a file, itself included, in the index or on the disk.
    private func obstacle(onTheWayTo path: RelativePath) throws(WorkspaceError) -> Obstacle? {
        for place in sequence(first: path, next: \.parent).reversed() {
            if area.isSubmodule(place) { return .submodule(place) }
            if try index.kind(of: place) == .link { return .link(place) }
            if try tree.kind(of: place) == .link { return .link(place) }
        }
        return nil
    }

    /// Whether two files are the same but for line ends, which git may change.
    private func isSame(_ left: [UInt8]?, _ right: [UInt8]?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        return isSameText(left, right) || isSameText(right, left)
    }

    private static func newBytes(_ change: FileChange) -> [UInt8]? {
        switch change.kind {
        case .create(let new), .replace(_, let new): new
        case .delete: nil
        }
    }

    private static func kind(from old: [UInt8]?, to new: [UInt8]?) -> FileChange.Kind? {
        switch (old, new) {
        case (nil, let new?): .create(new)
        case (let old?, let new?): .replace(old: old, new: new)
        case (let old?, nil): .delete(expected: old)
        case (nil, nil): nil
        }
    }
}

extension RunReport {
    /// The report of the check that follows a repair.
    ///
    /// - Parameter pathPrefix: what commands need before each path.
    package func after(_ outcome: StagedRepair.Outcome, pathPrefix: String) -> RunReport {
        func words(_ paths: [RelativePath]) -> String {
            paths.map { ShellWord.quoted(pathPrefix + $0.description) }.joined(separator: " ")
        }
        var report = self
        switch outcome {
        case .staged(let paths) where paths.isEmpty: break
        case .staged(let paths): report.lead = "Generated and staged \(words(paths))"
        case .refused(let obstacles, let announced):
            let isUntracked = obstacles.values.contains(.untracked)
            var stash = "`git stash --keep-index\(isUntracked ? " --include-untracked" : "")`"
            // Git does not stash anything while only the names of some files are staged.
            if !announced.isEmpty { stash = "`git reset -- \(words(announced))`, then \(stash)" }
            let sparse = Set(obstacles.filter { $0.value == .sparse }.compactMap(\.key.parent))
            let checkout = "git sparse-checkout"
            let include =
                (sparse.isEmpty ? "" : "`\(checkout) add \(words(sparse.sorted()))`, or ") + "`\(checkout) disable`"
            report.diagnostics += obstacles.sorted { $0.key < $1.key }.map {
                .notFixed($0.key, $0.value, stash: stash, include: include)
            }
        }
        return report
    }
}

extension Diagnostic {
    /// - Parameters:
    ///   - stash: the command that puts aside what is not part of the commit.
    ///   - include: the commands that bring what a sparse checkout leaves out.
    fileprivate static func notFixed(
        _ path: RelativePath, _ obstacle: StagedRepair.Obstacle, stash: String, include: String
    ) -> Diagnostic {
        let foreign = "this file also has changes that are not part of the commit"
        let staging = "stage what belongs to the commit, such as the flow as it is in the working tree"
        let reason: String
        let advice: String
        var mentioned: [String] = []
        switch obstacle {
        case .unstaged, .untracked:
            reason = foreign
            advice = "\(staging), or run \(stash); then run the command again"
        case .ignored:
            reason = foreign
            advice = "\(staging), or move this file away, since git ignores it; then run the command again"
        case .sparse:
            reason = "this file is not on the disk: the checkout is sparse"
            advice = "run \(include); then run the command again"
        case .edited:
            reason = "the staged file was edited by hand"
            advice =
                "move your lines to a file of your own; then run `flowgen generate`, which keeps a copy of "
                + "the file, and stage the result"
        case .link(let place):
            if place != path { mentioned = [place.description] }
            let name = place == path ? "this file" : place.description.visible
            reason = "\(name) is a symbolic link"
            advice =
                "replace the link with what it leads to, and stage that; or run `flowgen generate`, and "
                + "stage the result where the link leads"
        case .submodule(let place):
            mentioned = [place.description]
            reason = "\(place.description.visible) is a submodule"
            advice = "run `flowgen generate`, commit in the submodule, and stage the submodule"
        }
        return Diagnostic(
            "check-not-fixed", "--fix has changed nothing, since \(reason)", severity: .note,
            advice: advice, path: path.description
        ).mentioning(mentioned)
    }
}
