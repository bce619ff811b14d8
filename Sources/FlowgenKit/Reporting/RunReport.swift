// The result of a run, as values. The printer decides on colour, length and stream.

import FlowModel
import FlowCode

package struct RunReport: Sendable {
    /// What became of a file, or would become of it.
    package enum Action: String, Sendable {
        case created
        case updated
        /// It was elsewhere, and has followed its type's new name, or the output folder.
        case moved
        /// No flow uses it any more; it was deleted.
        case deleted
        /// No flow uses it any more; `prune --force` deletes it.
        case orphaned
        /// No flow uses it any more, and it is outside the output folders: flowgen does not delete it.
        case stranded = "outside"
        /// It was as it should be.
        case unchanged
        /// It is the developer's and was left as it is.
        case yours
        /// It is a backup of a file that was replaced or deleted.
        case kept = "backup"
        case copied
        /// Somebody else wrote it in the same moment; it was left as it is.
        case skipped
    }

    package struct FileLine: Sendable {
        package let path: String
        package let action: Action
        /// Where it was before the run, when it was elsewhere.
        package var formerPath: String?
        /// What became of its members.
        package var members: [MemberLine] = []
    }

    package struct MemberLine: Sendable {
        /// The line, from 1, in the file as it is after the run.
        package let line: Int
        package let words: String
    }

    package var status: ExitStatus
    package var diagnostics: [Diagnostic] = []
    package var files: [FileLine] = []
    /// The changes as a unified diff; empty unless asked for.
    package var diff = ""
    /// What the run found or chose, before anything else, in lines.
    package var lead: [String] = []
    /// What was asked for, where it is a text: a picture, a page.
    package var text = ""
    /// Whether the files would be written, and were not.
    package var isDryRun = false
    /// What to do next, in order.
    package var next: [NextStep] = []
    /// Paths that are not below the root, and are shown as they are.
    package var outsidePaths: Set<String> = []
    /// Why the run stopped after it had written some files; nil if it came to its end.
    package var failure: WorkspaceError?
    /// Whether the run has written everything, so that a lost report loses nothing else.
    package var isComplete = false
    /// A line at the end; empty when there is nothing to say.
    package var summary = ""

    package init(status: ExitStatus) {
        self.status = status
    }

    static func invalid(_ loaded: LoadedProject) -> RunReport {
        var report = RunReport(status: .invalid)
        report.diagnostics = loaded.diagnostics
        return report
    }

    static func refused(_ diagnostic: Diagnostic) -> RunReport { refused([diagnostic]) }

    static func refused(_ diagnostics: [Diagnostic]) -> RunReport {
        var report = RunReport(status: .invalid)
        report.diagnostics = diagnostics
        return report
    }

    /// The same report if the run came to its end, else one on the files that were written before it stopped.
    func concluded(_ applied: AppliedReport) -> RunReport {
        var report = self
        guard let failure = applied.failure else {
            report.isComplete = true
            return report
        }
        let written = Set(applied.written.map(\.description))
        report.status = .environment
        report.failure = failure
        report.diagnostics = []
        report.files = files.filter { written.contains($0.path) }
        (report.summary, report.diff, report.next) = ("", "", [])
        return report
    }

    /// Says with what a project begins.
    mutating func begin(with beginning: Beginning) {
        if failure == nil { lead = beginning.lead }
    }

    /// A count with its noun: "1 file", "3 files".
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
