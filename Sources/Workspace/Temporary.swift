// A temporary file beside the file it is to become. It is made under a name nobody else has,
// filled, given the mode and the owner of the file it will replace, and handed to the disk
// before anyone renames it.

import CLibrary

struct Temporary: ~Copyable {
    let name: [UInt8]
    private let file: Descriptor

    /// Makes the file in an open folder; it has the mode any new file has.
    init(
        for target: [UInt8], in folder: borrowing Descriptor, error: ErrorContext
    ) throws(WorkspaceError) {
        let directory = folder.raw
        for number in 0..<1000 {
            let name = TemporaryName.make(for: target, process: getpid(), number: number)
            let path = cString(name)
            let file = uninterrupted {
                openat(directory, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
            }
            if file >= 0 {
                self.name = name
                self.file = Descriptor(owning: file)
                return
            }
            guard errno == EEXIST else { throw error.failed(errno) }
        }
        throw error.failed(EEXIST)
    }

    /// Writes the bytes and waits until they are on the disk.
    func fill(
        with bytes: [UInt8], like existing: FileFacts?, for error: ErrorContext
    ) throws(WorkspaceError) {
        // The mode comes first: nobody may read the bytes who may not read the file.
        if let existing { try takeAfter(existing, for: error) }
        if let errno = writeAll(bytes, to: file) { throw error.failed(errno) }
        let raw = file.raw
        guard uninterrupted({ fsync(raw) }) == 0 || errno == EINVAL else {
            throw error.failed(errno)
        }
    }

    private func takeAfter(
        _ existing: FileFacts, for error: ErrorContext
    ) throws(WorkspaceError) {
        if existing.owner != geteuid() || existing.group != getegid() {
            // Only a privileged run may do this; for any other the file becomes its own.
            _ = fchown(file.raw, existing.owner, existing.group)
        }
        guard fchmod(file.raw, existing.permissions) == 0 else { throw error.failed(errno) }
    }
}
