// `flowgen prune`: lists orphaned files, and deletes them with --force. They are those that say they were
// generated, and those that the records prove to be flowgen's; nothing else is touched. Of what is not as
// flowgen wrote it a backup stays.

import Diagnostics
import Workspace

/// Lists or deletes orphaned files.
package struct Prune {
    /// Removes the files; else they are only named.
    package var isForced = false

    /// A run that names the files.
    package init() {}

    /// Runs in a project's root folder.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read or removed, `TemplateError` when a
    ///   template does not fit its context.
    package func run(in root: Root) throws -> RunReport {
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
        report.files =
            leftovers.prunable.map { .init(path: $0.path.description, action: .leftover) }
            + leftovers.stranded.map { .init(path: $0.path.description, action: .stranded) }
        let count = leftovers.prunable.count
        let advice = "run `flowgen prune --force` to delete \(count == 1 ? "it" : "them")."
        let found = count == 0 ? [] : ["\(RunReport.count(count, "orphaned file")); \(advice)"]
        report.summary = Self.summary(found, leftovers)
        return report
    }

    /// These sentences, and what there is to say of files that flowgen does not delete.
    private static func summary(_ sentences: [String], _ leftovers: Leftovers) -> String {
        let count = leftovers.stranded.count
        let rest =
            "\(RunReport.count(count, "orphaned file")) outside the output folders; "
            + "flowgen does not delete \(count == 1 ? "it" : "them")."
        let all = sentences + (count == 0 ? [] : [rest])
        return all.isEmpty ? "No orphaned files." : all.joined(separator: " ")
    }

    private func remove(_ outcome: Outcome, _ root: Root) throws -> RunReport {
        let records = RecordPlan.tidied(outcome)
        let prunable = outcome.leftovers.prunable
        let backups = try KeptAside(deleting: prunable, files: root)
        let removals = prunable.map { leftover in
            leftover.removal(needing: Set([backups.copies[leftover.path]].compactMap { $0 }))
        }
        let applied = try root.apply(
            ChangeSet(
                backups.changes + removals + records.map(\.change),
                vacating: outcome.leftovers.vacated,
                sweeping: outcome.folders.union(backups.folders)))
        let skipped = Set(applied.paths(.changedMeanwhile) + applied.paths(.held))
        var report = RunReport(status: skipped.isEmpty ? .clean : .drift)
        report.files = backups.lines
        func add(_ path: RelativePath, _ action: RunReport.Action) {
            let action = skipped.contains(path) ? .skipped : action
            report.files.append(.init(path: path.description, action: action))
        }
        for leftover in prunable { add(leftover.path, .deleted) }
        for record in records { add(record.path, record.action) }
        for leftover in outcome.leftovers.stranded { add(leftover.path, .stranded) }
        if report.files.isEmpty || !outcome.leftovers.stranded.isEmpty {
            report.summary = Self.summary([], outcome.leftovers)
        }
        return report.concluded(applied)
    }
}
