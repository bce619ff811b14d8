// What flowgen remembers of its earlier runs: the lines of all records of a project. A file may have
// several lines, since git merges two branches' records line by line; so every answer is a set.
// Source: the design's section 6, "Records".

import Fingerprints
import FlowModel
import FlowRendering
import SwiftMerging
import Workspace

/// The records of a project, as they are in a tree.
struct Records {
    /// The folder of the records, below the root.
    static let folder = ".flowgen"

    /// One record.
    struct File {
        /// Its bytes.
        let bytes: [UInt8]
        /// The lines in them.
        let lines: Set<RecordLine>

        /// The files that the lines speak of.
        var paths: [RelativePath] {
            lines.compactMap { $0.path.flatMap { RelativePath(validating: $0) } }
        }
    }

    /// The records, by path.
    private(set) var files: [RelativePath: File] = [:]
    /// The fingerprints of each generated file.
    private var fingerprints: [String: Set<String>] = [:]
    /// The lines of each shared file, by its identity: a path and a fingerprint.
    private var shared: [String: Set<RecordLine>] = [:]
    private var memberLines: [String: Set<[String]>] = [:]
    /// The lines of shared files, and of those written once, by path.
    private var begun: [String: [RecordLine]] = [:]

    /// The project's own templates as they were, by name.
    private var formerTemplates: [String: Set<String>] = [:]
    /// The fingerprints of the project's own templates as they are, by name.
    private var templates: [String: String] = [:]

    /// The same records, in a project with these templates of its own.
    func with(templates: [String: [UInt8]]) -> Records {
        var records = self
        records.templates = templates.mapValues { Fingerprint.sha256(ofText: $0) }
        return records
    }

    /// The output folders in which the records' word counts.
    private(set) var layouts = KnownLayouts.none

    /// The same records, in a project of this layout.
    ///
    /// - Throws: `WorkspaceError` when a file that may prove a former layout cannot be read.
    func with(
        layout: OutputLayout, in tree: any ReadableFileSystem
    ) throws(WorkspaceError) -> Records {
        var records = self
        records.layouts = try KnownLayouts(layout, files, in: tree)
        return records
    }

    /// What the records are to say of the project's own templates.
    var templateLines: Set<RecordLine> {
        Set(templates.map { .template(name: $0.key, fingerprint: $0.value) })
    }

    /// The templates that have changed since files were last made from them: own ones, and built-in ones
    /// that were replaced before.
    var changedTemplates: Set<String> {
        let changed = templates.filter { formerTemplates[$0.key] != [$0.value] }.keys
        return Set(changed).union(formerTemplates.keys.filter { templates[$0] == nil })
    }

    /// Reads the records of a tree; what is no line of a record is left out.
    ///
    /// - Throws: `WorkspaceError` when something in their place cannot be read.
    init(in tree: any ReadableFileSystem) throws(WorkspaceError) {
        guard let folder = RelativePath(validating: Self.folder) else { return }
        for entry in try tree.entries(of: folder)
        where entry.path.name.hasSuffix(".record") && (entry.kind == .file || entry.kind == .link) {
            guard let bytes = try tree.read(entry.path) else { continue }
            add(File(bytes: bytes, lines: RecordText.lines(of: bytes)), at: entry.path)
        }
    }

    private mutating func add(_ file: File, at path: RelativePath) {
        files[path] = file
        for line in file.lines {
            switch line {
            case .generated(let path, let fingerprint):
                fingerprints[path, default: []].insert(fingerprint)
            case .once(let path): begun[path, default: []].append(line)
            case .shared(let identity, let path, _):
                begun[path, default: []].append(line)
                shared[identity, default: []].insert(line)
            case .member(let identity, let fields):
                memberLines[identity, default: []].insert(fields)
            case .template(let name, let fingerprint):
                formerTemplates[name, default: []].insert(fingerprint)
            }
        }
    }

    /// The fingerprints that a generated file was written with; empty when it is not known.
    func fingerprints(ofGenerated path: String) -> Set<String> { fingerprints[path] ?? [] }

    /// The paths that a shared file has, or had, by its identity.
    func paths(ofShared identity: String) -> Set<String> {
        Set((shared[identity] ?? []).compactMap(\.path))
    }

    /// The lines of a shared file at a path, whatever their fingerprints.
    func lines(ofShared identity: String, at path: String) -> Set<RecordLine> {
        (shared[identity] ?? []).filter { $0.path == path }
    }

    /// What the merge remembers of a shared file's members: the fields of each line, in the order of
    /// their bytes. Empty when nothing is remembered.
    func members(_ identity: String) -> [[String]] {
        (memberLines[identity] ?? []).sorted { left, right in
            left.lexicographicallyPrecedes(right) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    /// The paths of shared files, and of those written once.
    var handwritten: some Collection<String> { begun.keys }

    /// Whether some record says of a file that flowgen began it, and the file proves it.
    func tellsOf(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
        guard let lines = begun[path.description] else { return false }
        let file = BegunFile(path, bytes)
        return lines.contains { file.proves($0, in: layouts) }
    }

    /// Whether some record names a file outside the known layouts, and the file looks as if flowgen had
    /// begun it.
    func nameStranded(_ path: RelativePath, _ bytes: [UInt8]) -> Bool {
        guard let lines = begun[path.description] else { return false }
        let file = BegunFile(path, bytes)
        return lines.contains(where: file.claims)
    }

    /// Every generated file there ever was, as far as it is remembered.
    var generated: some Collection<String> { fingerprints.keys }

    /// What the type of a shared file conforms to or inherits from, as far as it is remembered.
    func conformances(ofShared identity: String) -> Set<String> {
        Set(
            (memberLines[identity] ?? []).compactMap { fields in
                BaseMember(fields: [identity] + fields)?.conformance
            })
    }

    /// Whether some record has this line; of a shared file's line the fingerprint may be another.
    func holds(_ line: RecordLine) -> Bool {
        switch line {
        case .generated(let path, let fingerprint):
            fingerprints[path]?.contains(fingerprint) ?? false
        case .once(let path): begun[path]?.contains(line) ?? false
        case .shared(let identity, let path, _): !lines(ofShared: identity, at: path).isEmpty
        case .member(let identity, let fields): memberLines[identity]?.contains(fields) ?? false
        case .template(let name, let fingerprint):
            formerTemplates[name]?.contains(fingerprint) ?? false
        }
    }

    /// Where the record of an owner lies. That of a flow named `Project` has a name of its own, since
    /// some disks cannot tell `Project.record` from `project.record`.
    static func path(of owner: FileOwner) -> RelativePath? {
        switch owner {
        case .project: RelativePath(validating: "\(folder)/project.record")
        case .flow(let name) where name.lowercased() == "project":
            RelativePath(validating: "\(folder)/\(name)\(flowMark).record")
        case .flow(let name): RelativePath(validating: "\(folder)/\(name).record")
        }
    }

    /// What no flow's name holds.
    private static let flowMark = "-flow"

    /// The flow whose record lies there; nil for the project's.
    static func flowName(ofRecord path: RelativePath) -> String? {
        var name = path.name.dropLast(".record".count)
        if name.lowercased() == "project" { return nil }
        if name.hasSuffix(flowMark) { name = name.dropLast(flowMark.count) }
        return String(name)
    }
}
