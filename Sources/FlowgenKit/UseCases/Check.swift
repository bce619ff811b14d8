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
        if outcome.shared.isBlocked { return .blocked(outcome) }
        let conflicts = outcome.shared.conflicts(afterRun: false)
        let findings =
            outcome.fates.compactMap { Self.finding($0, outcome.shared) } + outcome.shared.behind
            + conflicts + Self.surplus(outcome)
        var report = RunReport(status: findings.isEmpty ? .clean : .drift)
        if !conflicts.isEmpty { report.status = .conflict }
        report.diagnostics =
            outcome.loaded.diagnostics + findings + outcome.leftovers.kept.map(\.finding)
        report.files = outcome.fates.map { .init(path: $0.path.description, action: $0.action) }
        let count = RunReport.count(
            outcome.fates.count + outcome.leftovers.removed.count
                + (outcome.records?.lacking.count ?? 0), "file")
        report.summary =
            findings.isEmpty
            ? "\(count) checked, all as the flows ask for."
            : "\(findings.count) of \(count) not as the flows ask for; run `flowgen generate`."
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

    private static func finding(_ fate: FileFate, _ shared: SharedMerge) -> Diagnostic? {
        let source = fate.origin ?? "the project"
        switch fate.kind {
        case .unchanged, .keep: return nil
        case .create: return .missing(fate.path, source: source)
        case .update(let old, let new), .replace(let old, let new):
            return .differs(fate.path, old: old, new: new, source)
        case .merge(let old, let new):
            let isSaid = shared.outcomes(in: fate.path).contains { $0.kind != .mention }
            return isSaid ? nil : .behind(fate.path, old: old, new: new, source)
        case .move(let former, let old, _):
            return .misplaced(former, old: old, to: fate.path)
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

    fileprivate static func behind(
        _ path: RelativePath, old: [UInt8], new: [UInt8], _ source: String
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        return Diagnostic(
            "check-behind", "this is not what \(source) asks for any more",
            advice: "run `flowgen generate`",
            at: SourceLocation(
                file: file, range: file.range(ofLine: firstDifferingLine(old, new) ?? 1)))
    }

    fileprivate static func misplaced(
        _ path: RelativePath, old: [UInt8], to new: RelativePath
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        return Diagnostic(
            "check-behind", "this file's type has another name now, and its place is \(new)",
            advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: 1)))
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
