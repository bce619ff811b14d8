// Reading from the disk. A file costs an `open`, an `fstat`, a `read` and a `close`; its folder
// was verified before. A last component that is a link is noticed because the file is opened
// without following it, and is then resolved and checked.

import CLibrary

let systemNotFound = ENOENT

extension Root: ReadableFileSystem {
    /// The file's bytes; nil if it, or a folder on its way, is absent.
    ///
    /// Throws as ``ReadableFileSystem/read(_:)`` says, for a link that leads nowhere, and for a file
    /// above ``readLimit``.
    package func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        guard case .present(let folder) = try folders.resolve(path.parent, for: .read) else {
            return nil
        }
        let error = ErrorContext(.read, path)
        let place = joined(folder, path.nameBytes)
        var file = openForReading(place)
        if file < 0, errno == ELOOP || errno == EMLINK {
            file = openForReading(try folders.resolveLink(at: place, for: error).resolvedPath)
        }
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw error.failed(errno == ENXIO ? .notAFile : .system(errno: errno))
        }
        return try contents(of: Descriptor(owning: file), limit: readLimit, for: error)
    }

    /// What stands at the path; absent too if a folder on its way is.
    package func kind(of path: RelativePath) throws(WorkspaceError) -> FileKind {
        guard case .present(let folder) = try folders.resolve(path.parent, for: .read) else {
            return .absent
        }
        let place = absolutePath(root: bytes, joined(folder, path.nameBytes))
        return try linkFacts(place, for: ErrorContext(.read, path))?.kind ?? .absent
    }

    /// The entries of one folder, which may itself be a link that stays inside the root.
    package func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        guard case .present(let resolvedPath) = try folders.resolve(folder, for: .list) else {
            return []
        }
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
) throws(WorkspaceError) -> [(name: [UInt8], kind: FileKind?)] {
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
    var names: [(name: [UInt8], kind: FileKind?)] = []
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
private func kind(ofEntryType type: UInt8) -> FileKind? {
    switch Int(type) {
    case Int(DT_UNKNOWN): nil
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    default: .other
    }
}
