// What a check finds, in words: files that are missing, differ or lag behind, and what the next run
// removes.

import Diagnostics
import FlowRendering
import Workspace

extension Check {
    /// Everything that a run would change, or asks the developer to decide.
    static func findings(of outcome: Outcome) -> [Diagnostic] {
        let shared = outcome.shared.behind + outcome.shared.conflicts(afterRun: false)
        return outcome.fates.compactMap { finding($0, in: outcome) }
            + shared.map { $0.naming(outcome.templates[$0.path ?? ""]) } + surplus(outcome)
    }

    /// What the next run removes, and records that lack something of files that are as they should be.
    private static func surplus(_ outcome: Outcome) -> [Diagnostic] {
        outcome.leftovers.removed.map(\.finding)
            + (outcome.records?.lacking ?? []).map { record in
                if case .create = record.change.kind {
                    return .missing(record.path, source: allFlows)
                }
                return .lacks(record.path)
            }
    }

    /// What stands for the flow's path where a file comes from all of them.
    private static let allFlows = "the flows of this project"

    private static func finding(_ fate: FileFate, in outcome: Outcome) -> Diagnostic? {
        let source = outcome.templates[fate.path.description] ?? fate.origin ?? allFlows
        switch fate.kind {
        case .unchanged, .keep: return nil
        case .create: return .missing(fate.path, source: fate.origin ?? allFlows)
        case .update(let old, let new), .replace(let old, let new):
            return .differs(fate.path, old: old, new: new, source)
        case .merge(let old, let new):
            let isSaid = outcome.shared.outcomes(in: fate.path).contains { $0.kind != .mention }
            return isSaid ? nil : .behind(fate.path, old: old, new: new, source)
        case .move(let former, let old, _):
            return .misplaced(former, old: old, to: fate.path)
        }
    }
}

extension String {
    /// What is said of a change of the flow, where a template has changed.
    func naming(_ template: String?) -> String {
        template.map { replacing("the flow", with: $0) } ?? self
    }
}

extension Diagnostic {
    /// The same diagnostic about a change of a template; as it is where there is none.
    func naming(_ template: String?) -> Diagnostic {
        guard let template, let location else { return self }
        return Diagnostic(
            id, message.naming(template), severity: severity, advice: advice, at: location
        ).fixed(by: fix)
    }

    fileprivate static func missing(_ path: RelativePath, source: String) -> Diagnostic {
        // The place is the start of the file, in the form that editors show.
        let file = SourceFile(path: path.description, bytes: [])
        return Diagnostic(
            "check-missing", "missing file, generated from \(source)",
            advice: "run `flowgen generate`", at: SourceLocation(file: file, range: 0..<0)
        ).mentioning([source])
    }

    fileprivate static func lacks(_ record: RelativePath) -> Diagnostic {
        let file = SourceFile(path: record.description, bytes: [])
        return Diagnostic(
            "check-differs",
            "this state file is incomplete: entries for existing files are missing",
            advice: "run `flowgen generate`", at: SourceLocation(file: file, range: 0..<0))
    }

    fileprivate static func behind(
        _ path: RelativePath, old: [UInt8], new: [UInt8], _ source: String
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        return Diagnostic(
            "check-behind", "out of date with \(source); first difference here",
            advice: "run `flowgen generate`",
            at: SourceLocation(
                file: file, range: file.range(ofLine: firstDifferingLine(old, new) ?? 1))
        ).mentioning([source])
    }

    fileprivate static func misplaced(
        _ path: RelativePath, old: [UInt8], to new: RelativePath
    ) -> Diagnostic {
        let file = SourceFile(path: path.description, bytes: old)
        let cause = path.name == new.name ? "" : "its type was renamed; "
        return Diagnostic(
            "check-behind", "\(cause)the file moves to \(new)",
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
            "check-differs", "out of date with \(source); first difference here",
            advice: "run `flowgen generate`",
            at: SourceLocation(file: file, range: file.range(ofLine: line))
        ).mentioning([source])
    }
}
