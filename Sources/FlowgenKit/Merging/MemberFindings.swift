// What became of members, in words: as findings of a check, which show the file as it is, and as lines of a run's
// report, which show the file as it has become.

import FlowModel
import SwiftText

extension FileAction {
    /// What has to be decided, shown in the file as it is before the run, or after it.
    func conflicts(afterRun: Bool) -> [Diagnostic] {
        let conflicts = members.filter { $0.kind == .conflict }
        guard !conflicts.isEmpty else { return [] }
        let locator = MemberLocator(self, afterRun: afterRun)
        return conflicts.map { .conflict($0, isShown: !isPending || afterRun, at: locator.location(of: $0)) }
    }

    /// The members that a run would change.
    var outdatedMembers: [Diagnostic] {
        let outdated = members.compactMap { member in member.checkMessage.map { (member, $0) } }
        guard !outdated.isEmpty else { return [] }
        let locator = MemberLocator(self, afterRun: false)
        return outdated.map { member, message in
            Diagnostic("check-behind", message, advice: "run `flowgen generate`", at: locator.location(of: member))
        }
    }

    /// The uses of names that the flow no longer has, and bodies to check, in the file as it is before the run.
    var todos: [TodoPlace] {
        let locator = MemberLocator(self, afterRun: false)
        return members.compactMap { member in
            let (kind, text): (TodoPlace.Kind, String)
            switch (member.kind, member.detail) {
            case (.unchecked, _):
                (kind, text) = (
                    .body,
                    "The flow changed `\(member.member)`: adapt its body. If it is right, say so in a comment there."
                )
            case (.mention, .name(let old, let new)):
                (kind, text) = (
                    .use,
                    new.isEmpty ? "Remove `\(old)`: the flow no longer has it." : "Rename `\(old)` to `\(new)`."
                )
            default: return nil
            }
            let location = locator.location(of: member)
            return TodoPlace(kind: kind, path: location.file.path, position: location.position, text: text)
        }
    }

    /// What became of the members, for a run's report.
    var memberLines: [RunReport.MemberLine] {
        members.compactMap { member in member.reportLine.map { .init(line: member.line, words: $0) } }
    }
}

/// Finds the members of one file, before the run or after it.
private struct MemberLocator {
    private let file: SourceFile
    private let isAfterRun: Bool

    init(_ action: FileAction, afterRun: Bool) {
        let shown = (afterRun ? action.new : action.old) ?? []
        let path = afterRun ? action.path : action.formerPath ?? action.path
        file = SourceFile(path: path.description, bytes: action.old == nil ? [] : shown)
        isAfterRun = afterRun
    }

    func location(of member: MemberOutcome) -> SourceLocation {
        guard !file.bytes.isEmpty else { return SourceLocation(file: file, range: 0..<0) }
        let isExact = isAfterRun || member.kind == .conflict
        let line = isAfterRun ? member.line : member.formerLine
        return SourceLocation(file: file, range: file.range(ofLine: line, from: isExact ? member.column : 1))
    }
}

extension MemberOutcome {
    /// What a check says; nil if a run would change nothing.
    fileprivate var checkMessage: String? {
        switch kind {
        case .added, .restored: "'\(member)' is missing"
        case .apart: "the flow changed '\(member)', which is not in this file"
        case .followed, .left: "the declaration of '\(member)' does not match the flow"
        case .stale: "\(staleCause) what '\(member)' does"
        case .retired: "'\(member)' is no longer in any flow"
        case .removed where !isStub: "'\(member)' is no longer needed"
        case .removed: "the unused stub '\(member)' is no longer in any flow"
        case .returned: "'\(member)' is in the flow again"
        case .renamed:
            if case .name(_, let new) = detail { "the step '\(member)' is called '\(new)' in the flow" } else { nil }
        case .united: "git left the two sides of a conflict here"
        case .conflict, .mention, .unchecked: nil
        }
    }

    /// What a run says it did; nil for a conflict, which is a diagnostic.
    var reportLine: String? {
        switch kind {
        case .added: "added \(member)"
        case .restored: "restored \(member), which is required"
        case .apart: "the flow changed \(member), which is not in this file: change it where it is"
        case .followed: "\(member) updated to match the flow"
        case .left: "\(member) updated to match the flow; check its body"
        case .stale: "\(staleCause) what \(member) does; check its body"
        case .retired: "\(formerOwner ?? "\(member) is no longer in any flow"); marked as retired"
        case .removed where !isStub: "removed \(member)"
        case .removed where formerOwner != nil: "removed an unused stub: \(formerOwner ?? "")"
        case .removed: "removed \(member), an unused stub"
        case .returned: "\(member) is in the flow again"
        case .mention:
            if case .name(let old, let new) = detail {
                new.isEmpty ? "remove '\(old)' here; the flow no longer has it" : "rename '\(old)' to '\(new)' here"
            } else {
                nil
            }
        case .renamed:
            if case .name(let old, let new) = detail { "renamed '\(old)' to '\(new)'" } else { nil }
        case .united: "merged what two branches have changed"
        case .conflict, .unchecked: nil
        }
    }

    private var staleCause: String {
        if case .sdk(let sdk) = detail { "the errors of \(sdk) changed" } else { "the flow changed" }
    }

    /// That an SDK no longer has the member.
    private var formerOwner: String? {
        guard case .sdk(let sdk) = detail else { return nil }
        return "\(sdk) no longer has \(member)"
    }

    private var isStub: Bool { !member.hasPrefix("import ") && !member.hasPrefix("the conformance ") }
}

extension Diagnostic {
    /// - Parameter isShown: the file shows the sides of a conflict already.
    fileprivate static func conflict(
        _ outcome: MemberOutcome, isShown: Bool, at location: SourceLocation
    ) -> Diagnostic {
        if case .name(let old, let new) = outcome.detail {
            return Diagnostic(
                "check-conflict", "'\(old)' is called '\(new)' in the flow, and another file has a member of that name",
                advice: "delete one of the two, or rename it; then run `flowgen generate`", at: location)
        }
        guard case .conflict(let element, let base, let yours, let flow) = outcome.detail else {
            let advice = "keep what you need, delete the markers and `git add` the file, then run `flowgen generate`"
            return Diagnostic(
                "check-conflict-markers", "two branches have changed '\(outcome.member)'",
                advice: isShown ? advice : "run `flowgen generate`, which shows base and both sides; then \(advice)",
                at: location)
        }
        let before = base.map { ", where it was \(quoted($0))" } ?? ""
        return Diagnostic(
            "check-conflict",
            "you and the flow have both changed \(element) of '\(outcome.member)': yours is "
                + "\(quoted(yours)), the flow's is \(quoted(flow))\(before)",
            advice: "write what the flow says, or change the flow; then run `flowgen generate`", at: location)
    }

    /// A text on one line, as code; `nothing` for none.
    private static func quoted(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? "nothing" : "`\(words.joined(separator: " "))`"
    }
}
