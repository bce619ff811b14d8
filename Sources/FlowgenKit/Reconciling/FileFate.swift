// What is to become of each planned file, given what is on disk. A generated file is written when its
// bytes differ, after a backup if it may hold an edit; one that is written once, when it is
// absent, and is not even rendered when it is there. Of a shared file the merge has said what becomes.

import Fingerprints
import FlowRendering
import SwiftMerging
import Workspace

/// A planned file and what is to become of it.
package struct FileFate: Sendable {
    /// What is to happen.
    package enum Kind: Sendable {
        /// It is absent and will be written.
        case create([UInt8])
        /// It says something else, and will be rewritten.
        case update(old: [UInt8], new: [UInt8])
        /// Somebody else's file is in its place, or one that may have been edited by hand: it is
        /// rewritten after a backup.
        case replace(foreign: [UInt8], new: [UInt8])
        /// Some of its members follow the flow.
        case merge(old: [UInt8], new: [UInt8])
        /// It is elsewhere, and follows its type's new name.
        case move(from: RelativePath, old: [UInt8], new: [UInt8])
        /// It is as it should be.
        case unchanged
        /// It is the developer's, and stays as it is.
        case keep
    }

    /// The file's path.
    package let path: RelativePath
    /// The file as it was planned.
    package let file: PlannedFile
    /// What is to happen.
    package let kind: Kind
    /// The fingerprint of the rendered text; nil where it was not rendered.
    let fingerprint: String?

    /// Who may change it once it is there.
    package var ownership: Ownership { file.ownership }
    /// The path of the flow it comes from; nil when it comes from all of them.
    package var origin: String? { file.origin }

    /// Whether a run would write the file.
    package var isPending: Bool { change != nil }

    /// The change that a run makes; nil when it makes none.
    package var change: FileChange? { change(needing: []) }

    /// The change that a run makes when certain others have been made; nil when it makes none.
    func change(needing needs: Set<RelativePath>) -> FileChange? {
        switch kind {
        case .create(let new), .move(_, _, let new):
            FileChange(path, .create(new), phase: phase)
        case .update(let old, let new), .replace(let old, let new), .merge(let old, let new):
            FileChange(path, .replace(old: old, new: new), phase: phase, needs: needs)
        case .unchanged, .keep: nil
        }
    }

    /// The change that removes the file from where it was; nil when it was not elsewhere.
    var removal: FileChange? {
        guard case .move(let former, let old, _) = kind else { return nil }
        return FileChange(
            former, .delete(expected: old), phase: WritingPhase.deletions, needs: [path])
    }

    /// Shared files are written first, generated ones last, so that a run that is cut short can be
    /// taken up by the next.
    private var phase: Int {
        switch ownership {
        case .merged: WritingPhase.shared
        case .scaffold: WritingPhase.once
        case .generated: WritingPhase.generated
        }
    }
}

/// Compares planned files with those in a tree.
struct Reconciler {
    let files: any ReadableFileSystem
    let records: Records
    let shared: SharedMerge
    let render: (PlannedFile) -> RenderedFile

    /// The fate of each file, in the order given.
    ///
    /// - Throws: `WorkspaceError` when something at a file's path cannot be read as a file.
    func fates(of planned: [PlannedFile]) throws(WorkspaceError) -> [FileFate] {
        var fates: [FileFate] = []
        fates.reserveCapacity(planned.count)
        for file in planned {
            guard let path = RelativePath(validating: file.path) else {
                throw WorkspaceError(.write, file.path, .outsideRoot)
            }
            fates.append(try fate(of: file, at: path))
        }
        return fates
    }

    private func fate(
        of file: PlannedFile, at path: RelativePath
    ) throws(WorkspaceError) -> FileFate {
        if let kind = shared.kinds[file.identity] {
            return FileFate(
                path: path, file: file, kind: kind,
                fingerprint: shared.fingerprints[file.identity])
        }
        if file.ownership != .generated, try isPresent(path) {
            return FileFate(path: path, file: file, kind: .keep, fingerprint: nil)
        }
        let new = render(file)
        return FileFate(
            path: path, file: file, kind: try kind(of: new, at: path),
            fingerprint: Fingerprint.sha256(ofText: new.contents))
    }

    private func kind(
        of new: RenderedFile, at path: RelativePath
    ) throws(WorkspaceError) -> FileFate.Kind {
        guard new.ownership == .generated else { return .create(new.contents) }
        let comparing = files as? any FileComparing
        if comparing?.isKnown(path, toHold: new.contents) == true { return .unchanged }
        return try files.read(path).map { kind(of: new, replacing: $0) }
            ?? .create(new.contents)
    }

    private func kind(of new: RenderedFile, replacing old: [UInt8]) -> FileFate.Kind {
        if Self.areSame(old, new.contents) { return .unchanged }
        guard FileRenderer.isGenerated(old) else {
            return .replace(foreign: old, new: new.contents)
        }
        // Git holds both sides of a conflict.
        let isOurs = ConflictMarkers.firstLine(in: old) != nil || isKnown(old, before: new)
        return isOurs
            ? .update(old: old, new: new.contents) : .replace(foreign: old, new: new.contents)
    }

    /// Whether the records have a text as one that flowgen wrote before this one. Where they have this one
    /// too, the other is no earlier text of the same flow. Nothing more can be proven: an earlier flow is
    /// gone, and cannot be rendered again. Whoever forges the hash of an edited file has to know its bytes,
    /// so the edit is theirs, or was committed.
    private func isKnown(_ old: [UInt8], before new: RenderedFile) -> Bool {
        let known = records.fingerprints(ofGenerated: new.path)
        return known.contains(Fingerprint.sha256(ofText: old))
            && !known.contains(Fingerprint.sha256(ofText: new.contents))
    }

    /// Whether a file is there; anything else in its place is an error.
    private func isPresent(_ path: RelativePath) throws(WorkspaceError) -> Bool {
        try files.kind(of: path) == .file ? true : try files.read(path) != nil
    }

    /// Whether two texts are the same but for CR LF in the first where the second has LF: a checkout
    /// with other line ends is no difference.
    static func areSame(_ old: [UInt8], _ new: [UInt8]) -> Bool {
        if old == new { return true }
        guard old.count > new.count else { return false }
        var place = 0
        for (index, byte) in old.enumerated() {
            if byte == 13, index + 1 < old.count, old[index + 1] == 10 { continue }
            guard place < new.count, new[place] == byte else { return false }
            place += 1
        }
        return place == new.count
    }
}
