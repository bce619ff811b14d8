// What a check finds, in words: files that are missing, differ or lag behind, and what the next run
// removes.

import Diagnostics
import FlowRendering
import Workspace

extension Check {
    /// Everything that a run would change, or asks the developer to decide.
    static func findings(of outcome: Outcome) -> [Diagnostic] {
        outcome.fates.compactMap { finding($0, outcome.shared) } + outcome.shared.behind
            + outcome.shared.conflicts(afterRun: false) + surplus(outcome)
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
            advice: "run `flowgen generate`", at: SourceLocation(file: file, range: 0..<0)
        ).mentioning([source])
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
                file: file, range: file.range(ofLine: firstDifferingLine(old, new) ?? 1))
        ).mentioning([source])
    }

    fileprivate static func misplaced(
        _ path: RelativePath, old: [UInt8], to new: RelativePath
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        return Diagnostic(
            "check-behind", "this file's type has another name now, and its place is \(new)",
            advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: 1))
        ).mentioning([new.description])
    }

    fileprivate static func differs(
        _ path: RelativePath, old: [UInt8], new: [UInt8], _ source: String
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        let line = firstDifferingLine(old, new) ?? 1
        return Diagnostic(
            "check-differs", "this file is not what \(source) asks for; it differs from here on",
            advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: line))
        ).mentioning([source])
    }
}
