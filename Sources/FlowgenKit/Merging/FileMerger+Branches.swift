// Merged files that git could not merge: two branches have changed them. They are merged by members before anything
// follows the flow. Where both branches have changed the same member, the file shows base and both sides, and waits
// until somebody has decided.

import FlowModel
import FlowCode
import SwiftText

extension FileMerger {
    /// The file, merged if two branches have changed it.
    func unitingBranches(_ file: MergeCandidate) throws -> MergeCandidate {
        guard let path = file.location else { return file }
        guard let result = try branches(of: file, at: path) else { return file }
        var file = file
        file.branches = result
        file.text = result.conflicts.isEmpty ? renaming.names.applied(to: result.text) : result.text
        return file
    }

    private func branches(of file: MergeCandidate, at path: RelativePath) throws -> BranchResult? {
        let isMarked = !file.isUntouched && ConflictMarkers.isConflicted(file.bytes)
        let stages = try unmerged.versions(of: path, isMarked: isMarked)
        if isMarked, var shown = BranchVersions(conflicted: file.bytes) {
            if let base = stages?.base { shown.base = base }
            return try merged(shown, of: file, at: path)
        }
        guard let ours = stages?.ours, let theirs = stages?.theirs else { return nil }
        // A side that was chosen as a whole still lacks what only the other one has; anything else is a decision.
        var staged = BranchVersions(base: stages?.base, ours: ours, theirs: theirs)
        staged.chosen = isSameText(file.bytes, ours) ? .ours : isSameText(file.bytes, theirs) ? .theirs : nil
        guard staged.chosen != nil else { return nil }
        // With `*.swift -merge` git leaves ours: nobody has chosen it.
        if try unmerged.isLeftWhole(path) { staged.chosen = nil }
        return try merged(staged, of: file, at: path)
    }

    /// Nil if one of the versions cannot be read; then the merge with the flow says why.
    private func merged(
        _ versions: BranchVersions, of file: MergeCandidate, at path: RelativePath
    ) throws(MergeError) -> BranchResult? {
        let steps = origins(of: file.planned).formerNames.filter { $0.kind == .step }
        let input = BranchInput(
            path: path.description, versions: versions, written: recordedMembers(of: file),
            renamedSteps: Dictionary(steps.map { ($0.old, $0.new) }, uniquingKeysWith: { first, _ in first }))
        do throws(MergeError) {
            return try input.merged()
        } catch {
            switch error {
            case .brokenPostcondition, .noMemory: throw error
            default: return nil
            }
        }
    }

    /// The file as it stays until somebody has decided what two branches have changed.
    func waitForDecision(_ file: MergeCandidate, _ merged: inout MergedFiles) {
        guard let location = file.location else { return }
        let identity = file.planned.identity
        let new = file.branches?.text ?? file.bytes
        var action = FileAction(
            location, new == file.bytes ? .keep : .update, old: file.bytes, new: new, reason: .planned(file.planned))
        action.members = file.branchOutcomes
        let lines = state.members(identity).map { StateLine.member(identity: identity, fields: $0) }
        action.stateLines = state.lines(ofShared: identity, at: location.description).union(lines)
        merged.actions[identity] = action
    }
}

extension MergeCandidate {
    /// Whether two branches have changed the same member.
    var isUndecided: Bool { branches.map { !$0.conflicts.isEmpty } ?? false }

    /// What became of what two branches have changed.
    var branchOutcomes: [MemberOutcome] {
        branches?.outcomes(old: bytes) ?? []
    }
}
