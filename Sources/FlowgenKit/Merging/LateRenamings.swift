// A `was` that comes a run too late: the files of the new name are there, and those of the former one are left over, with the
// hand-written code. As long as nobody has touched the new ones, they are taken for absent, so that the old ones move to
// their places.

import Diagnostics
import Hashing
import FlowModel
import FlowRendering
import SwiftNotation
import Workspace

struct LateRenamings {
    /// The state files, without what they say of files that make room.
    private(set) var state: StateFiles
    /// The tree without these files.
    private(set) var tree: any ReadableFileSystem
    /// What cannot be moved any more.
    private(set) var diagnostics: [Diagnostic] = []
    /// The files that make room, with their bytes.
    private var hidden: [RelativePath: [UInt8]] = [:]

    /// A flow or an integration with another name.
    private struct Part {
        let was: String
        let name: String
        let location: SourceLocation?
        let isFlow: Bool

        func holds(_ identity: String, under name: String) -> Bool {
            guard let id = MergedFileID(identity) else { return false }
            return isFlow ? id.flow == name : id.integration == name
        }
    }

    init(
        _ project: Project, _ planned: [PlannedFile], since state: StateFiles,
        in tree: any ReadableFileSystem, render: (PlannedFile) -> RenderedFile
    ) throws(WorkspaceError) {
        (self.state, self.tree) = (state, tree)
        let parts = Self.parts(of: project)
        guard !parts.isEmpty else { return }
        let identities = state.identities
        let taken = Set(planned.map(\.path))
        var accepted: [Part] = []
        for part in parts
        where identities.contains(where: { part.holds($0, under: part.name) }) {
            let old = identities.filter { part.holds($0, under: part.was) }
            let paths = Set(old.flatMap(state.paths(ofShared:))).subtracting(taken)
            var left: [RelativePath] = []
            for path in paths.sorted().compactMap(RelativePath.init(validating:)) {
                guard let bytes = try tree.ownFile(at: path), state.provesStarted(path, bytes)
                else { continue }
                left.append(path)
            }
            guard !left.isEmpty else { continue }
            var present: [RelativePath: [UInt8]] = [:]
            var isTouched = false
            let folder = project.folders.folder(ofIntegration: part.name) + "/"
            for file in planned where file.ownership != .generated {
                let isScaffold = file.ownership == .scaffold && !part.isFlow
                guard
                    part.holds(file.identity, under: part.name)
                        || isScaffold && file.path.hasPrefix(folder),
                    let path = RelativePath(validating: file.path),
                    let bytes = try tree.ownFile(at: path)
                else { continue }
                present[path] = bytes
                if !isUntouched(file, bytes, render) { isTouched = true }
            }
            if isTouched {
                diagnostics.append(.late(part.was, part.name, at: part.location, left))
            } else {
                accepted.append(part)
                hidden.merge(present) { first, _ in first }
            }
        }
        guard !accepted.isEmpty else { return }
        var overlay = OverlayFileSystem(tree)
        for path in hidden.keys { overlay.put(nil, at: path) }
        self.tree = overlay
        self.state = state.forgetting(flows: Set(accepted.filter(\.isFlow).map(\.name))) { id in
            accepted.contains { $0.holds(id, under: $0.name) }
        }
    }

    private static func parts(of project: Project) -> [Part] {
        let flows = project.flows.compactMap { flow in
            flow.was.map {
                Part(was: $0.value, name: flow.name.value, location: $0.location, isFlow: true)
            }
        }
        return flows
            + project.integrations.compactMap { part in
                let all = part.wrappers.compactMap(\.integration.facts.was)
                return part.was.map {
                    Part(was: $0, name: part.name, location: all.first?.location, isFlow: false)
                }
            }
    }

    private func isUntouched(
        _ file: PlannedFile, _ bytes: [UInt8], _ render: (PlannedFile) -> RenderedFile
    ) -> Bool {
        let line = StateLine.shared(
            identity: file.identity, path: file.path, hash: ContentHash.sha256(ofText: bytes))
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
