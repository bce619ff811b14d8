// What became of members, in words: as findings of a check, which are about the file as it is, and as the
// lines of a run's report, which are about the file as it has become.

import Diagnostics
import SwiftMerging
import Workspace

extension SharedMerge {
    /// What has to be decided, in the file as it is before the run, or after it.
    func conflicts(afterRun: Bool) -> [Diagnostic] {
        var locator = Locator(texts, afterRun: afterRun)
        return outcomes.filter { $0.kind == .conflict }.map { outcome in
            .conflict(outcome, at: locator.location(of: outcome))
        }
    }

    /// What became of the members of a file, for a run's report.
    func lines(in path: RelativePath) -> [RunReport.MemberLine] {
        outcomes(in: path).compactMap { outcome in
            outcome.words.map { RunReport.MemberLine(line: outcome.line, words: $0) }
        }
    }

    /// What a check finds: members that a run would change.
    var behind: [Diagnostic] {
        var locator = Locator(texts, afterRun: false)
        return outcomes.compactMap { outcome in
            guard let words = outcome.behind else { return nil }
            return Diagnostic(
                "check-behind", words, advice: "run `flowgen generate`",
                at: locator.location(of: outcome))
        }
    }
}

extension MemberOutcome {
    /// What a check says; nil where a run would change nothing.
    fileprivate var behind: String? {
        switch kind {
        case .added: "'\(member)' is missing"
        case .restored: "'\(member)' is missing"
        case .followed, .left: "the declaration of '\(member)' does not match the flow"
        case .stale: "the flow changed what '\(member)' does"
        case .retired: "'\(member)' is no longer in any flow"
        case .removed where isImport: "'\(member)' is no longer needed"
        case .removed: "the unused stub '\(member)' is no longer in any flow"
        case .returned: "'\(member)' is in the flow again"
        case .conflict, .mention: nil
        }
    }

    /// What a run says it did; nil for a conflict, which is said otherwise.
    var words: String? {
        switch kind {
        case .added: "added \(member)"
        case .restored: "restored \(member), which is required"
        case .followed: "\(member) updated to match the flow"
        case .left: "\(member) updated to match the flow; check its body"
        case .stale: "the flow changed what \(member) does; check its body"
        case .retired: "\(member) is no longer in any flow; marked as retired"
        case .removed where isImport: "removed \(member)"
        case .removed: "removed \(member), an unused stub"
        case .returned: "\(member) is in the flow again"
        case .mention:
            former.map {
                $0.new.isEmpty
                    ? "remove '\($0.old)' here; the flow no longer has it"
                    : "rename '\($0.old)' to '\($0.new)' here"
            }
        case .conflict: nil
        }
    }

    private var isImport: Bool { member.hasPrefix("import ") }

    private var former: (old: String, new: String)? {
        guard case .name(let old, let new) = detail else { return nil }
        return (old, new)
    }
}

extension Diagnostic {
    fileprivate static func conflict(
        _ outcome: MemberOutcome, at location: SourceLocation
    ) -> Diagnostic {
        if case .requirement(let element, let name, let yours, let flow) = outcome.detail {
            let asker = name.map { "'\($0)'" } ?? "the flow"
            return Diagnostic(
                "check-requirement",
                "'\(outcome.member)' cannot satisfy \(asker): "
                    + unsatisfied(element, yours: yours, flow: flow),
                advice: "declare it as required, or change the flow", at: location)
        }
        guard case .conflict(let element, let base, let yours, let flow) = outcome.detail else {
            return Diagnostic(
                "check-conflict", "you and the flow have both changed '\(outcome.member)'",
                advice: conflictAdvice, at: location)
        }
        let before = base.map { ", where it was \(quoted($0))" } ?? ""
        return Diagnostic(
            "check-conflict",
            "you and the flow have both changed \(element) of '\(outcome.member)': yours is "
                + "\(quoted(yours)), the flow's is \(quoted(flow))\(before)",
            advice: conflictAdvice, at: location)
    }

    /// What the file has, and what is required.
    private static func unsatisfied(_ element: String, yours: String, flow: String) -> String {
        switch element {
        case "access": "it is `private`"
        case "availability": "it is unavailable because of \(quoted(yours))"
        case "condition": "it exists only with \(quoted("#if " + yours))"
        case "isolation": isolation(yours, flow: flow)
        case "kind": "it is \(article(yours)) \(quoted(yours)), and must be a \(quoted(flow))"
        case "mutating": "it is `mutating`"
        case "effects":
            "it is \(yours.isEmpty ? "without effects" : quoted(yours)), and must be "
                + (flow.isEmpty ? "neither `async` nor `throws`" : quoted(flow))
        case "getter", "setter": "it is \(quoted(yours)), and must be \(quoted(flow))"
        case "keyword": "it is declared with `let`, and must be settable"
        case "result":
            "it returns \(returned(yours)), and must return \(returned(flow))"
        default: "\(element) is \(quoted(yours)), and must be \(quoted(flow))"
        }
    }

    private static func isolation(_ yours: String, flow: String) -> String {
        let own = yours == "actor" ? "the actor" : quoted("@" + yours)
        let wanted = flow == "nonisolated" ? flow : "@" + flow
        return "it is isolated to \(own), and must be \(quoted(wanted))"
    }

    private static func article(_ word: String) -> String {
        word.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    }

    private static func returned(_ result: String) -> String {
        let type = result.split(separator: " ").dropFirst().joined(separator: " ")
        return quoted(type.isEmpty ? "Void" : type)
    }

    /// A text on one line, as code; `nothing` for none.
    private static func quoted(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? "nothing" : "`\(words.joined(separator: " "))`"
    }

    private static var conflictAdvice: String {
        "write what the flow says, or change the flow; then run `flowgen generate`"
    }
}
