// Merges the shared files of a project. Those that lie in one folder are merged together, with every other
// Swift file there, since members may have been moved from one to another. A file that is as it was
// rendered, and known to the records, needs no parser.
// Source: the design's section 6.

import Diagnostics
import Fingerprints
import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

/// Merges the shared files of one folder.
typealias MergeOfFolder = (MergeInput) throws(MergeError) -> MergeResult

extension MergeInput {
    /// The merge that proves its result.
    static func proven(_ input: MergeInput) throws(MergeError) -> MergeResult {
        try input.verified()
    }
}

/// The shared files of a project, and the tree that they are in.
struct SharedFiles {
    let tree: any ReadableFileSystem
    let records: Records
    let render: (PlannedFile) -> RenderedFile
    let merge: MergeOfFolder
    let folders: FolderNames
    let extendedTypes = ExtendedTypes()
    private let flows: [String: Flow]

    /// The shared files of a project with these flows.
    init(
        tree: any ReadableFileSystem, records: Records, flows: [Flow],
        render: @escaping (PlannedFile) -> RenderedFile, merge: @escaping MergeOfFolder
    ) {
        self.tree = tree
        folders = FolderNames(tree: tree)
        self.records = records
        self.render = render
        self.merge = merge
        self.flows = Dictionary(
            flows.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Merges all shared files of a plan.
    ///
    /// - Throws: `WorkspaceError` when a file cannot be read; `MergeError` when the merge is not what
    ///   it promises to be, which is a bug.
    func merged(_ planned: [PlannedFile]) throws -> SharedMerge {
        var merge = SharedMerge()
        var folders: [String] = []
        var groups: [String: [PlannedFile]] = [:]
        for file in planned {
            guard let home = file.home else { continue }
            if groups[home.folder] == nil { folders.append(home.folder) }
            groups[home.folder, default: []].append(file)
        }
        let taken = Set(planned.map(\.path))
        for folder in folders {
            let group = SharedGroup(folder: folder, taken: taken, project: self)
            try group.merge(groups[folder] ?? [], into: &merge)
        }
        return merge
    }

    /// The parts of the flow that a file belongs to.
    func origins(of file: PlannedFile) -> MemberOrigins {
        MemberOrigins(flow(of: file))
    }

    /// What `IntegrationsManager` holds the type of a file as: the flow's protocol, or an integration.
    func demandedConformance(of file: PlannedFile) -> String? {
        file.owner == .project ? "Integration" : flow(of: file)?.protocolName.value
    }

    private func flow(of file: PlannedFile) -> Flow? {
        guard case .flow(let name) = file.owner else { return nil }
        return flows[name]
    }
}

/// A shared file: as it would be, and as it is.
struct SharedFile {
    let planned: PlannedFile
    var fresh: RenderedFile { didSet { fingerprint = Self.fingerprint(of: fresh) } }
    /// The fingerprint of the fresh text.
    private(set) var fingerprint: String
    /// Where it is; nil when it is absent.
    var place: RelativePath?
    /// Its bytes; empty when it is absent.
    var bytes: [UInt8]
    /// Why it is not written.
    var problem: Diagnostic?
    /// Whether its tests stay as they are, for another framework than the one that is asked for.
    var keepsFramework = false
    /// Whether it is written anew, since nothing in it is hand-written.
    var isRewritten = false
    /// What the merge takes for the records of its members; nil for what the records say.
    var base: [BaseMember]?

    init(_ planned: PlannedFile, fresh: RenderedFile, at place: (RelativePath, [UInt8])?) {
        (self.planned, self.fresh) = (planned, fresh)
        fingerprint = Self.fingerprint(of: fresh)
        (self.place, bytes) = (place?.0, place?.1 ?? [])
    }

    private static func fingerprint(of file: RenderedFile) -> String {
        Fingerprint.sha256(ofText: file.contents)
    }

    /// What the merge takes for its text.
    var text: [UInt8] { isRewritten ? fresh.contents : bytes }

    /// Whether it is at its place, with the bytes that it was rendered with.
    var isUntouched: Bool {
        place?.description == planned.path && Reconciler.areSame(bytes, fresh.contents)
    }
}
