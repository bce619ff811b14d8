// `flowgen check`: judges whether the files are what the flows ask for, and writes nothing.

import Diagnostics
import FlowModel
import FlowRendering
import Workspace

/// Judges the files of a project.
public struct Check {
    /// A check of everything.
    public init() {}

    /// Runs over a tree of files.
    ///
    /// - Throws: `WorkspaceError` when something cannot be read, `TemplateError` when a template
    ///   does not fit its context.
    public func run(files: any FileReading) throws -> RunReport {
        let outcome = try Pipeline(files: files).run()
        guard outcome.isValid else { return .invalid(outcome.loaded) }
        let findings = outcome.fates.compactMap(Self.finding) + Self.surplus(outcome)
        let leaks = try Self.leaks(outcome, in: files)
        var report = RunReport(status: (findings + leaks.found).isEmpty ? .clean : .drift)
        if leaks.notes.hasErrors { report.status = .invalid }
        report.diagnostics =
            outcome.loaded.diagnostics + leaks.notes + findings + leaks.found
            + outcome.leftovers.kept.map(\.finding)
        report.files = outcome.fates.map { .init(path: $0.path.description, action: $0.action) }
        report.corrections = outcome.fates.compactMap(\.correction)
        let count = RunReport.count(
            outcome.fates.count + outcome.leftovers.removed.count
                + (outcome.records?.lacking.count ?? 0), "file")
        report.summary =
            findings.isEmpty
            ? "\(count) checked, all as the flows ask for."
            : "\(findings.count) of \(count) not as the flows ask for; run `flowgen generate`."
        if !leaks.found.isEmpty {
            let count = RunReport.count(leaks.found.count, "import")
            report.summary += " \(count) of an SDK outside its integration."
        }
        return report
    }

    /// What the next run removes, and records that lack something of files that are as they should be.
    private static func surplus(_ outcome: Outcome) -> [Diagnostic] {
        outcome.leftovers.removed.map(\.finding)
            + (outcome.records?.lacking ?? []).map { record in
                if case .create = record.change.kind {
                    return .missing(record.path, source: "the project")
                }
                return .lacks(record.path)
            }
    }

    /// Imports of SDKs in watched folders, and what is wrong with those folders.
    private static func leaks(
        _ outcome: Outcome, in files: any FileReading
    ) throws(WorkspaceError) -> (found: [Diagnostic], notes: [Diagnostic]) {
        guard let project = outcome.loaded.project else { return ([], []) }
        let found = try LeakSearch(project, in: files).findings()
        return (found.leaks, found.notes)
    }

    private static func finding(_ fate: FileFate) -> Diagnostic? {
        let source = fate.origin ?? "the project"
        switch fate.kind {
        case .unchanged, .keep: return nil
        case .create: return .missing(fate.path, source: source)
        case .update(let file, let old), .replace(let file, foreign: let old):
            return .differs(fate.path, old: old, new: file.contents, source)
        }
    }
}

extension Diagnostic {
    fileprivate static func missing(_ path: RelativePath, source: String) -> Diagnostic {
        // The place is the start of the file, in the form that editors show.
        let file = SourceFile(path: path.description, bytes: [])
        return Diagnostic(
            "check-missing", "this file is missing; \(source) asks for it",
            advice: "run `flowgen generate`", at: SourceLocation(file: file, range: 0..<0))
    }

    fileprivate static func lacks(_ record: RelativePath) -> Diagnostic {
        let file = SourceFile(path: record.description, bytes: [])
        return Diagnostic(
            "check-differs", "this record lacks lines about files that are there",
            advice: "run `flowgen generate`", at: SourceLocation(file: file, range: 0..<0))
    }

    fileprivate static func differs(
        _ path: RelativePath, old: [UInt8], new: [UInt8], _ source: String
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        let line = firstDifferingLine(old, new) ?? 1
        return Diagnostic(
            "check-differs", "this file is not what \(source) asks for; it differs from here on",
            advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: line)))
    }
}

extension SourceFile {
    /// The bytes of a line, counted from 1, without its end.
    fileprivate func range(ofLine line: Int) -> Range<Int> {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let feed = bytes[start...].firstIndex(of: 10) else { break }
            start = feed + 1
        }
        return lineRange(at: start)
    }
}
