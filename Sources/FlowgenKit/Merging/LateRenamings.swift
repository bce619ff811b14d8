// Renamings, some of which come a run too late: the files of the new name are there, and those of the former one are
// left over, with the hand-written code. As long as nobody has touched the new ones, they are taken for absent, so that
// the old ones move to their places. A file whose flow and integration have both been renamed waits until both `was`
// are there: until then it stays where it is, and is reported as orphaned.

import Diagnostics
import Hashing
import FlowModel
import FlowRendering
import SwiftNotation
import Workspace

struct LateRenamings {
    /// What has been renamed, and can be followed.
    private(set) var parts = RenamedParts()
    /// The state files, without what they say of files that make room.
    private(set) var state: StateFiles
    /// The tree without the files that make room.
    private(set) var tree: any ReadableFileSystem
    /// The same tree without the files that wait for another `was`, or that no flow uses any more.
    private(set) var treeToMerge: any ReadableFileSystem
    /// What cannot be moved any more.
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that make room, with their bytes.
    private var hidden: [RelativePath: [UInt8]] = [:]

    init(
        _ project: Project, _ planned: [PlannedFile], since state: StateFiles,
        in tree: any ReadableFileSystem, render: (PlannedFile) -> RenderedFile
    ) throws(WorkspaceError) {
        (self.state, self.tree, treeToMerge) = (state, tree, tree)
        var open = RenamedPart.all(in: project, since: state)
        guard !open.isEmpty else { return }
        let taken = Set(planned.map(\.path))
        let former = state.identities.filter { id in open.contains { $0.held(id) } }
        var left: [String: [RelativePath]] = [:]
        for id in former {
            for text in state.paths(ofShared: id).subtracting(taken).sorted() {
                guard let path = RelativePath(validating: text), let bytes = try tree.ownFile(at: path),
                    state.provesStarted(path, bytes)
                else { continue }
                left[id, default: []].append(path)
            }
        }
        let merged = Dictionary(
            planned.filter { $0.ownership == .merged }.map { ($0.identity, $0) },
            uniquingKeysWith: { first, _ in first })
        let scaffolds = planned.filter { $0.ownership == .scaffold }
        var followed: Set<String> = []
        // A part that is not followed changes what becomes of the files of the others.
        while true {
            parts = RenamedParts(open)
            (hidden, followed) = ([:], [])
            let renaming = Renaming(project, following: parts)
            let arrivals = Dictionary(grouping: left.keys.sorted(), by: parts.identity).filter { merged[$0.key] != nil }
            var kept: [RenamedPart] = []
            for part in open {
                guard part.isLate else {
                    kept.append(part)
                    continue
                }
                let own = arrivals.filter { $0.value.contains(where: part.held) }
                guard !own.isEmpty, own.values.allSatisfy({ $0.count == 1 }) else { continue }
                var present: [RelativePath: [UInt8]] = [:]
                var isTouched = false
                let files = own.keys.compactMap { merged[$0] } + (part.isFlow ? [] : scaffolds)
                for file in files {
                    guard let path = RelativePath(validating: file.path),
                        let bytes = try tree.ownFile(at: path)
                    else { continue }
                    if file.ownership == .scaffold,
                        try renaming.former(of: path, in: tree) == nil
                    {
                        continue
                    }
                    present[path] = bytes
                    if !isUntouched(file, bytes, render) { isTouched = true }
                }
                if isTouched {
                    let paths = own.values.joined().flatMap { left[$0] ?? [] }.sorted()
                    diagnostics.append(.late(part.was, part.name, at: part.location, paths))
                } else {
                    kept.append(part)
                    followed.formUnion(own.keys)
                    hidden.merge(present) { first, _ in first }
                }
            }
            if kept == open { break }
            open = kept
        }
        let known = state.identities
        let outdated = former.filter { id in
            left[id] == nil && parts.identity(id) != id && known.contains(parts.identity(id))
        }
        self.state = state.forgetting(followed.union(outdated))
        self.tree = Self.tree(tree, without: Array(hidden.keys))
        let waiting = left.filter { id, _ in
            parts.identity(id) != id && merged[parts.identity(id)] == nil
        }
        treeToMerge = Self.tree(self.tree, without: waiting.values.flatMap(\.self))
    }

    private static func tree(_ tree: any ReadableFileSystem, without paths: [RelativePath]) -> any ReadableFileSystem {
        guard !paths.isEmpty else { return tree }
        var overlay = OverlayFileSystem(tree)
        for path in paths { overlay.put(nil, at: path) }
        return overlay
    }

    private func isUntouched(_ file: PlannedFile, _ bytes: [UInt8], _ render: (PlannedFile) -> RenderedFile) -> Bool {
        let line = StateLine.shared(identity: file.identity, path: file.path, hash: ContentHash.sha256(ofText: bytes))
        return state.lines(ofShared: file.identity, at: file.path).contains(line)
            || isSameText(bytes, render(file).contents)
    }

    /// What happens to files, where those that have made room are there nevertheless.
    func settled(_ actions: [FileAction]) -> [FileAction] {
        actions.map { action in
            guard let bytes = hidden[action.path] else { return action }
            var action = action
            switch action.effect {
            case .create:
                action.old = bytes
                action.effect = action.new == bytes ? .unchanged : .update
            case .move: action.replaced = bytes
            default: break
            }
            return action
        }
    }
}
