// What flowgen remembers of its earlier runs: the lines of all records of a project. A file may have
// several lines, since git merges two branches' records line by line; so every answer is a set.
// Source: the design's section 6, "Records".

import FlowRendering
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
    /// The paths of shared files, and of those written once.
    private(set) var handwritten: Set<String> = []

    /// Reads the records of a tree; what is no line of a record is left out.
    ///
    /// - Throws: `WorkspaceError` when something in their place cannot be read.
    init(in tree: any FileReading) throws(WorkspaceError) {
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
            case .once(let path): handwritten.insert(path)
            case .shared(let identity, let path, _):
                handwritten.insert(path)
                shared[identity, default: []].insert(line)
            case .member(let identity, let fields):
                memberLines[identity, default: []].insert(fields)
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

    /// Every generated file there ever was, as far as it is remembered.
    var generated: some Collection<String> { fingerprints.keys }

    /// Whether some record has this line; of a shared file's line the fingerprint may be another.
    func holds(_ line: RecordLine) -> Bool {
        switch line {
        case .generated(let path, let fingerprint):
            fingerprints[path]?.contains(fingerprint) ?? false
        case .once(let path): handwritten.contains(path)
        case .shared(let identity, let path, _): !lines(ofShared: identity, at: path).isEmpty
        case .member(let identity, let fields): memberLines[identity]?.contains(fields) ?? false
        }
    }

    /// Where the record of an owner lies. A flow named `Project` shares the project's, since some
    /// disks cannot tell their names apart.
    static func path(of owner: FileOwner) -> RelativePath? {
        switch owner {
        case .project: RelativePath(validating: "\(folder)/project.record")
        case .flow(let name) where name.lowercased() == "project": path(of: .project)
        case .flow(let name): RelativePath(validating: "\(folder)/\(name).record")
        }
    }
}
