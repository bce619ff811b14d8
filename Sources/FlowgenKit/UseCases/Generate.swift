// `flowgen generate`: brings every file up to date.

import Diagnostics
import Workspace

/// Brings the files of a project up to date.
package struct Generate {
    /// How long a run waits for another one to end, in seconds.
    package static let patience = 10.0

    /// Plans everything and writes nothing.
    package var isDryRun = false
    /// The flows whose files are brought up to date, with those that all flows share; all if there are none.
    package var flows: [NamedFlow] = []
    /// Adds the changes to the report as a unified diff.
    package var showsDiff = false
    package var patience = Generate.patience
    /// Whether a run may end at once if nothing has changed since one that had nothing to do.
    package var usesCache = false

    package init() {}

    package func run(in root: Root) throws -> RunReport {
        if isDryRun {
            let plan = try plan(files: root)
            return plan.refusal ?? withDiff(plan.report(on: nil), of: plan)
        }
        return try ProjectLock.hold(root, waitingSeconds: patience) {
            guard usesCache, flows.isEmpty, let cache = VerdictCache(of: root, .outputs) else {
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
        let plan = try plan(files: files)
        if let refusal = plan.refusal { return refusal }
        return withDiff(try plan.run(over: files, apply: apply), of: plan)
    }

    /// The plan for the flows that were chosen.
    private func plan(files: any ReadableFileSystem) throws -> Plan {
        var plan = try Planner(files: files).plan()
        guard let project = plan.loaded.project, !flows.isEmpty else { return plan }
        var names: Set<String> = []
        for flow in flows {
            let path = plan.loaded.path(of: flow)
            guard let known = project.flows.first(where: { $0.file.path == path }) else {
                plan.loaded.project = nil
                plan.loaded.diagnostics = [.unknown(flow, in: project)]
                return plan
            }
            names.insert(known.name.value)
        }
        return plan.limited(to: names)
    }

    private func withDiff(_ report: RunReport, of plan: Plan) -> RunReport {
        var report = report
        if showsDiff, report.failure == nil { report.diff = plan.diff }
        if !flows.isEmpty, report.summary == Plan.upToDate {
            let names = flows.map(\.argument).joined(separator: ", ")
            report.summary = "\(names) \(flows.count == 1 ? "is" : "are") up to date."
        }
        return report
    }
}
