// `flowgen generate`: brings every file up to date.

import Diagnostics
import Workspace

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

    package func run(in root: Root) throws -> RunReport {
        if isDryRun {
            let plan = try Planner(files: root).plan()
            return plan.refusal ?? withDiff(plan.report(on: nil), of: plan)
        }
        return try ProjectLock.hold(root, waitingSeconds: patience) {
            guard usesCache, let cache = VerdictCache(of: root, .outputs) else {
                return try run(files: root) { try root.apply($0) }
            }
            return try run(in: root, cache)
        }
    }

    private func run(in root: Root, _ cache: VerdictCache) throws -> RunReport {
        if let verdict = cache.verdict, cache.holds(verdict, in: root) {
            var report = RunReport(repeating: verdict, summary: Plan.upToDate)
            report.isComplete = true
            return report
        }
        let observed = ObservedFiles(root)
        let plan = try Planner(files: observed).plan()
        if let refusal = plan.refusal { return refusal }
        let hadNothingToDo = plan.changes.changes.isEmpty && plan.vacated.isEmpty
        let report = try plan.run(over: observed) { try root.apply($0) }
        if hadNothingToDo, let lines = report.repeatableLines {
            cache.keep(observed, boundary: Boundary(homes: [:]), lines: lines)
        }
        return withDiff(report, of: plan)
    }

    /// Runs over a tree of files; `apply` writes what changes.
    func run(
        files: any ReadableFileSystem, apply: (ChangeSet) throws -> AppliedReport
    ) throws -> RunReport {
        let plan = try Planner(files: files).plan()
        if let refusal = plan.refusal { return refusal }
        return withDiff(try plan.run(over: files, apply: apply), of: plan)
    }

    private func withDiff(_ report: RunReport, of plan: Plan) -> RunReport {
        var report = report
        if showsDiff, report.failure == nil { report.diff = plan.diff }
        return report
    }
}
