// `flowgen prune`: lists orphaned files, and deletes them with --force. They are those that say they were generated, and
// those that state files prove to be flowgen's; nothing else is touched. Of what is not as flowgen wrote it a backup
// stays.

import FlowModel

/// Lists or deletes orphaned files.
package struct Prune {
    /// Deletes the files; else they are only listed.
    package var isForced = false

    package init() {}

    package func run(in root: Root) throws -> RunReport {
        guard isForced else { return list(try Planner(files: root).plan()) }
        return try ProjectLock.hold(root, waitingSeconds: Generate.patience) {
            try delete(try Planner(files: root).plan(), in: root)
        }
    }

    private func list(_ plan: Plan) -> RunReport {
        guard plan.loaded.project != nil else { return .invalid(plan.loaded) }
        var report = RunReport(status: .clean)
        let deletable = plan.orphans(.pristine, .edited, .untouched, .handwritten)
        report.files = deletable.map { .init(path: $0.path.description, action: .orphaned) } + outside(plan)
        let count = deletable.count
        let advice = "run `flowgen prune --force` to delete \(count == 1 ? "it" : "them")."
        let found = count == 0 ? [] : ["\(RunReport.count(count, "orphaned file")); \(advice)"]
        report.summary = summary(found, plan)
        return report
    }

    private func delete(_ plan: Plan, in root: Root) throws -> RunReport {
        guard plan.loaded.project != nil, let state = plan.state else { return .invalid(plan.loaded) }
        var pruning = plan
        pruning.actions = plan.actions.compactMap { action in
            guard let orphan = action.orphan else { return nil }
            var action = action
            if orphan != .stranded { action.effect = .delete }
            return action
        }
        pruning.actions += state.tidied(after: pruning.actions, planned: plan.planned.map(\.file))
        pruning = try pruning.withBackups(in: root)
        let applied = try root.apply(pruning.changes)
        let skipped = Set(applied.paths(.changedMeanwhile) + applied.paths(.held))
        var report = RunReport(status: skipped.isEmpty ? .clean : .drift)
        report.files = pruning.actions.compactMap { $0.line(isSkipped: skipped.contains($0.path)) } + outside(plan)
        if report.files.isEmpty || !outside(plan).isEmpty { report.summary = summary([], plan) }
        return report.concluded(applied)
    }

    private func outside(_ plan: Plan) -> [RunReport.FileLine] {
        plan.orphans(.stranded).map { .init(path: $0.path.description, action: .stranded) }
    }

    /// These sentences, and one about files that flowgen does not delete.
    private func summary(_ sentences: [String], _ plan: Plan) -> String {
        let count = plan.orphans(.stranded).count
        let rest =
            "\(RunReport.count(count, "orphaned file")) outside the output folders; "
            + "flowgen does not delete \(count == 1 ? "it" : "them")."
        let all = sentences + (count == 0 ? [] : [rest])
        return all.isEmpty ? "No orphaned files." : all.joined(separator: " ")
    }
}
