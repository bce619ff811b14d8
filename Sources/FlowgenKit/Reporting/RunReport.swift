// What a run has to say, as values: who prints it decides on colour, length and stream.

import Diagnostics
import FlowRendering
import Workspace

/// What a run has to say.
public struct RunReport: Sendable {
    /// What became of a file, or would become of it.
    public enum Action: String, Sendable {
        /// It was written for the first time.
        case created
        /// It was rewritten.
        case updated
        /// No flow asks for it any more; it was removed.
        case deleted
        /// No flow asks for it any more; it would be removed if that were said.
        case leftover
        /// It was as it should be.
        case unchanged
        /// It is the developer's and was left as it is.
        case yours
        /// It holds what somebody had written where a generated file now is.
        case kept
        /// It was copied into the project.
        case copied
        /// Somebody else wrote it in the same moment; it was left as it is.
        case skipped
    }

    /// A file and what became of it.
    public struct FileLine: Sendable {
        /// The file's path below the root.
        public let path: String
        /// What became of it.
        public let action: Action
    }

    /// How the run ended.
    public var status: ExitStatus
    /// Everything about the inputs, and what a check found.
    public var diagnostics: [Diagnostic] = []
    /// The files, in order.
    public var files: [FileLine] = []
    /// The changes as a unified diff; empty unless asked for.
    public var diff = ""
    /// Whether the files would be written, and were not.
    public var isDryRun = false
    /// What to do next, in order.
    public var next: [NextStep] = []
    /// Paths that are not below the root, and are shown as they are.
    public var outsidePaths: Set<String> = []
    /// What would mend the files that are missing or differ, after a check.
    public var corrections: [FileCorrection] = []
    /// A line at the end; empty when there is nothing to say.
    public var summary = ""

    /// A report of a run that ended so.
    public init(status: ExitStatus) {
        self.status = status
    }

    /// A report of a run whose inputs are invalid.
    static func invalid(_ loaded: LoadedProject) -> RunReport {
        var report = RunReport(status: .invalid)
        report.diagnostics = loaded.diagnostics
        return report
    }

    /// A report that says why nothing was done.
    static func refused(_ diagnostic: Diagnostic) -> RunReport {
        var report = RunReport(status: .invalid)
        report.diagnostics = [diagnostic]
        return report
    }

    /// A count with its noun: "1 file", "3 files".
    static func count(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
