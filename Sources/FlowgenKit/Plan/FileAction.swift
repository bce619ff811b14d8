// What a run does to one file, and why. A plan is a list of these values: check, dry run, diff, reports, SARIF, JSON
// and the transaction read it, and nothing else says what happens to a file.

import FlowCode
import SwiftText

/// What a run does to one file.
struct FileAction: Sendable {
    enum Effect: Hashable, Sendable {
        case create
        case update
        /// An update after a backup: the file was edited by hand, or somebody else wrote it.
        case replace
        /// The file follows its type's new name, or the output folder.
        case move(from: RelativePath)
        case delete
        /// Nothing happens: the file is up to date.
        case unchanged
        /// Nothing happens: the file is the developer's.
        case keep
    }

    enum Reason: Sendable {
        /// `new` and `remove` change it before anything is generated.
        case input(isCopy: Bool)
        case backup
        /// The flows need the file. Indirect, since plans of thousands of files are copied.
        indirect case planned(PlannedFile)
        /// A hand-written file beside merged ones, which may hold some of their members.
        case members
        /// No flow uses the file any more. A proof shows that its folder was an output folder once.
        case orphan(OrphanedFile, isProof: Bool)
        case stateFile(isNews: Bool, isIncomplete: Bool)
        case gitRules
        /// A schema for editors.
        case schema
        /// A section for coding agents, or a lock of an SDK, that a run keeps up to date.
        /// - Parameter source: What it follows, in a sentence.
        case derived(source: String)
    }

    let path: RelativePath
    var effect: Effect
    /// The bytes before the run; nil if there are none, or nobody had to read them.
    var old: [UInt8]?
    /// The bytes that a killed run has written where the file moves; nil if there are none.
    var replaced: [UInt8]?
    /// The bytes after the run; nil if there are none, or nobody had to render them.
    var new: [UInt8]?
    let reason: Reason
    var members: [MemberOutcome] = []
    /// What the state file says of the file after the run.
    var stateLines: Set<StateLine> = []
    /// A template of the project's own that the file is made from.
    var template: String?
    /// Files that must be written for this to happen.
    var needs: Set<RelativePath> = []

    init(_ path: RelativePath, _ effect: Effect, old: [UInt8]? = nil, new: [UInt8]? = nil, reason: Reason) {
        (self.path, self.effect, self.old, self.new) = (path, effect, old, new)
        self.reason = reason
    }

    var isPending: Bool { effect != .unchanged && effect != .keep }

    var isPlanned: Bool { if case .planned = reason { true } else { false } }

    var planned: PlannedFile? {
        guard case .planned(let file) = reason else { return nil }
        return file
    }

    /// Not inlined, since Swift 6.3.1 cannot optimize what it is inlined into.
    @inline(never)
    var orphan: OrphanedFile? {
        guard case .orphan(let kind, _) = reason else { return nil }
        return kind
    }

    var formerPath: RelativePath? {
        guard case .move(let former) = effect else { return nil }
        return former
    }
}

extension FileAction {
    /// The changes on disk: two for a move, one for any other action that does something.
    var changes: [FileChange] {
        switch effect {
        case .create: [change(.create(new ?? []))]
        case .update, .replace: [change(.replace(old: old ?? [], new: new ?? []))]
        case .delete: [change(.delete(expected: old ?? []))]
        case .move(let former):
            [
                change(replaced.map { .replace(old: $0, new: new ?? []) } ?? .create(new ?? [])),
                FileChange(former, .delete(expected: old ?? []), phase: WritingPhase.deletions.rawValue, needs: [path]),
            ]
        case .unchanged, .keep: []
        }
    }

    private func change(_ kind: FileChange.Kind) -> FileChange {
        FileChange(path, kind, phase: phase.rawValue, needs: needs)
    }

    private var phase: WritingPhase {
        switch reason {
        case .input, .backup, .gitRules, .schema: .inputs
        case .members: .merged
        case .orphan(_, let isProof): isProof ? .proofs : .deletions
        case .stateFile where effect == .delete: .outdatedState
        // The section for agents names the paths that the former state files have, which tell it from an edited one.
        case .derived: .generated
        case .stateFile: .stateFiles
        case .planned(let file):
            switch file.ownership {
            case .merged: .merged
            case .scaffold: .once
            case .generated: .generated
            }
        }
    }

    /// The action as a unified diff; empty if nothing happens.
    var diff: String {
        switch effect {
        case .move(let former):
            unifiedDiff(old: old, new: nil, path: former) + unifiedDiff(old: replaced, new: new, path: path)
        case .unchanged, .keep: ""
        default: unifiedDiff(old: old, new: new, path: path)
        }
    }
}

/// The order in which a run writes. Each phase is on the disk before the next one starts, so that the next run can take
/// up a run that is cut short anywhere: what the developer has is safe before anything takes its place, and the state
/// files speak only of what is there.
private enum WritingPhase: Int {
    case inputs, merged, once, generated, deletions
    /// Files that prove a former layout go last: without them nothing else there would be deleted.
    case proofs
    /// What the former ones say is there in others before they go.
    case stateFiles, outdatedState
}

/// Whether two texts are the same but for CR LF in the first where the second has LF: a checkout with other line ends
/// makes no difference.
func isSameText(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    if old == new { return true }
    guard old.count > new.count else { return false }
    var offset = 0
    for (index, byte) in old.enumerated() {
        if byte == 13, index + 1 < old.count, old[index + 1] == 10 { continue }
        guard offset < new.count, new[offset] == byte else { return false }
        offset += 1
    }
    return offset == new.count
}
