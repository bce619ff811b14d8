// Merges the files of a project that flowgen and the developer both write. Those that are in one folder are merged
// together, with every other Swift file there, since members may have been moved from one to another.

import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

/// Merges the files of one folder.
typealias MergeOfFolder = @Sendable (MergeInput) throws(MergeError) -> MergeResult

/// What the merges of a project come to.
struct MergedFiles: Sendable {
    /// What happens to each merged file, by its identity.
    var actions: [String: FileAction] = [:]
    /// What happens to hand-written files beside them.
    var beside: [FileAction] = []
    /// The files that declare types of planned files which are absent.
    var hosts: Set<RelativePath> = []
    /// What the developer has to know of files that stay as they are.
    var warnings: [Diagnostic] = []
    /// The integrations whose managers cannot be made without arguments.
    var suppliedManagers: Set<String> = []
    /// Why files cannot be merged.
    var failures: [Diagnostic] = []

    fileprivate mutating func add(_ other: MergedFiles) {
        actions.merge(other.actions) { $1 }
        beside += other.beside
        hosts.formUnion(other.hosts)
        warnings += other.warnings
        suppliedManagers.formUnion(other.suppliedManagers)
        failures += other.failures
    }
}

/// Merges files, and knows the project and the tree that they are in.
struct FileMerger: Sendable {
    let tree: any ReadableFileSystem
    let state: StateFiles
    let render: @Sendable (PlannedFile) -> RenderedFile
    let merge: MergeOfFolder
    var unmerged: any UnmergedFiles = EverythingMerged()
    let renaming: Renaming
    /// The access level of the flows' protocols.
    var access = AccessLevel.internal
    /// Whether managers conform to `Integration`.
    var usesLifecycle = false
    private let flows: [String: Flow]

    init(
        tree: any ReadableFileSystem, state: StateFiles, flows: [Flow], renaming: Renaming,
        render: @escaping @Sendable (PlannedFile) -> RenderedFile,
        merge: @escaping MergeOfFolder
    ) {
        self.tree = tree
        self.state = state
        self.render = render
        self.merge = merge
        self.renaming = renaming
        self.flows = Dictionary(flows.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Merges all files of a plan that are merged. Throws a `MergeError` if a merge is not what it promises to be,
    /// which is a bug.
    func merged(_ planned: [PlannedFile], _ workers: Workers) throws -> MergedFiles {
        var folders: [String] = []
        var groups: [String: [PlannedFile]] = [:]
        for file in planned {
            guard let home = file.home else { continue }
            if groups[home.folder] == nil { folders.append(home.folder) }
            groups[home.folder, default: []].append(file)
        }
        let taken = PlannedPaths { Set(planned.map(\.path)) }
        let parts = folders.map { ($0, groups[$0] ?? []) }
        return try workers.map(parts) { part in
            let (folder, planned) = part
            var merged = MergedFiles()
            try FolderMerge(folder: folder, planned: taken, project: self).merge(planned, into: &merged)
            return merged
        }.reduce(into: MergedFiles()) { $0.add($1) }
    }

    /// The parts of the flow that a file belongs to.
    func origins(of file: PlannedFile) -> MemberOrigins {
        MemberOrigins(flow(of: file))
    }

    /// What `IntegrationsManager` holds the type of a file as: the flow's protocol, or an integration. Nil for a facade,
    /// and for managers that receive no life-cycle events.
    func demandedConformance(of file: PlannedFile) -> String? {
        if file.owner == .project { return usesLifecycle ? "Integration" : nil }
        return flow(of: file).flatMap { $0.isFacade ? nil : $0.protocolName.value }
    }

    func flow(of file: PlannedFile) -> Flow? {
        guard case .flow(let name) = file.owner else { return nil }
        return flows[name]
    }

    func has(flow name: String) -> Bool { flows[name] != nil }
}

/// The paths of everything that is planned, which few merges ask for.
final class PlannedPaths: Sendable {
    private let make: @Sendable () -> Set<String>
    private let known = Locked<Set<String>?>(nil)

    init(_ make: @escaping @Sendable () -> Set<String>) { self.make = make }

    var all: Set<String> {
        known.withLock { known in
            let paths = known ?? make()
            known = paths
            return paths
        }
    }
}
