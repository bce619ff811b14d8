// `flowgen check`: checks whether every file is up to date with the flows, and writes nothing.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// Judges the files of a project.
package struct Check {
    /// A check of everything.
    package init() {}

    /// Runs over a tree of files.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read, `TemplateError` when a template
    ///   does not fit its context.
    package func run(files: any ReadableFileSystem) throws -> RunReport {
        let outcome = try Pipeline(files: files).run()
        guard outcome.isValid else { return .invalid(outcome.loaded) }
        if outcome.shared.isBlocked { return .blocked(outcome) }
        let findings = Self.findings(of: outcome)
        let leaks = try Self.leaks(outcome, in: files)
        var report = RunReport(status: (findings + leaks.found).isEmpty ? .clean : .drift)
        if outcome.shared.hasConflict { report.status = .conflict }
        if leaks.notes.hasErrors { report.status = .invalid }
        report.diagnostics =
            outcome.loaded.diagnostics + leaks.notes + findings + leaks.found
            + outcome.leftovers.kept.map(\.finding)
            + outcome.shared.frameworkWarnings(afterRun: false)
        report.files = outcome.fates.map { .init(path: $0.path.description, action: $0.action) }
        report.corrections = outcome.fates.compactMap(\.correction)
        report.summary = Self.summary(of: findings, in: outcome)
        let imports = leaks.found.count { $0.id.name == "check-leak" }
        if imports > 0 {
            let count = RunReport.count(imports, "import")
            report.summary += " \(count) of an SDK outside its integration."
        }
        return report
    }

    /// How many files were checked, and how many of them are out of date, each counted once.
    private static func summary(of findings: [Diagnostic], in outcome: Outcome) -> String {
        let stale = Set(findings.compactMap(\.path))
        let checked = stale.union(outcome.fates.map { ($0.removal?.path ?? $0.path).description })
        let count = RunReport.count(checked.count, "file")
        if findings.isEmpty { return "\(count) checked, all up to date." }
        let isOne = stale.count == 1
        let byHand: Set<DiagnosticID> = ["check-conflict", "check-requirement"]
        let advice =
            findings.allSatisfy { byHand.contains($0.id) }
            ? "fix \(isOne ? "it" : "them") by hand" : "run `flowgen generate`"
        return "\(stale.count) of \(count) \(isOne ? "is" : "are") out of date; \(advice)."
    }

    /// Imports of SDKs in watched folders, and what is wrong with those folders.
    private static func leaks(
        _ outcome: Outcome, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> (found: [Diagnostic], notes: [Diagnostic]) {
        guard let project = outcome.loaded.project else { return ([], []) }
        let found = try LeakSearch(project, in: files).findings()
        return (found.leaks, found.notes)
    }
}
