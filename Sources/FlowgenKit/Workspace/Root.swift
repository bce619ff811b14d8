// The project's folder. Everything this module reads or writes lies below it; its own path is resolved once, here, and
// never again. FolderResolver checks paths below it; Transaction writes.
//
// A file costs an `open`, an `fstat`, a `read` and a `close`; its folder was verified before. A last component that is
// a link is noticed because the file is opened without following it, and is then resolved and checked.

import CLibrary

/// An opened root folder.
///
/// A root remembers which folders it has verified, so make a new one for each run.
package struct Root: Sendable {
    /// The folder's absolute path, links resolved.
    package var path: String { String(decoding: bytes, as: UTF8.self) }

    /// The longest file `read` accepts, in bytes.
    package let readLimit: Int

    let bytes: [UInt8]
    let folders: FolderResolver

    /// The longest file accepted where nothing else is said: 64 MiB.
    package static let defaultReadLimit = 64 * 1024 * 1024

    /// Opens a folder, given as an absolute path or relative to the current folder.
    ///
    /// Throws if it is absent, cannot be reached, or is not a folder.
    package init(_ path: String, readLimit: Int = Root.defaultReadLimit) throws(WorkspaceError) {
        let error = ErrorContext(.open, path)
        guard !path.utf8.contains(0), let resolved = try realPath(Array(path.utf8), for: error),
            let facts = try linkFacts(resolved, for: error)
        else { throw error.failed(ENOENT) }
        guard facts.kind == .folder else { throw error.failed(.notAFolder) }
        guard String(validating: resolved, as: UTF8.self) != nil else {
            throw error.failed(.other("its path is not UTF-8; rename the folder"))
        }
        self.init(resolved: resolved, readLimit: readLimit)
    }

    init(resolved: [UInt8], readLimit: Int) {
        self.bytes = resolved
        self.readLimit = readLimit
        self.folders = FolderResolver(root: resolved)
    }

    /// The nearest folder, from `folder` upwards, that holds a file of this name (a link to a file counts); nil if
    /// there is none up to the root of the disk.
    ///
    /// Throws if `folder` itself is no folder, or a folder on the way cannot be looked into.
    package static func find(upwardsFrom folder: String, havingFile name: String) throws(WorkspaceError) -> Root? {
        try find(upwardsFrom: folder, name) { $0 == .file || $0 == .link }
    }

    /// The nearest folder, from `folder` upwards, that holds something of this name; nil if there is none up to the
    /// root of the disk.
    ///
    /// Throws as ``find(upwardsFrom:havingFile:)`` does.
    package static func find(upwardsFrom folder: String, having name: String) throws(WorkspaceError) -> Root? {
        try find(upwardsFrom: folder, name) { _ in true }
    }

    private static func find(
        upwardsFrom folder: String, _ name: String, isMeant: (EntryKind) -> Bool
    ) throws(WorkspaceError) -> Root? {
        guard let file = RelativePath(validating: name) else { return nil }
        var candidate: [UInt8]? = try Root(folder).bytes
        while let current = candidate {
            let absolute = absolutePath(root: current, file.bytes)
            let error = ErrorContext(.open, String(decoding: absolute, as: UTF8.self))
            if let facts = try linkFacts(absolute, for: error), isMeant(facts.kind) {
                return Root(resolved: current, readLimit: defaultReadLimit)
            }
            candidate = parentFolder(of: current)
        }
        return nil
    }

    /// What stands at a path that the command line names, links followed; absent if they lead nowhere.
    package static func kind(ofArgument path: String) -> EntryKind {
        fileKind(at: path)
    }

    /// The path below the root that an argument of the command line names: absolute, or relative to the current folder,
    /// with `.`, `..` and links on its way. The last component need not exist and is not followed; the folder before it
    /// must exist.
    ///
    /// Throws if the path lies outside the root, is the root itself, or its folder is absent.
    package func relativePath(ofArgument text: String) throws(WorkspaceError) -> RelativePath {
        let error = ErrorContext(.open, text)
        let argument = Array(text.utf8)
        let end = argument.lastIndex(of: slash)
        let name = Array(argument[(end.map { $0 + 1 } ?? 0)...])
        guard !argument.contains(0), RelativePath.isComponent(name[...]) else { throw error.failed(ENOENT) }
        let folder = end.map { $0 == 0 ? [slash] : Array(argument[..<$0]) } ?? [dot]
        guard let resolved = try realPath(folder, for: error) else { throw error.failed(ENOENT) }
        guard let inside = pathInside(root: bytes, resolved),
            let path = RelativePath(bytes: joined(inside, name))
        else { throw error.failed(.outsideRoot) }
        return path
    }
}

/// The absolute path of a path below a root; an empty one is the root itself.
func absolutePath(root: [UInt8], _ relative: [UInt8]) -> [UInt8] {
    guard !relative.isEmpty else { return root }
    return root.last == slash ? root + relative : joined(root, relative)
}

/// The path from a root to a resolved absolute path, empty for the root itself; nil if it does not lie below the root.
func pathInside(root: [UInt8], _ absolute: [UInt8]) -> [UInt8]? {
    guard absolute.starts(with: root) else { return nil }
    let rest = absolute[root.count...]
    if rest.isEmpty || root.last == slash { return Array(rest) }
    return rest.first == slash ? Array(rest.dropFirst()) : nil
}

/// The folder above a resolved absolute path; nil above the root of the disk.
func parentFolder(of absolute: [UInt8]) -> [UInt8]? {
    guard absolute.count > 1, let end = absolute.lastIndex(of: slash) else { return nil }
    return end == 0 ? [slash] : Array(absolute[..<end])
}

extension Root: ReadableFileSystem {
    /// The file's bytes; nil if it, or a folder on its way, is absent.
    ///
    /// Throws as ``ReadableFileSystem/read(_:)`` says, for a link that leads nowhere, and for a file above
    /// ``readLimit``.
    package func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard case .present(let folder) = try folders.resolve(path.parent, for: .read) else { return nil }
        let error = ErrorContext(.read, path)
        let place = joined(folder, path.nameBytes)
        var file = openForReading(place)
        if file < 0, errno == ELOOP || errno == EMLINK {
            file = openForReading(try folders.resolveLink(at: place, for: error).resolvedPath)
        }
        guard file >= 0 else {
            if isAbsent { return nil }
            throw error.failed(errno == ENXIO ? .notAFile : .system(errno: errno))
        }
        return try contents(of: Descriptor(owning: file), limit: readLimit, for: error)
    }

    /// What stands at the path; absent too if a folder on its way is.
    package func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        guard case .present(let folder) = try folders.resolve(path.parent, for: .read) else { return .absent }
        let place = absolutePath(root: bytes, joined(folder, path.nameBytes))
        return try linkFacts(place, for: ErrorContext(.read, path))?.kind ?? .absent
    }

    /// The entries of one folder, which may itself be a link that stays inside the root.
    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard case .present(let resolvedPath) = try folders.resolve(folder, for: .list) else { return [] }
        let error = ErrorContext(.list, folder)
        let names = try folderNames(absolutePath(root: bytes, resolvedPath), for: error)
        var entries: [FolderEntry] = []
        entries.reserveCapacity(names.count)
        for (name, known) in names {
            guard let path = RelativePath(bytes: joined(folder?.bytes ?? [], name)) else {
                throw error.failed(ENAMETOOLONG)
            }
            if let known {
                entries.append(FolderEntry(path: path, kind: known))
                continue
            }
            let kind = try self.kind(of: path)
            if kind != .absent { entries.append(FolderEntry(path: path, kind: kind)) }
        }
        return sortedEntries(entries)
    }

    private func openForReading(_ place: [UInt8]) -> Int32 {
        let absolute = cString(absolutePath(root: bytes, place))
        return uninterrupted {
            open(absolute, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
    }
}

/// The names in a folder, `.` and `..` left out, each with its kind where the system told it.
func folderNames(
    _ absolute: [UInt8], for error: ErrorContext
) throws(WorkspaceError) -> [(name: [UInt8], kind: EntryKind?)] {
    let path = cString(absolute)
    let folder = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
    guard folder >= 0 else { throw error.failed(errno) }
    guard let stream = fdopendir(folder) else {
        let code = errno
        _ = close(folder)
        throw error.failed(code)
    }
    defer { closedir(stream) }
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [(name: [UInt8], kind: EntryKind?)] = []
    while true {
        errno = 0
        guard let entry = readdir(stream) else { break }
        let start = UnsafeRawPointer(entry).advanced(by: nameOffset)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        let name = Array(UnsafeRawBufferPointer(start: start, count: length))
        guard RelativePath.isComponent(name[...]) else { continue }
        names.append((name, kind(ofEntryType: entry.pointee.d_type)))
    }
    guard errno == 0 else { throw error.failed(errno) }
    return names
}

/// What `d_type` means; nil where the file system does not fill it in.
private func kind(ofEntryType type: UInt8) -> EntryKind? {
    switch Int(type) {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    default: .other
    }
}
