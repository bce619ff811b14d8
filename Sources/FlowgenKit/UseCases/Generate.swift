// `flowgen generate`: brings every file up to date.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// Brings the files of a project up to date.
package struct Generate {
    /// How long a run waits for another one to end, in seconds.
    package static let patience = 10.0

    /// Plans everything and writes nothing.
    package var isDryRun = false
    /// Adds the changes to the report as a unified diff.
    package var showsDiff = false
    /// How long it waits for another run to end, in seconds.
    package var patience = Generate.patience

    /// A run that writes.
    package init() {}

    /// Runs in a project's root folder.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read or written, `TemplateError` when a
    ///   template does not fit its context.
    package func run(in root: Root) throws -> RunReport {
        if isDryRun { return try run(files: root) { _ in AppliedReport() } }
        return try ProjectLock.hold(root, waitingSeconds: patience) {
            try run(files: root) { try root.apply($0) }
        }
    }

    /// Runs over a tree of files, and leaves it to the caller to carry out what changes.
    func run(
        files: any ReadableFileSystem, apply: (ChangeSet) throws -> AppliedReport
    ) throws -> RunReport {
        let outcome = try Pipeline(files: files).run()
        guard outcome.isValid else { return .invalid(outcome.loaded) }
        if outcome.shared.isBlocked { return .blocked(outcome) }
        let plan = try RunPlan(outcome, files: files)
        let applied = try apply(plan.changes())
        return plan.report(on: applied, isDryRun: isDryRun, showsDiff: showsDiff)
    }
}
