// Files that somebody wrote by hand where a generated file belongs, and generated files that were
// edited by hand. They are not thrown away: before the new text takes their place they are copied to `.flowgen/kept/`, which git ignores.
// Source: the design's section 6, "Generated files".

import Workspace

/// The copies of files that are about to be replaced.
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

    /// Plans a copy of each file that is not flowgen's own.
    ///
    /// - Throws: `WorkspaceError` when the folder of the copies cannot be read.
    init(fates: [FileFate], files: any FileReading) throws(WorkspaceError) {
        for fate in fates {
            guard case .replace(let foreign, _) = fate.kind,
                let path = try Self.free(fate.path, for: foreign, in: files)
            else { continue }
            changes.append(FileChange(path, .create(foreign), phase: WritingPhase.inputs))
            copies[fate.path] = path
            lines.append(RunReport.FileLine(path: path.description, action: .kept))
        }
        if !changes.isEmpty { try ignore(in: files) }
        try noteFolders(of: fates, in: files)
    }

    /// Notes where copies may be.
    private mutating func noteFolders(
        of fates: [FileFate], in files: any FileReading
    ) throws(WorkspaceError) {
        guard let home = RelativePath(validating: Self.folder),
            try files.kind(of: home) == .folder
        else { return }
        for fate in fates where fate.ownership == .generated {
            guard let folder = home.appending(fate.path.description)?.parent else { continue }
            folders.insert(folder)
        }
    }

    /// The first free place for a copy: `X.swift`, else `X.swift.2` and so on; nil when one of them
    /// holds these bytes already.
    private static func free(
        _ path: RelativePath, for bytes: [UInt8], in files: any FileReading
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

    private mutating func ignore(in files: any FileReading) throws(WorkspaceError) {
        guard let path = RelativePath(validating: ".flowgen/.gitignore"),
            try files.read(path) == nil
        else { return }
        // First, so that a run that is cut short has told git before there is a copy.
        changes.insert(
            FileChange(path, .create(Array("kept/\n".utf8)), phase: WritingPhase.inputs), at: 0)
    }
}
