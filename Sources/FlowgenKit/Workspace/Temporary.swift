// A temporary file beside the file it is to become. It is made under a name nobody else has, filled, given the mode and
// the owner of the file it will replace, and handed to the disk before anyone renames it.

import CLibrary

struct Temporary: ~Copyable {
    let name: [UInt8]
    private let file: Descriptor

    /// Makes the file in an open folder; it has the mode any new file has.
    init(for target: [UInt8], in folder: borrowing Descriptor, error: ErrorContext) throws(WorkspaceError) {
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
    func fill(with bytes: [UInt8], like existing: FileFacts?, for error: ErrorContext) throws(WorkspaceError) {
        // The mode comes first: nobody may read the bytes who may not read the file.
        if let existing { try takeAfter(existing, for: error) }
        if let errno = writeAll(bytes, to: file) { throw error.failed(errno) }
        let raw = file.raw
        guard uninterrupted({ fsync(raw) }) == 0 || errno == EINVAL else { throw error.failed(errno) }
    }

    private func takeAfter(_ existing: FileFacts, for error: ErrorContext) throws(WorkspaceError) {
        if existing.owner != geteuid() || existing.group != getegid() {
            // Only a privileged run may do this; for any other the file becomes its own.
            _ = fchown(file.raw, existing.owner, existing.group)
        }
        guard fchmod(file.raw, existing.permissions) == 0 else { throw error.failed(errno) }
    }
}

/// The names of temporaries: `.<name>.flowgen-<pid>-<number>.tmp`, beside the file they are to become. The name says
/// who made it, so that a later run can tell the leftovers of a run that was killed from anything a person may have put
/// there.
enum TemporaryName {
    private static let ending = ".tmp"

    /// How much of the target's name fits beside the marker, two numbers and the ending, within the 255 bytes that file
    /// systems allow.
    private static let longestStem = 200

    /// The temporary's name for a target's name.
    static func make(for name: [UInt8], process: pid_t, number: Int) -> [UInt8] {
        let stem = String(decoding: name.prefix(longestStem), as: UTF8.self).utf8.prefix(longestStem)
        return [dot] + stem + ".flowgen-\(process)-\(number)\(ending)".utf8
    }

    /// The process that made a file of this name; nil if it is no temporary of ours.
    static func process(in name: [UInt8]) -> pid_t? {
        let text = String(decoding: name, as: UTF8.self)
        guard name.first == dot, text.hasSuffix(ending),
            let last = text.dropLast(ending.count).split(separator: ".").last
        else { return nil }
        let parts = last.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "flowgen",
            parts[1...].allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { 48...57 ~= $0 } })
        else { return nil }
        return pid_t(parts[1])
    }

    /// Whether a file of this name was left behind: its process is gone, or had our number.
    ///
    /// Runs on one root are kept apart by the lock, so our own number can only be an older process's, as happens where
    /// every container starts counting anew.
    static func isStale(_ name: [UInt8]) -> Bool {
        guard let process = process(in: name), process > 0 else { return false }
        return process == getpid() || (kill(process, 0) == -1 && errno == ESRCH)
    }
}
