// Flows and integrations that were renamed, and what follows: declarations have other names, folders move, and
// hand-written files in the output folders go along. Files outside of them are the app's; the compiler names what they
// still use.

import FlowModel
import FlowCode
import SwiftText

/// What a run does since flows or integrations have other names.
struct Renaming: Sendable {
    let parts: RenamedParts
    let names: RenamedDeclarations
    let moves: FolderMoves
    /// The output folders, and the folders of all flows and integrations, present and former.
    private let folders: [RelativePath]

    init(_ project: Project, following parts: RenamedParts) {
        self.parts = parts
        names = RenamedDeclarations(
            parts.isEmpty ? [:] : parts.declarations(in: project),
            integrations: parts.integrations)
        guard !parts.isEmpty else {
            (moves, folders) = (.none, [])
            return
        }
        let layout = project.folders
        moves = FolderMoves(parts, names, in: layout)
        let present =
            project.integrations.map { layout.folder(ofIntegration: $0.name) }
            + project.flows.map(\.name.value).flatMap {
                [layout.folder(ofFlow: $0), layout.folder(ofTestsFor: $0)]
            }
        // An output folder may be the root, which also holds the rest of the app.
        let outputs = [layout.integrations, layout.services, layout.tests]
        folders = Set((outputs + present).compactMap { RelativePath(validating: $0) } + moves.left).sorted()
    }

    /// A move; nil if the place is taken by anything but the text that a killed run has moved there.
    private func move(
        _ path: RelativePath, to target: RelativePath, old: [UInt8], new: [UInt8], in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> FileAction? {
        var action = FileAction(target, .move(from: path), old: old, new: new, reason: .members)
        if try files.kind(of: target) == .absent { return action }
        action.replaced = try files.kind(of: target) == .file ? files.read(target) : nil
        return action.replaced == new ? action : nil
    }

    /// The file that is to be at a path and is where it was before; nil if there is none.
    func former(
        of path: RelativePath, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> (RelativePath, [UInt8])? {
        for folder in moves.left {
            for old in try plainFiles(below: folder, in: files) where moves.target(of: old) == path {
                return try files.read(old).map { (old, $0) }
            }
        }
        return nil
    }

    /// The other hand-written files that move or use a name that has changed; but not orphaned ones, which nobody
    /// moves.
    /// - Parameters:
    ///   - state: what flowgen has started.
    ///   - actions: what happens to files already.
    func carriedAlong(
        in files: any ReadableFileSystem, since state: StateFiles, except actions: [FileAction]
    ) throws(WorkspaceError) -> [FileAction] {
        guard !parts.isEmpty else { return [] }
        var known = Set(actions.flatMap { [$0.path, $0.formerPath].compactMap(\.self) })
        var taken = known
        var found: [FileAction] = []
        for folder in folders {
            for path in try plainFiles(below: folder, in: files) where known.insert(path).inserted {
                let target = moves.target(of: path)
                guard target != path || path.isVisibleSwift, let old = try files.read(path),
                    !FileRenderer.isGenerated(old), !state.provesStarted(path, old), !state.claimsStarted(path, old)
                else { continue }
                let new = path.isVisibleSwift ? names.applied(to: old) : old
                if target != path, !taken.contains(target),
                    let move = try move(path, to: target, old: old, new: new, in: files)
                {
                    taken.insert(target)
                    found.append(move)
                } else if old != new {
                    found.append(FileAction(path, .update, old: old, new: new, reason: .members))
                }
            }
        }
        return found
    }

    private func plainFiles(
        below folder: RelativePath, in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> [RelativePath] {
        guard try files.hasPlainWay(to: folder), try files.kind(of: folder) == .folder else { return [] }
        return try files.projectEntries(below: folder).filter { $0.kind == .file }.map(\.path)
    }
}
