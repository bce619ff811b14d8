// `flowgen prune`: lists orphaned files, and deletes them with --force. They are those that say they were
// generated, and those that the records prove to be flowgen's; nothing else is touched.

import Diagnostics
import Workspace

/// Lists or deletes orphaned files.
public struct Prune {
    /// Removes the files; else they are only named.
    public var isForced = false

    /// A run that names the files.
    public init() {}

    /// Runs in a project's root folder.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read or removed, `TemplateError` when a
    ///   template does not fit its context.
    public func run(in root: Root) throws -> RunReport {
        guard isForced else {
            let outcome = try Pipeline(files: root).run()
            return outcome.isValid ? list(outcome.leftovers) : .invalid(outcome.loaded)
        }
        return try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            let outcome = try Pipeline(files: root).run()
            guard outcome.isValid else { return .invalid(outcome.loaded) }
            return try remove(outcome, root)
        }
    }

    private func list(_ leftovers: Leftovers) -> RunReport {
        var report = RunReport(status: .clean)
        report.files = leftovers.prunable.map {
            .init(path: $0.path.description, action: .leftover)
        }
        let count = leftovers.prunable.count
        report.summary =
            count == 0
            ? "No orphaned files."
            : "\(RunReport.count(count, "orphaned file")); run `flowgen prune --force` to delete "
                + (count == 1 ? "it." : "them.")
        return report
    }

    private func remove(_ outcome: Outcome, _ root: Root) throws -> RunReport {
        let records = RecordPlan.tidied(outcome)
        let applied = try root.apply(
            ChangeSet(
                outcome.leftovers.prunable.map(\.removal) + records.map(\.change),
                vacating: outcome.leftovers.vacated, sweeping: outcome.folders))
        let skipped = Set(applied.paths(.changedMeanwhile) + applied.paths(.held))
        var report = RunReport(status: skipped.isEmpty ? .clean : .drift)
        func add(_ path: RelativePath, _ action: RunReport.Action) {
            let action = skipped.contains(path) ? .skipped : action
            report.files.append(.init(path: path.description, action: action))
        }
        for leftover in outcome.leftovers.prunable { add(leftover.path, .deleted) }
        for record in records { add(record.path, record.action) }
        if report.files.isEmpty { report.summary = "No orphaned files." }
        return report.concluded(applied)
    }
}
