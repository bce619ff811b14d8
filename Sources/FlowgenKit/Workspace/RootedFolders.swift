// Folders opened for writing. Each is reached from the root one component at a time, and no component may be a link:
// the paths used here were resolved before, so a link that turns up now was put there meanwhile, and is refused. What
// is then done in the folder is done through its descriptor, wherever its name may point by then.

import CLibrary

/// Opens folders below a root and remembers those it had to make.
struct RootedFolders {
    let root: [UInt8]
    /// The folders made so far, outer ones first.
    private(set) var made: [Place] = []

    init(root: [UInt8]) {
        self.root = root
    }

    /// Opens a folder, making what is missing of it if told to; nil if it is absent.
    mutating func open(_ folder: [UInt8], making: Bool, for error: ErrorContext) throws(WorkspaceError) -> Descriptor? {
        var current = Descriptor(owning: openFolder(root, in: AT_FDCWD))
        guard current.raw >= 0 else { throw error.failed(errno) }
        var resolvedPath: [UInt8] = []
        for part in folder.split(separator: slash) {
            let name = Array(part)
            var next = openFolder(name, in: current.raw)
            if next < 0, errno == ENOENT {
                guard making else { return nil }
                try make(name, at: resolvedPath, in: current.raw, for: error)
                next = openFolder(name, in: current.raw)
            }
            guard next >= 0 else {
                let isLink = errno == ELOOP || errno == EMLINK || errno == ENOTDIR
                throw error.failed(isLink ? .notAFolder : .system(errno: errno))
            }
            current = Descriptor(owning: next)
            resolvedPath = joined(resolvedPath, name)
        }
        return current
    }

    /// Removes the folders made, as far as they are empty.
    mutating func removeEmpty() {
        while let place = made.popLast() {
            let path = cString(absolutePath(root: root, joined(place.folder, place.name)))
            // A folder that is not empty stays: someone else uses it.
            _ = rmdir(path)
        }
    }

    /// Removes the temporaries of killed runs in a folder.
    mutating func removeStaleTemporaries(in folder: [UInt8], for error: ErrorContext) throws(WorkspaceError) {
        guard let home = try open(folder, making: false, for: error) else { return }
        for entry in try folderNames(absolutePath(root: root, folder), for: error)
        where entry.kind != .folder && TemporaryName.isStale(entry.name) {
            // One that cannot be removed does no harm; its name will not be used again.
            _ = unlinkat(home.raw, cString(entry.name), 0)
        }
    }

    /// Removes folders that are empty, and those around them that are empty then. A folder behind a link, or one that
    /// somebody has taken away meanwhile, is left alone.
    mutating func removeEmpty(_ vacated: Set<RelativePath>) {
        for folder in vacated.sorted(by: { $1 < $0 }) {
            var current: RelativePath? = folder
            while let place = current, isRemoved(place) { current = place.parent }
        }
    }

    /// Whether a folder is gone now, or was before.
    private mutating func isRemoved(_ folder: RelativePath) -> Bool {
        do throws(WorkspaceError) {
            let error = ErrorContext(.delete, folder)
            guard let home = try open(folder.parent?.bytes ?? [], making: false, for: error) else { return true }
            return unlinkat(home.raw, cString(folder.nameBytes), AT_REMOVEDIR) == 0
                || errno == ENOENT
        } catch {
            return false
        }
    }

    private mutating func make(
        _ name: [UInt8], at resolvedPath: [UInt8], in folder: Int32, for error: ErrorContext
    ) throws(WorkspaceError) {
        if mkdirat(folder, cString(name), 0o777) == 0 {
            made.append(Place(folder: resolvedPath, name: name))
        } else if errno != EEXIST {
            throw error.failed(errno)
        }
    }

    private func openFolder(_ path: [UInt8], in folder: Int32) -> Int32 {
        let name = cString(path)
        return uninterrupted {
            openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
    }
}
