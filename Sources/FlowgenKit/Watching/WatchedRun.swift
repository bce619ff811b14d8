// One run of a watch, and the line that it prints: what was saved, and what the run did.

import Diagnostics
import Workspace

package struct WatchedRun {
    /// What was saved; nil for the first run.
    let saved: SavedInputs?
    /// How many files are watched.
    let watched: Int
    /// The warnings that the previous run has reported.
    var known: Set<Diagnostic> = []
    /// The report of the run, or why it failed.
    package let result: Result<RunReport, any Error>

    /// The report to print: errors, new warnings, the diff if requested, and one line. `namesFiles` lists single files.
    package func report(at time: String, pathPrefix: String, namesFiles: Bool) -> RunReport {
        var shown = RunReport(status: .clean)
        if case .success(let report) = result {
            shown.diagnostics = report.diagnostics.filter { !known.contains($0) }
            shown.diff = report.diff
            shown.failure = report.failure
            if report.failure != nil { shown.files = report.files }
            if namesFiles { shown.files = report.files }
        }
        shown.summary = "\(time) \(cause(pathPrefix)): \(consequence)"
        return shown
    }

    /// The warnings that the next run need not repeat.
    var warnings: Set<Diagnostic> {
        guard case .success(let report) = result else { return known }
        return Set(report.diagnostics.filter { $0.severity != .error })
    }

    private func cause(_ pathPrefix: String) -> String {
        saved?.sentence(pathPrefix: pathPrefix)
            ?? "watching \(RunReport.count(watched, "file"))"
    }

    private var consequence: String {
        switch result {
        case .failure(let error as WorkspaceError) where error.isLocked:
            return "another run is in progress here; waiting for it to end"
        case .failure: return "the run failed"
        case .success(let report):
            let errors = report.diagnostics.filter { $0.severity == .error }.count
            if report.failure != nil { return "the run stopped; " + files(report) }
            switch report.status {
            case .invalid, .environment:
                return RunReport.count(errors, "error") + "; nothing was written"
            case .conflict:
                let files = files(report)
                return (files.isEmpty ? "" : files + "; ") + report.summary.prefix { $0 != "." }
            default:
                let files = files(report)
                return files.isEmpty ? "everything is up to date" : files
            }
        }
    }

    /// What became of files: `3 files created, 1 updated`.
    private func files(_ report: RunReport) -> String {
        let actions: [(RunReport.Action, String)] = [
            (.created, "created"), (.updated, "updated"), (.moved, "moved"), (.deleted, "deleted"),
            (.kept, "backed up"), (.skipped, "skipped"),
        ]
        var parts: [String] = []
        for (action, word) in actions {
            let count = report.files.filter { $0.action == action }.count
            if count == 0 { continue }
            let number = parts.isEmpty ? RunReport.count(count, "file") : "\(count)"
            parts.append("\(number) \(word)")
        }
        return parts.joined(separator: ", ")
    }
}
