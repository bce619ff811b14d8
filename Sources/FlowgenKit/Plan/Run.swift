// Applies a plan, and reports what happened: `new`, `generate`, `remove` and `prune` differ only in their plans.

import FlowModel

extension Plan {
    /// Applies the plan to the files that it was made from, and reports what happened.
    func run(over files: any ReadableFileSystem, apply: (ChangeSet) throws -> AppliedReport) throws -> RunReport {
        if let refusal { return refusal }
        let plan = try withBackups(in: files).withSchemas(in: files)
        let applied = try apply(plan.changes)
        return plan.report(on: applied).concluded(applied)
    }

    /// What a run over the files would do.
    func dryRun(over files: any ReadableFileSystem) throws(WorkspaceError) -> RunReport {
        if let refusal { return refusal }
        return try withSchemas(in: files).report(on: nil)
    }

    private func withSchemas(in files: any ReadableFileSystem) throws(WorkspaceError) -> Plan {
        var plan = self
        plan.actions += try loaded.schemas(in: files)
        return plan
    }

    /// The plan with backups of what it replaces or deletes.
    func withBackups(in files: any ReadableFileSystem) throws(WorkspaceError) -> Plan {
        var plan = self
        let backups = try Backups(of: &plan.actions, in: files)
        let inputs = plan.actions.prefix { if case .input = $0.reason { true } else { false } }
        plan.actions.insert(contentsOf: backups.actions, at: inputs.count)
        plan.swept.formUnion(backups.folders)
        return plan
    }

    /// The plan of `new` and `remove`: inputs are written first.
    func after(_ inputs: [FileAction]) -> Plan {
        var plan = self
        plan.actions = inputs + actions
        return plan
    }

    /// The report on a run; on a dry run if nothing was applied.
    func report(on applied: AppliedReport?) -> RunReport {
        var report = RunReport(status: .clean)
        report.isDryRun = applied == nil
        report.diagnostics =
            loaded.diagnostics + orphans(.edited, .untouched, .handwritten, .stranded).compactMap(\.orphanDiagnostic)
            + conflicts(afterRun: applied != nil) + lostScenarios + skeletonWarnings + sdkDiagnostics
        let skipped = Set((applied?.paths(.changedMeanwhile) ?? []) + (applied?.paths(.held) ?? []))
        if !skipped.isEmpty || sdkDiagnostics.hasErrors { report.status = .drift }
        report.files = actions.compactMap { $0.line(isSkipped: skipped.contains($0.path)) }
        if isUpToDate {
            let isWritten = applied != nil && actions.contains(where: \.isPending)
            let uses = actions.reduce(0) { $0 + $1.members.count { $0.kind == .mention } }
            if uses > 0 {
                let count = RunReport.count(uses, "use")
                report.summary = "\(count) of names that the flow no longer has; `flowgen todo` lists them."
            } else if !isWritten {
                report.summary = Self.upToDate
            }
        } else if applied == nil {
            report.status = .drift
            let written = actions.count { $0.isPending && $0.effect != .delete }
            report.summary = Self.summary(written, orphans(.pristine).count)
        }
        let errors = sdkDiagnostics.count { $0.severity == .error }
        if errors > 0, applied != nil { report.summary = "\(RunReport.count(errors, "error")) to fix by hand." }
        let conflicts = actions.reduce(0) { $0 + $1.members.count { $0.kind == .conflict } }
        if conflicts > 0 {
            report.status = report.status.combined(with: .conflict)
            report.summary = "\(RunReport.count(conflicts, "conflict")) to decide."
        }
        return report
    }

    /// Whether a run has nothing to do.
    var isUpToDate: Bool { orphans(.pristine).isEmpty && !actions.contains { $0.isPending && $0.isNews } }

    static let upToDate = "Everything is up to date."

    private static func summary(_ written: Int, _ deleted: Int) -> String {
        let files = RunReport.count(written, "file")
        if deleted == 0 { return "\(files) would be written." }
        if written == 0 { return "\(RunReport.count(deleted, "file")) would be deleted." }
        return "\(files) would be written, and \(deleted) deleted."
    }

    /// All changes as a unified diff, but for state files: they say what the files say.
    var diff: String {
        actions.map { action in
            switch action.reason {
            case .planned, .members, .orphan, .derived: action.diff
            case .input, .backup, .stateFile, .gitRules, .schema: ""
            }
        }.joined()
    }
}

extension FileAction {
    var orphanDiagnostic: Diagnostic? { orphan?.diagnostic(at: path) }

    /// Whether the action is a reason to run.
    fileprivate var isNews: Bool {
        switch reason {
        case .stateFile(let isNews, _): isNews
        case .planned, .members, .orphan, .derived: true
        case .input, .backup, .gitRules, .schema: false
        }
    }

    /// The line of a report; nil for what nobody has to know.
    func line(isSkipped: Bool = false) -> RunReport.FileLine? {
        guard let word else { return nil }
        return RunReport.FileLine(
            path: path.description, action: isSkipped ? .skipped : word,
            formerPath: formerPath?.description, members: isSkipped ? [] : memberLines)
    }

    private var word: RunReport.Action? {
        switch (reason, effect) {
        case (.members, .keep), (.orphan, .keep): nil
        case (.backup, _): .kept
        case (.input(isCopy: true), _): .copied
        case (_, .create): .created
        case (_, .update), (_, .replace): .updated
        case (_, .move): .moved
        case (_, .delete): .deleted
        case (_, .unchanged): .unchanged
        case (_, .keep): .yours
        }
    }
}
