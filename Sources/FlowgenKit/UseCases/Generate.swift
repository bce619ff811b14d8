// `flowgen generate`: brings every file up to date.

import FlowModel

/// Brings the files of a project up to date.
package struct Generate {
    /// How long a run waits for another one to end, in seconds.
    package static let patience = 10.0

    /// Plans everything and writes nothing.
    package var isDryRun = false
    /// Adds the changes to the report as a unified diff.
    package var showsDiff = false
    package var patience = Generate.patience
    /// Whether a run may end at once if nothing has changed since one that had nothing to do.
    package var usesCache = false

    package init() {}

    /// Whether nothing has changed since a run that had nothing to do.
    package func isUpToDate(in root: Root) -> Bool {
        VerdictCache(of: root, .outputs)?.report(over: root) != nil
    }

    package func run(in root: Root) throws -> RunReport {
        if isDryRun {
            let plan = try Planner(files: root, unmerged: GitUnmergedFiles(in: root)).plan()
            let report = try plan.dryRun(over: root)
            return plan.refusal == nil ? withDiff(report, of: plan) : report
        }
        let cache = usesCache ? VerdictCache(of: root, .outputs) : nil
        if let report = cache?.report(over: root.afresh) { return report }
        return try ProjectLock.hold(root, waitingSeconds: patience) {
            let unmerged = GitUnmergedFiles(in: root)
            guard let cache else { return try run(files: root, unmerged) { try root.apply($0) } }
            return try run(files: root, cache, unmerged) { try root.apply($0) }
        }
    }

    /// The same, without looking at what has not changed since a run that had nothing to do.
    func run(
        files: any IdentifyingFileSystem, _ cache: VerdictCache, _ unmerged: any UnmergedFiles = EverythingMerged(),
        apply: (ChangeSet) throws -> AppliedReport
    ) throws -> RunReport {
        if let report = cache.report(over: files) { return report }
        let observed = ObservedFiles(files)
        let plan = try Planner(files: observed, unmerged: unmerged).plan()
        if let refusal = plan.refusal { return refusal }
        let report = try plan.run(over: observed, apply: apply)
        if plan.hasNothingToDo { cache.keep(report, observed, of: files) }
        return withDiff(report, of: plan)
    }

    /// Runs over a tree of files; `apply` writes what changes.
    func run(
        files: any ReadableFileSystem, _ unmerged: any UnmergedFiles = EverythingMerged(),
        apply: (ChangeSet) throws -> AppliedReport
    ) throws -> RunReport {
        let plan = try Planner(files: files, unmerged: unmerged).plan()
        if let refusal = plan.refusal { return refusal }
        return withDiff(try plan.run(over: files, apply: apply), of: plan)
    }

    private func withDiff(_ report: RunReport, of plan: Plan) -> RunReport {
        var report = report
        if showsDiff, report.failure == nil { report.diff = plan.diff }
        return report
    }
}

extension Plan {
    fileprivate var hasNothingToDo: Bool { changes.changes.isEmpty && vacated.isEmpty }
}
