// What flowgen remembers of its earlier runs: the lines of all state files of a project. A file may have several lines,
// since git merges the state files of two branches line by line; so every answer is a set.

import FlowModel
import FlowCode
import SwiftText

/// The state files of a project, as they are in a tree.
struct StateFiles {
    /// The folder of the state files, below the root.
    static let folder = ".flowgen"
    /// What git has to know of them.
    static let attributesPath = RelativePath(validating: "\(folder)/.gitattributes")

    struct File {
        let bytes: [UInt8]
        let lines: Set<StateLine>
    }

    private(set) var files: [RelativePath: File] = [:]
    /// The output folders in which the word of a state file counts.
    private(set) var layouts = KnownLayouts.none

    private var hashes: [String: Set<String>] = [:]
    /// The lines of each merged file, by its identity.
    private var shared: [String: Set<StateLine>] = [:]
    private var memberLines: [String: Set<[String]>] = [:]
    /// The lines of merged files, and of those written once, by path.
    private var started: [String: [StateLine]] = [:]

    /// Reads the state files of a tree, or some of them; what is no line of one is left out.
    init(
        in tree: any ReadableFileSystem, where isMeant: (RelativePath) -> Bool = { _ in true },
        workers: Workers = .available
    ) throws(WorkspaceError) {
        guard let folder = RelativePath(validating: Self.folder) else { return }
        let paths = try tree.entries(of: folder).filter { entry in
            entry.path.name.hasSuffix(".record") && (entry.kind == .file || entry.kind == .link) && isMeant(entry.path)
        }.map(\.path)
        try read(paths, in: tree, workers)
    }

    private mutating func read(
        _ paths: [RelativePath], in tree: any ReadableFileSystem, _ workers: Workers
    ) throws(WorkspaceError) {
        let read = try workers.map(paths) { path throws(WorkspaceError) -> File? in
            try tree.read(path).map { bytes in
                File(bytes: bytes, lines: StateLine.lines(of: bytes))
            }
        }
        for (path, file) in zip(paths, read) {
            files[path] = file
            for line in file?.lines ?? [] { add(line) }
        }
    }

    /// Reads the state files of a project with this layout.
    init(
        in tree: any ReadableFileSystem, layout: OutputLayout, workers: Workers = .available
    ) throws(WorkspaceError) {
        try self.init(in: tree, workers: workers)
        layouts = try KnownLayouts(layout, files, in: tree)
    }

    /// The state files with what both branches say, where git could not merge them.
    func united(with unmerged: any UnmergedFiles) throws(WorkspaceError) -> StateFiles {
        var result = self
        for (path, file) in files {
            // With conflict markers it shows both sides anyway.
            guard let versions = try unmerged.versions(of: path, isMarked: false) else { continue }
            let all = [versions.ours, versions.theirs].compactMap(\.self).map(StateLine.lines)
            let lines = all.reduce(file.lines) { $0.union($1) }
            for line in lines.subtracting(file.lines) { result.add(line) }
            result.files[path] = File(bytes: file.bytes, lines: lines)
        }
        return result
    }

    /// The identities of all merged files, as the state files have them.
    var identities: Set<String> {
        Set(
            files.values.flatMap(\.lines).compactMap { line in
                switch line {
                case .shared(let identity, _, _), .member(let identity, _): identity
                default: nil
                }
            }
        )
    }

    /// The flows that have a state file.
    var flowNames: [String] {
        files.keys.compactMap(Self.flowName)
    }

    /// Answers what is asked about renamed parts with what the state files say of them under their former names.
    func following(_ renamed: RenamedParts) -> StateFiles {
        guard !renamed.isEmpty else { return self }
        var result = self
        (result.shared, result.memberLines) = ([:], [:])
        for line in files.values.flatMap(\.lines) {
            switch line {
            case .shared(let identity, _, _):
                result.shared[renamed.identity(identity), default: []].insert(line)
            case .member(let identity, let fields):
                result.memberLines[renamed.identity(identity), default: []].insert(fields)
            default: break
            }
        }
        return result
    }

    private mutating func add(_ line: StateLine) {
        switch line {
        case .generated(let path, let hash): hashes[path, default: []].insert(hash)
        case .once(let path): started[path, default: []].append(line)
        case .shared(let identity, let path, _):
            started[path, default: []].append(line)
            shared[identity, default: []].insert(line)
        case .member(let identity, let fields): memberLines[identity, default: []].insert(fields)
        }
    }

    /// The hashes that a generated file was written with.
    func hashes(ofGenerated path: String) -> Set<String> { hashes[path] ?? [] }

    /// The merged files that are, or were, at a path.
    func identities(at path: String) -> Set<String> {
        Set((started[path] ?? []).compactMap(\.sharedIdentity))
    }

    /// The paths that a merged file has, or had.
    func paths(ofShared identity: String) -> Set<String> {
        Set((shared[identity] ?? []).compactMap(\.path))
    }

    /// The lines of a merged file at a path, whatever their hashes.
    func lines(ofShared identity: String, at path: String) -> Set<StateLine> {
        (shared[identity] ?? []).filter { $0.path == path }
    }

    /// What the merge remembers of a merged file's members: the fields of each line, in the order of their bytes.
    func members(_ identity: String) -> [[String]] {
        (memberLines[identity] ?? []).sorted { left, right in
            left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    /// What the type of a merged file conforms to or inherits from.
    func conformances(ofShared identity: String) -> Set<String> {
        Set((memberLines[identity] ?? []).compactMap { fields in BaseMember(fields: [identity] + fields)?.conformance })
    }

    /// Every file of earlier runs.
    var knownPaths: Set<String> { Set(started.keys).union(hashes.keys) }

    /// Whether a state file says that flowgen started the file, and the file proves it.
    func provesStarted(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
        guard let lines = started[path.description] else { return false }
        let file = StartedFile(path, bytes)
        return lines.contains { file.proves($0, in: layouts) }
    }

    /// Whether a state file has this hash for the skeleton of a merged file.
    func listsSkeleton(_ path: RelativePath, _ hash: String) -> Bool {
        (started[path.description] ?? []).contains {
            if case .shared(_, _, hash) = $0 { true } else { false }
        }
    }

    /// Whether a state file names a file outside the known layouts, and the file looks as if flowgen had started it.
    func claimsStarted(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
        guard let lines = started[path.description] else { return false }
        let file = StartedFile(path, bytes)
        return lines.contains(where: file.claims)
    }

    /// Whether some state file has this line; the hash of a merged file may differ.
    func holds(_ line: StateLine) -> Bool {
        switch line {
        case .generated(let path, let hash): hashes[path]?.contains(hash) ?? false
        case .once(let path): started[path]?.contains(line) ?? false
        case .shared(let identity, let path, _):
            started[path]?.contains { $0.sharedIdentity == identity } ?? false
        case .member(let identity, let fields): memberLines[identity]?.contains(fields) ?? false
        }
    }

    /// What no flow's name holds.
    private static let flowMark = "-flow"

    /// Where the state file of an owner is. That of a flow named `Project` has a name of its own, since some disks
    /// cannot tell `Project.record` from `project.record`.
    static func path(of owner: FileOwner) -> RelativePath? {
        switch owner {
        case .project: RelativePath(validating: "\(folder)/project.record")
        case .flow(let name) where name.lowercased() == "project":
            RelativePath(validating: "\(folder)/\(name)\(flowMark).record")
        case .flow(let name): RelativePath(validating: "\(folder)/\(name).record")
        }
    }

    /// The flow that a state file belongs to; nil for the project's.
    static func flowName(of path: RelativePath) -> String? {
        var name = path.name.dropLast(".record".count)
        if name.lowercased() == "project" { return nil }
        if name.hasSuffix(flowMark) { name = name.dropLast(flowMark.count) }
        return String(name)
    }
}
