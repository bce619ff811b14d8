// The last step for each file, done through the folder's descriptor: look whether the path still holds what was read,
// then rename, or unlink. For a new file the system is asked not to replace anything, in the best way it offers.

import CLibrary

/// A file in a folder, reached from the root without links.
struct Place: Hashable {
    let folder: [UInt8]
    let name: [UInt8]

    init(folder: [UInt8], name: [UInt8]) {
        self.folder = folder
        self.name = name
    }

    init(resolvedPath: [UInt8]) {
        let end = resolvedPath.lastIndex(of: slash)
        folder = end.map { Array(resolvedPath[..<$0]) } ?? []
        name = Array(resolvedPath[(end.map { $0 + 1 } ?? 0)...])
    }
}

struct Target {
    let change: FileChange
    /// Where the bytes are: the file itself, or the one a link in its place leads to.
    let place: Place
    /// What a deletion removes: the same, or the link.
    let removal: Place
    /// The existing file, whose mode and owner a replacement keeps.
    let existing: FileFacts?

    var error: ErrorContext {
        if case .delete = change.kind { return ErrorContext(.delete, change.path) }
        return ErrorContext(.write, change.path)
    }
}

extension Target {
    /// What is at the place now, compared with what was read.
    func look(in folder: borrowing Descriptor) throws(WorkspaceError) -> Found {
        guard let expected = change.expected, !change.isEmpty else { return .nothing }
        let (directory, name) = (folder.raw, cString(place.name))
        let raw = uninterrupted {
            openat(directory, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard raw >= 0 else {
            if errno == ENOENT { return .nothing }
            if errno == ELOOP || errno == EMLINK || errno == ENXIO { return .different }
            throw error.failed(errno)
        }
        let file = Descriptor(owning: raw)
        var status = stat()
        guard fstat(file.raw, &status) == 0 else { throw error.failed(errno) }
        let facts = FileFacts(status)
        guard facts.kind == .file, facts.size == expected.count else { return .different }
        let current = try contents(of: file, limit: Int.max, for: error)
        return current == expected ? .expected : .different
    }

    func replace(with temporary: [UInt8], in folder: borrowing Descriptor) throws(WorkspaceError) {
        let (from, to) = (cString(temporary), cString(place.name))
        guard renameat(folder.raw, from, folder.raw, to) == 0 else { throw error.failed(errno) }
    }

    /// Throws if the file that was just put into an open folder is not at its path: then the folder has been moved or
    /// deleted.
    func requireInPlace(_ folder: borrowing Descriptor, root: [UInt8]) throws(WorkspaceError) {
        var (here, there) = (stat(), stat())
        let name = cString(place.name)
        guard fstatat(folder.raw, name, &here, AT_SYMLINK_NOFOLLOW) == 0, lstat(cString(path(root)), &there) == 0,
            here.st_dev == there.st_dev, here.st_ino == there.st_ino
        else { throw error.failed(.vanished) }
    }

    func isThere(root: [UInt8]) -> Bool {
        var facts = stat()
        return lstat(cString(path(root)), &facts) == 0
    }

    private func path(_ root: [UInt8]) -> [UInt8] {
        absolutePath(root: root, joined(place.folder, place.name))
    }

    func remove(in folder: borrowing Descriptor) throws(WorkspaceError) {
        guard unlinkat(folder.raw, cString(removal.name), 0) == 0 || errno == ENOENT else { throw error.failed(errno) }
    }

    /// Puts a temporary where nothing is; false if something has appeared there.
    func placeNew(
        _ temporary: [UInt8], in folder: borrowing Descriptor,
        trying ways: [NewFilePlacing] = NewFilePlacing.allCases
    ) throws(WorkspaceError) -> Bool {
        for way in ways {
            let (from, to) = (cString(temporary), cString(place.name))
            switch way.attempt(from, to, in: folder.raw) {
            case 0: return true
            case EEXIST: return false
            case ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP, EPERM, EMLINK: continue
            case let errno: throw error.failed(errno)
            }
        }
        throw error.failed(ENOTSUP)
    }
}

/// How a temporary takes a place that must be empty; the best way first.
enum NewFilePlacing: CaseIterable {
    /// A rename that refuses to replace: one step, but not every system knows it.
    case exclusiveRename
    /// A second name, then the first one removed: never replaces, but needs hard links.
    case link
    /// A look, then a rename: leaves a moment in between.
    case checkedRename

    /// Zero, or an `errno`; `EEXIST` if the place is taken.
    func attempt(_ from: [CChar], _ to: [CChar], in folder: Int32) -> Int32 {
        switch self {
        case .exclusiveRename:
            return renameExclusively(from, to, in: folder) == 0 ? 0 : errno
        case .link:
            guard linkat(folder, from, folder, to, 0) == 0 else { return errno }
            // The file is in place; a second name left over is removed by the next run.
            _ = unlinkat(folder, from, 0)
            return 0
        case .checkedRename:
            var status = stat()
            if fstatat(folder, to, &status, AT_SYMLINK_NOFOLLOW) == 0 { return EEXIST }
            guard errno == ENOENT else { return errno }
            return renameat(folder, from, folder, to) == 0 ? 0 : errno
        }
    }
}

private func renameExclusively(_ from: [CChar], _ to: [CChar], in folder: Int32) -> Int32 {
    #if canImport(Darwin)
        return renameatx_np(folder, from, folder, to, UInt32(RENAME_EXCL))
    #else
        // The C libraries of Linux keep theirs out of Swift's sight.
        errno = ENOSYS
        return -1
    #endif
}
