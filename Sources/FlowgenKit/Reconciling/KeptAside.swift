// Backups: copies of files that are about to be replaced or deleted, and that hold what somebody has written by
// hand, or what nothing shows to be flowgen's. They go to `.flowgen/kept/`, which git ignores, whether or not
// git holds the file too.
// Source: the design's section 6, "Generated files".

import Workspace

/// The backups that a run makes.
struct KeptAside {
    /// The copies, and the file that tells git to ignore them.
    private(set) var changes: [FileChange] = []
    /// One line for each copy.
    private(set) var lines: [RunReport.FileLine] = []
    /// The new copies, by the files that they are made of.
    private(set) var copies: [RelativePath: RelativePath] = [:]
    /// The folders that copies may be in; empty where there never was any.
    private(set) var folders: Set<RelativePath> = []

    private static let folder = ".flowgen/kept"

    /// Plans a copy of each file that is replaced and not flowgen's own.
    ///
    /// - Throws: `WorkspaceError` when the folder of the copies cannot be read.
    init(fates: [FileFate], files: any ReadableFileSystem) throws(WorkspaceError) {
        for fate in fates {
            guard case .replace(let foreign, _) = fate.kind else { continue }
            try add(fate.path, foreign, in: files)
        }
        try conclude(
            fates.filter { $0.ownership == .generated }.map(\.path), in: files)
    }

    /// Plans a copy of each orphaned file that is not as flowgen wrote it.
    ///
    /// - Throws: `WorkspaceError` when the folder of the copies cannot be read.
    init(deleting leftovers: [Leftover], files: any ReadableFileSystem) throws(WorkspaceError) {
        for leftover in leftovers where leftover.kind != .pristine {
            try add(leftover.path, leftover.contents, in: files)
        }
        try conclude(leftovers.map(\.path), in: files)
    }

    private mutating func add(
        _ path: RelativePath, _ bytes: [UInt8], in files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        guard let copy = try Self.free(path, for: bytes, in: files) else { return }
        changes.append(FileChange(copy, .create(bytes), phase: WritingPhase.inputs))
        copies[path] = copy
        lines.append(RunReport.FileLine(path: copy.description, action: .kept))
    }

    /// Has git ignore the copies, and notes where copies of these files may be.
    private mutating func conclude(
        _ paths: [RelativePath], in files: any ReadableFileSystem
    ) throws(WorkspaceError) {
        if !changes.isEmpty { try ignore(in: files) }
        guard let home = RelativePath(validating: Self.folder),
            try files.kind(of: home) == .folder
        else { return }
        for path in paths {
            guard let folder = home.appending(path.description)?.parent else { continue }
            folders.insert(folder)
        }
    }

    /// The first free place for a copy: `X.swift`, else `X.swift.2` and so on; nil when one of them
    /// holds these bytes already.
    private static func free(
        _ path: RelativePath, for bytes: [UInt8], in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> RelativePath? {
        for number in 1...1000 {
            let suffix = number == 1 ? "" : ".\(number)"
            guard let copy = RelativePath(validating: "\(folder)/\(path)\(suffix)") else {
                break
            }
            guard let present = try files.read(copy) else { return copy }
            if present == bytes { return nil }
        }
        throw WorkspaceError(.write, path, .other("there are too many copies of it"))
    }

    private mutating func ignore(in files: any ReadableFileSystem) throws(WorkspaceError) {
        guard let path = RelativePath(validating: ".flowgen/.gitignore"),
            try files.read(path) == nil
        else { return }
        // First, so that a run that is cut short has told git before there is a copy.
        changes.insert(
            FileChange(path, .create(Array("kept/\n".utf8)), phase: WritingPhase.inputs), at: 0)
    }
}
