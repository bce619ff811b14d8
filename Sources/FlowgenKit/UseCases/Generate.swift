// `flowgen generate`: brings every file up to date.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// Brings the files of a project up to date.
public struct Generate {
    /// How long a run waits for another one to end, in seconds.
    public static let patience = 10.0

    /// Plans everything and writes nothing.
    public var isDryRun = false
    /// Adds the changes to the report as a unified diff.
    public var showsDiff = false

    /// A run that writes.
    public init() {}

    /// Runs in a project's root folder.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read or written, `TemplateError` when a
    ///   template does not fit its context.
    public func run(in root: Root) throws -> RunReport {
        if isDryRun { return try run(files: root) { _ in AppliedReport() } }
        return try ProjectLock.hold(root, waitingSeconds: Self.patience) {
            try run(files: root) { try root.apply($0) }
        }
    }

    /// Runs over a tree of files, and leaves it to the caller to carry out what changes.
    func run(
        files: any FileReading, apply: (ChangeSet) throws -> AppliedReport
    ) throws -> RunReport {
        let outcome = try Pipeline(files: files).run()
        guard outcome.isValid else { return .invalid(outcome.loaded) }
        let aside = try KeptAside(fates: outcome.fates, files: files)
        let applied = try apply(ChangeSet(aside.changes + outcome.fates.compactMap(\.change)))
        var report = report(on: outcome, applied)
        if !isDryRun { report.files = aside.lines + report.files }
        return report
    }

    /// The report on files that were written, or would be.
    func report(on outcome: Outcome, _ applied: AppliedReport) -> RunReport {
        var report = RunReport(status: .clean)
        report.diagnostics = outcome.loaded.diagnostics
        report.isDryRun = isDryRun
        let skipped = Set(applied.paths(.changedMeanwhile) + applied.paths(.held))
        for fate in outcome.fates {
            let action = skipped.contains(fate.path) ? .skipped : fate.action
            report.files.append(.init(path: fate.path.description, action: action))
            if showsDiff { report.diff += fate.diff }
        }
        if !skipped.isEmpty { report.status = .drift }
        let pending = outcome.fates.filter(\.isPending).count
        if isDryRun, pending > 0 {
            report.status = .drift
            report.summary = "\(RunReport.count(pending, "file")) would be written."
        } else if pending == 0 {
            report.summary = "Everything is up to date."
        }
        return report
    }
}

extension FileFate {
    /// What a run says of the file.
    var action: RunReport.Action {
        switch kind {
        case .create: .created
        case .update, .replace: .updated
        case .unchanged: .unchanged
        case .keep: .yours
        }
    }

    /// The change as a unified diff; empty when there is none.
    var diff: String {
        switch kind {
        case .create(let file): unifiedDiff(old: nil, new: file.contents, path: path)
        case .update(let file, let old), .replace(let file, foreign: let old):
            unifiedDiff(old: old, new: file.contents, path: path)
        case .unchanged, .keep: ""
        }
    }
}
