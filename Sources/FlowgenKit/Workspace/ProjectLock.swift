// The lock that keeps two runs on one project apart. It is an advisory lock on the root folder's own descriptor:
// nothing is left behind in the folder, and the system lets go of it when the process ends, however it ends. The
// descriptor is not handed on to child processes.

import CLibrary

/// The exclusive lock on a project's root folder, held for as long as the value lives.
package struct ProjectLock: ~Copyable, Sendable {
    private let descriptor: Descriptor

    /// Takes the lock, waiting up to so many seconds for another run to end; zero tries once.
    ///
    /// Throws an error whose `isLocked` is true if the lock is still held then, and another one if the folder cannot be
    /// opened or its file system knows no locks.
    package init(_ root: Root, waitingSeconds: Double) throws(WorkspaceError) {
        descriptor = try Self.lock(root, waitingSeconds: waitingSeconds)
    }

    /// Does `work` while holding the lock.
    ///
    /// Throws as ``init(_:waitingSeconds:)`` does, and whatever `work` throws.
    package static func hold<Result>(
        _ root: Root, waitingSeconds: Double, while work: () throws -> Result
    ) throws -> Result {
        let lock = try ProjectLock(root, waitingSeconds: waitingSeconds)
        let result = Swift.Result { try work() }
        lock.release()
        return try result.get()
    }

    package consuming func release() {}

    private static func lock(_ root: Root, waitingSeconds: Double) throws(WorkspaceError) -> Descriptor {
        let error = ErrorContext(.lock, root.path)
        let path = cString(root.bytes)
        let folder = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard folder >= 0 else { throw error.failed(errno) }
        let descriptor = Descriptor(owning: folder)
        let deadline = SystemClock.monotonicSeconds() + waitingSeconds
        while uninterrupted({ flock(folder, LOCK_EX | LOCK_NB) }) != 0 {
            guard errno == EWOULDBLOCK else { throw error.failed(errno) }
            guard SystemClock.monotonicSeconds() < deadline else { throw error.failed(.locked) }
            SystemClock.sleep(seconds: 0.02)
        }
        return descriptor
    }
}
