// What the index holds, as `git ls-files` tells it: each path with its mode and the name of its blob.
// An entry that is only announced (`git add -N`) has the name of the empty blob; a second question,
// asked only if there is such a name, tells it from a file that is empty.

import Workspace

/// One file in the index.
struct IndexEntry {
    /// What it is.
    let kind: FileKind
    /// The name of its blob, as hexadecimal digits.
    let blob: [UInt8]
}

/// The files in the index.
struct IndexEntries {
    private(set) var entries: [RelativePath: IndexEntry] = [:]
    /// Whether one of them is a link.
    private(set) var haveLinks = false

    /// The empty blob in SHA-1 and in SHA-256.
    private static let emptyBlobs = [
        "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
        "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
    ].map { Array($0.utf8) }

    /// Reads the index of the repository that git is run for, as far as it lies in the project.
    ///
    /// - Throws: `WorkspaceError` when git refuses, or a file is not merged.
    init(_ git: Git) throws(WorkspaceError) {
        var mayBeAnnounced = false
        for record in try git.run(["ls-files", "--stage", "-z"]).split(separator: 0) {
            // `100644 <name> 0<TAB><path>`
            guard let tab = record.firstIndex(of: 9),
                let path = RelativePath(bytes: Array(record[(tab + 1)...]))
            else { throw Git.failure("git's list cannot be read") }
            let facts = record[..<tab].split(separator: UInt8(ascii: " "))
            guard facts.count == 3 else { throw Git.failure("git's list cannot be read") }
            guard facts[2].elementsEqual([UInt8(ascii: "0")]) else { throw Self.unmerged(path) }
            let entry = IndexEntry(kind: Self.kind(facts[0]), blob: Array(facts[1]))
            if entry.kind == .link { haveLinks = true }
            if Self.emptyBlobs.contains(entry.blob) { mayBeAnnounced = true }
            entries[path] = entry
        }
        if mayBeAnnounced {
            for path in try Self.announced(git) { entries[path] = nil }
        }
    }

    private static func unmerged(_ path: RelativePath) -> WorkspaceError {
        WorkspaceError(
            .read, path.description,
            .other("it is not merged yet; settle the conflict, then `git add` it"))
    }

    /// What a mode says: a file, a link, or the commit of a submodule, whose files are not here.
    private static func kind(_ mode: ArraySlice<UInt8>) -> FileKind {
        if mode.elementsEqual("120000".utf8) { return .link }
        return mode.elementsEqual("160000".utf8) ? .folder : .file
    }

    /// The paths that are announced. Git tells it by a flag that only `--debug` shows: behind each
    /// path come indented lines, the last with `flags: 20000000`.
    private static func announced(_ git: Git) throws(WorkspaceError) -> [RelativePath] {
        let flag = 0x2000_0000
        var found: [RelativePath] = []
        var path: RelativePath?
        // `<path><NUL>` and, up to the next path, lines that begin with blanks.
        for part in try git.run(["ls-files", "--debug", "-z"]).split(separator: 0) {
            var rest = part
            while rest.starts(with: [0x20, 0x20]), let end = rest.firstIndex(of: 10) {
                let line = String(decoding: rest[..<end], as: UTF8.self)
                let flags = line.split(separator: "flags: ").last.flatMap { Int($0, radix: 16) }
                if line.contains("flags: "), let flags, flags & flag != 0, let path {
                    found.append(path)
                }
                rest = rest[(end + 1)...]
            }
            path = rest.isEmpty ? nil : RelativePath(bytes: Array(rest))
        }
        return found
    }
}
