// What tells that a file has been written since, without reading it: its size and dates, and which file it is, since
// many editors save by putting a new one in its place. Two stamps of a path are equal as long as nobody has written,
// replaced or otherwise changed the file, with one exception, which git calls racy: a file that is written again within
// the same tick of the clock keeps its stamp. So a stamp proves something only if it was settled when it was taken:
// older than any tick.

import CLibrary

/// A file as its folder knows it.
package struct FileStamp: Hashable, Sendable {
    package let device: UInt64
    package let number: UInt64
    package let mode: UInt64
    package let size: UInt64
    /// In nanoseconds.
    package let modified: Int64
    package let changed: Int64

    package init(device: UInt64, number: UInt64, mode: UInt64, size: UInt64, modified: Int64, changed: Int64) {
        (self.device, self.number, self.mode, self.size) = (device, number, mode, size)
        (self.modified, self.changed) = (modified, changed)
    }

    init(_ facts: stat) {
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        mode = UInt64(truncatingIfNeeded: facts.st_mode)
        size = UInt64(truncatingIfNeeded: facts.st_size)
        #if canImport(Darwin)
            modified = Self.nanoseconds(facts.st_mtimespec)
            changed = Self.nanoseconds(facts.st_ctimespec)
        #else
            modified = Self.nanoseconds(facts.st_mtim)
            changed = Self.nanoseconds(facts.st_ctim)
        #endif
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }

    /// The coarsest clock of a file system in use has ticks of two seconds.
    private static let tick: Int64 = 2_000_000_000

    /// Whether the file was last written so long before a moment that a later change shows.
    package func isSettled(at moment: Int64) -> Bool {
        max(modified, changed) < moment &- Self.tick
    }

    package var kind: EntryKind { EntryKind(mode: mode_t(truncatingIfNeeded: mode)) }
}

extension Root {
    /// Whether the folder is still where it was opened.
    package var isThere: Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }

    /// The same folder, for another run: nothing about the folders below it is remembered.
    package var afresh: Root { Root(resolved: bytes, readLimit: readLimit) }
}

extension Root: IdentifyingFileSystem {
    package func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? {
        // On the stack: this is asked for each file of a project.
        let room = bytes.count + path.count + 2
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
            var end = 0
            func append(_ byte: UInt8) {
                buffer[end] = CChar(truncatingIfNeeded: byte)
                end += 1
            }
            for byte in bytes { append(byte) }
            if !path.isEmpty, bytes.last != slash { append(slash) }
            for byte in path { append(byte) }
            append(0)
            var facts = stat()
            guard let start = buffer.baseAddress, lstat(start, &facts) == 0 else { return nil }
            return FileStamp(facts)
        }
    }

    package var now: Int64 { SystemClock.nanoseconds() }
}
