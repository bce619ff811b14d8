// `flowgen check --staged --fix`: generates from what is staged, writes the files to the disk, and stages them. It does all of
// it or nothing: a file that has other unstaged changes than what flowgen generates would take them into the commit.

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
        /// These files, and so all others, were left as they are.
        case refused([RelativePath])
    }

    package func run() throws -> Outcome {
        try ProjectLock.hold(tree, waitingSeconds: Generate.patience) {
            let plan = try Planner(files: index).plan()
            guard plan.refusal == nil, try area.namedPaths() == nil else { return .staged([]) }
            let wanted = plan.changes.changes.map { ($0.path, Self.newBytes($0)) }
            let edited = Set(plan.actions.filter { $0.effect == .replace }.map(\.path))
            var foreign: [RelativePath] = []
            var writes = ChangeSet()
            for (path, new) in wanted {
                let current = try tree.read(path)
                let isOwn = try isSame(current, new) || isSame(current, index.read(path))
                if !isOwn || edited.contains(path) { foreign.append(path) }
                if let change = Self.change(path, from: current, to: new) { writes.append(change) }
            }
            guard foreign.isEmpty else { return .refused(foreign.sorted()) }
            let isStaged = try area.stage(wanted) { () throws(WorkspaceError) in
                let applied = try tree.apply(writes)
                if let failure = applied.failure { throw failure }
                return applied.isComplete
            }
            guard isStaged else { return .refused(writes.changes.map(\.path).sorted()) }
            return .staged(wanted.map(\.0).sorted())
        }
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

    private static func change(
        _ path: RelativePath, from old: [UInt8]?, to new: [UInt8]?
    ) -> FileChange? {
        switch (old, new) {
        case (nil, let new?): FileChange(path, .create(new))
        case (let old?, let new?): old == new ? nil : FileChange(path, .replace(old: old, new: new))
        case (let old?, nil): FileChange(path, .delete(expected: old))
        case (nil, nil): nil
        }
    }
}

extension RunReport {
    /// The report of the check that follows a repair.
    package func after(_ outcome: StagedRepair.Outcome) -> RunReport {
        var report = self
        switch outcome {
        case .staged(let paths) where paths.isEmpty: break
        case .staged(let paths):
            let names = paths.map(\.description).joined(separator: " ")
            report.lead = "Generated and staged \(names)"
        case .refused(let paths):
            report.diagnostics += paths.map(Diagnostic.notFixed)
        }
        return report
    }
}

extension Diagnostic {
    fileprivate static func notFixed(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "check-not-fixed",
            "--fix has changed nothing, since this file also has changes that are not part of the commit",
            severity: .note,
            advice:
                "stage what belongs to the commit, such as the flow as it is in the working tree, or run "
                + "`git stash --keep-index`; then run the command again",
            path: path.description)
    }
}
