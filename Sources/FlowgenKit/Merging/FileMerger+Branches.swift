// Merged files that git could not merge: two branches have changed them. They are merged by members before anything
// follows the flow. Where both branches have changed the same member, the file shows base and both sides, and waits
// until somebody has decided.

import FlowModel
import FlowRendering
import SwiftMerging
import SwiftNotation
import Workspace

extension FileMerger {
    /// The file, merged if two branches have changed it.
    func unitingBranches(_ file: MergeCandidate, _ merged: inout MergedFiles) throws -> MergeCandidate {
        guard let path = file.location else { return file }
        if let stages = try unmerged.versions(of: path, isMarked: false),
            stages.base != nil, (stages.ours == nil) != (stages.theirs == nil)
        {
            merged.warnings.append(.deletedByOne(path))
        }
        guard let result = try branches(of: file, at: path) else { return file }
        var file = file
        file.branches = result
        file.text = result.conflicts.isEmpty ? renaming.names.applied(to: result.text) : result.text
        return file
    }

    private func branches(of file: MergeCandidate, at path: RelativePath) throws -> BranchResult? {
        let isMarked = !file.isUntouched && ConflictMarkers.isConflicted(file.bytes)
        let shown = isMarked ? BranchVersions(conflicted: file.bytes) : nil
        let stages = try unmerged.versions(of: path, isMarked: isMarked)
        var staged: BranchVersions?
        if let ours = stages?.ours, let theirs = stages?.theirs {
            staged = BranchVersions(base: stages?.base, ours: ours, theirs: theirs)
        }
        guard var shown else {
            // A side that was chosen as a whole still lacks what only the other one has; anything else is a decision.
            guard var staged else { return nil }
            staged.chosen =
                isSameText(file.bytes, staged.ours) ? .ours : isSameText(file.bytes, staged.theirs) ? .theirs : nil
            guard staged.chosen != nil else { return nil }
            // With `*.swift -merge` git leaves ours: nobody has chosen it.
            if try unmerged.isLeftWhole(path) { staged.chosen = nil }
            return try merged(staged, of: file, at: path)
        }
        if let base = stages?.base { shown.base = base }
        if let result = try merged(shown, of: file, at: path) { return result }
        // What git could merge by lines may not be Swift. If nobody has edited it, each side is.
        guard let staged, shown.isMade(of: staged) else { return nil }
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
        guard let branches, let path = location?.description else { return [] }
        return branches.outcomes(path: path, old: bytes)
    }
}

extension Diagnostic {
    fileprivate static func deletedByOne(_ path: RelativePath) -> Diagnostic {
        Diagnostic(
            "check-conflict-markers", "one branch deleted this file, and the other changed it", severity: .warning,
            advice: "keep it with `git add`, or delete it with `git rm`", at: SourceLocation(startOf: path))
    }
}
