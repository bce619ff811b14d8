// What the merge of all shared files of a project comes to: the fate of each, changes of sibling files,
// what became of single members, and what the records are to remember.

import Diagnostics
import SwiftMerging
import Workspace

/// A file that flowgen did not plan, with members of one that it did: they follow there.
struct SiblingChange: Sendable {
    let path: RelativePath
    let old: [UInt8]
    let new: [UInt8]

    /// The change that a run makes.
    var change: FileChange {
        FileChange(path, .replace(old: old, new: new), phase: WritingPhase.shared)
    }
}

/// A file before and after the merge.
struct MergedText: Sendable {
    /// Where it is now; where it is to be is the key.
    let formerPath: String
    let old: [UInt8]
    let new: [UInt8]
}

/// The outcome of all merges.
struct SharedMerge: Sendable {
    /// What is to become of each shared file, by its identity.
    var kinds: [String: FileFate.Kind] = [:]
    /// The fingerprint of each shared file as it was rendered, by its identity.
    var fingerprints: [String: String] = [:]
    /// What the records are to remember of each shared file's members, by its identity.
    var members: [String: [[String]]] = [:]
    /// The files that declare types of planned files which are absent.
    var hosts: Set<RelativePath> = []
    /// Changes of other files.
    var siblings: [SiblingChange] = []
    /// What became of single members, by file and place.
    private(set) var outcomes: [MemberOutcome] = []
    /// The same, by path.
    private var outcomesByPath: [String: [MemberOutcome]] = [:]
    /// The texts that outcomes speak of, by the path that they have after the run.
    var texts: [String: MergedText] = [:]
    /// The names of each class of tests that keeps its framework.
    var keptTests: [Set<String>] = []
    /// The tests that are written for another framework than the records know, by their identities. Rewriting them is
    /// the developer's work: their records are written again by the next run, and nothing is missing from them.
    var rewrittenTests: Set<String> = []
    /// Why files cannot be merged.
    var failures: [Diagnostic] = []

    /// Whether there is something to decide.
    var hasConflict: Bool { outcomes.contains { $0.kind == .conflict } }
    /// Whether nothing may be written.
    var isBlocked: Bool { !failures.isEmpty }

    /// What became of the members of a file, by its path after the run.
    func outcomes(in path: RelativePath) -> [MemberOutcome] {
        outcomesByPath[path.description] ?? []
    }

    /// Adds what became of a member.
    mutating func add(_ outcome: MemberOutcome) {
        outcomes.append(outcome)
        outcomesByPath[outcome.path, default: []].append(outcome)
    }
}
