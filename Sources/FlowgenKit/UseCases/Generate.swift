// `flowgen generate`: brings every file up to date.

import FlowModel

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

    /// Whether nothing has changed since a run that had nothing to do.
    package func isUpToDate(in root: Root) -> Bool {
        VerdictCache(of: root, .outputs)?.report(over: root) != nil
    }

    package func run(in root: Root) throws -> RunReport {
        if isDryRun {
            let plan = try plan(files: root, GitUnmergedFiles(in: root))
            let report = try plan.dryRun(over: root)
            return plan.refusal == nil ? withDiff(report, of: plan) : report
        }
        let cache = usesCache && flows.isEmpty ? VerdictCache(of: root, .outputs) : nil
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
        let plan = try plan(files: files, unmerged)
        if let refusal = plan.refusal { return refusal }
        return withDiff(try plan.run(over: files, apply: apply), of: plan)
    }

    /// The plan for the flows that were chosen.
    private func plan(files: any ReadableFileSystem, _ unmerged: any UnmergedFiles) throws -> Plan {
        var plan = try Planner(files: files, unmerged: unmerged).plan()
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

extension Plan {
    fileprivate var hasNothingToDo: Bool { changes.changes.isEmpty && vacated.isEmpty }
}
