// Backups: copies of files that are about to be replaced or deleted, and that hold what somebody has written by hand,
// or what nothing shows to be flowgen's. They go to `.flowgen/kept/`, which git ignores, whether or not git holds the
// file too.

/// The backups that a run makes.
struct Backups {
    /// The copies, after the file that tells git to ignore them.
    private(set) var actions: [FileAction] = []
    /// The folders that copies may be in; empty if there never was any.
    private(set) var folders: Set<RelativePath> = []

    private static let folder = ".flowgen/kept"

    /// Plans a copy of each file that is replaced, and of each that is deleted and not as flowgen wrote it. Those
    /// actions then need their copies.
    init(of actions: inout [FileAction], in files: any ReadableFileSystem) throws(WorkspaceError) {
        var paths: [RelativePath] = []
        for index in actions.indices {
            let action = actions[index]
            if action.orphan != nil || action.planned?.ownership == .generated || action.effect == .replace {
                paths.append(action.path)
            }
            let isEdited = action.orphan.map { $0 != .pristine } ?? false
            guard action.effect == .replace || action.effect == .delete && isEdited, let bytes = action.old,
                let copy = try Self.freePath(of: action.path, for: bytes, in: files)
            else { continue }
            self.actions.append(FileAction(copy, .create, new: bytes, reason: .backup))
            actions[index].needs.insert(copy)
        }
        // First, so that a run that is cut short has told git before there is a copy.
        if !self.actions.isEmpty, let rules = RelativePath(validating: ".flowgen/.gitignore"),
            try files.read(rules) == nil
        {
            self.actions.insert(FileAction(rules, .create, new: Array("kept/\n".utf8), reason: .gitRules), at: 0)
        }
        guard let home = RelativePath(validating: Self.folder), try files.kind(of: home) == .folder else { return }
        folders = Set(paths.compactMap { home.appending($0.description)?.parent })
    }

    /// The first free path for a copy: `X.swift`, else `X.swift.2` and so on; nil if one of them holds these bytes
    /// already.
    private static func freePath(
        of path: RelativePath, for bytes: [UInt8], in files: any ReadableFileSystem
    ) throws(WorkspaceError) -> RelativePath? {
        for number in 1...1000 {
            let suffix = number == 1 ? "" : ".\(number)"
            guard let copy = RelativePath(validating: "\(folder)/\(path)\(suffix)") else { break }
            guard let present = try files.read(copy) else { return copy }
            if present == bytes { return nil }
        }
        throw WorkspaceError(.write, path, .other("there are too many copies of it"))
    }
}
