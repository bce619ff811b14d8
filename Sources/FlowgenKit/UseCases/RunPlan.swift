// Everything that a run is about to do, as one change set, and what there is to say of it. It is the
// same for `generate`, `new` and `remove`, which differ in what they do to the inputs.

import Diagnostics
import Workspace

/// What a run is about to do.
struct RunPlan {
    let outcome: Outcome
    let aside: KeptAside

    /// Plans a run.
    ///
    /// - Throws: `WorkspaceError` when the folder of what is kept aside cannot be read.
    init(_ outcome: Outcome, files: any ReadableFileSystem) throws(WorkspaceError) {
        self.outcome = outcome
        aside = try KeptAside(fates: outcome.fates, files: files)
    }

    /// The changes, with those of the inputs first.
    func changes(after inputs: [FileChange] = []) -> ChangeSet {
        let files = outcome.fates.compactMap { fate in
            fate.change(needing: Set([aside.copies[fate.path]].compactMap { $0 }))
        }
        let records = outcome.records.map {
            $0.changes.map(\.change) + [$0.rules].compactMap { $0 }
        }
        let moved = outcome.fates.compactMap(\.removal?.path.parent)
        return ChangeSet(
            inputs + aside.changes + files + outcome.shared.siblings.map(\.change)
                + outcome.fates.compactMap(\.removal) + outcome.leftovers.removed.map(\.removal)
                + (records ?? []), vacating: outcome.leftovers.vacated.union(moved),
            sweeping: outcome.folders.union(aside.folders))
    }

    /// How many files would be written, and how many deleted.
    private var pending: (written: Int, deleted: Int) {
        let records = outcome.records?.news.count ?? 0
        let files = outcome.fates.filter(\.isPending).count + outcome.shared.siblings.count
        return (files + records, outcome.leftovers.removed.count)
    }

    /// The report on files that were written, or would be.
    func report(on applied: AppliedReport, isDryRun: Bool = false, showsDiff: Bool = false)
        -> RunReport
    {
        var report = RunReport(status: .clean)
        report.diagnostics =
            outcome.loaded.diagnostics + outcome.leftovers.kept.map(\.finding)
            + outcome.shared.conflicts(afterRun: !isDryRun).map {
                $0.naming(outcome.templates[$0.path ?? ""])
            } + LostScenarios.warnings(outcome)
            + outcome.shared.frameworkWarnings(afterRun: !isDryRun)
        report.isDryRun = isDryRun
        let skipped = Set(applied.paths(.changedMeanwhile) + applied.paths(.held))
        report.files = lines(skipped, isDryRun: isDryRun)
        if !skipped.isEmpty { report.status = .drift }
        if showsDiff { report.diff = diff }
        let (written, deleted) = pending
        if written + deleted == 0 {
            let isTidied = !isDryRun && outcome.records?.changes.isEmpty == false
            if !isTidied { report.summary = "Everything is up to date." }
        } else if isDryRun {
            report.status = .drift
            report.summary = Self.sentence(written, deleted)
        }
        let conflicts = outcome.shared.outcomes.filter { $0.kind == .conflict }.count
        if conflicts > 0 {
            report.status = report.status.combined(with: .conflict)
            report.summary = "\(RunReport.count(conflicts, "conflict")) to decide."
        }
        return isDryRun ? report : report.concluded(applied)
    }

    private static func sentence(_ written: Int, _ deleted: Int) -> String {
        let files = RunReport.count(written, "file")
        if deleted == 0 { return "\(files) would be written." }
        if written == 0 { return "\(RunReport.count(deleted, "file")) would be deleted." }
        return "\(files) would be written, and \(deleted) deleted."
    }

    private func lines(_ skipped: Set<RelativePath>, isDryRun: Bool) -> [RunReport.FileLine] {
        var lines: [RunReport.FileLine] = isDryRun ? [] : aside.lines
        let formerPaths = Dictionary(
            outcome.fates.compactMap { fate in
                fate.removal.map { (fate.path, $0.path.description) }
            }, uniquingKeysWith: { first, _ in first })
        func add(_ path: RelativePath, _ action: RunReport.Action) {
            let action = skipped.contains(path) ? .skipped : action
            lines.append(
                .init(
                    path: path.description, action: action, formerPath: formerPaths[path],
                    members: action == .skipped ? [] : members(of: path)))
        }
        for fate in outcome.fates { add(fate.path, fate.action) }
        for sibling in outcome.shared.siblings { add(sibling.path, .updated) }
        for leftover in outcome.leftovers.removed { add(leftover.path, .deleted) }
        // A dry run that has nothing else to say keeps quiet about lines that are left over.
        let (written, deleted) = pending
        let saysAll = !isDryRun || written + deleted > 0
        for record in outcome.records?.changes ?? [] where saysAll || record.isNews {
            add(record.path, record.action)
        }
        return lines
    }

    /// What became of the members of a file.
    private func members(of path: RelativePath) -> [RunReport.MemberLine] {
        let template = outcome.templates[path.description]
        return outcome.shared.lines(in: path).map {
            RunReport.MemberLine(line: $0.line, words: $0.words.naming(template))
        }
    }

    /// The changes of files as a unified diff. Records are left out: they say what the files say.
    private var diff: String {
        outcome.fates.map(\.diff).joined()
            + outcome.shared.siblings.map {
                unifiedDiff(old: $0.old, new: $0.new, path: $0.path)
            }.joined()
            + outcome.leftovers.removed.map {
                unifiedDiff(old: $0.contents, new: nil, path: $0.path)
            }.joined()
    }
}

extension RecordPlan.Change {
    /// What a run says of the record.
    var action: RunReport.Action {
        switch change.kind {
        case .create: .created
        case .replace: .updated
        case .delete: .deleted
        }
    }
}

extension FileFate {
    /// What a run says of the file.
    var action: RunReport.Action {
        switch kind {
        case .create: .created
        case .update, .replace, .merge: .updated
        case .move: .moved
        case .unchanged: .unchanged
        case .keep: .yours
        }
    }

    /// The change as a unified diff; empty when there is none.
    var diff: String {
        switch kind {
        case .create(let new): unifiedDiff(old: nil, new: new, path: path)
        case .update(let old, let new), .replace(let old, let new), .merge(let old, let new):
            unifiedDiff(old: old, new: new, path: path)
        case .move(let former, let old, let new):
            unifiedDiff(old: old, new: nil, path: former)
                + unifiedDiff(old: nil, new: new, path: path)
        case .unchanged, .keep: ""
        }
    }
}
