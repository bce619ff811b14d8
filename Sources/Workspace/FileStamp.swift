// What tells that a file has been saved, without reading it: its size and dates, and which file it is,
// since many editors save by putting a new one in its place.

import CLibrary

/// A file as its folder knows it. Two stamps of one path are equal as long as nobody has written,
/// replaced or otherwise changed the file.
package struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let mode: UInt32
    private let size: Int64
    private let modified: Date
    private let changed: Date

    private struct Date: Hashable {
        let seconds: Int
        let nanoseconds: Int

        init(_ time: timespec) {
            seconds = Int(time.tv_sec)
            nanoseconds = Int(time.tv_nsec)
        }
    }

    init(_ facts: stat) {
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        mode = UInt32(truncatingIfNeeded: facts.st_mode)
        size = Int64(truncatingIfNeeded: facts.st_size)
        #if canImport(Darwin)
            modified = Date(facts.st_mtimespec)
            changed = Date(facts.st_ctimespec)
        #else
            modified = Date(facts.st_mtim)
            changed = Date(facts.st_ctim)
        #endif
    }
}

extension Root {
    /// Whether the folder is still where it was opened.
    package var isThere: Bool {
        var facts = stat()
        return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
    }

    /// The stamp of what a path leads to, links followed; nil where that cannot be seen.
    package func stamp(of path: RelativePath) -> FileStamp? {
        var facts = stat()
        // One allocation: this is asked a thousand times over, several times a second.
        var absolute: [UInt8] = []
        absolute.reserveCapacity(bytes.count + path.bytes.count + 2)
        absolute.append(contentsOf: bytes)
        if bytes.last != slash { absolute.append(slash) }
        absolute.append(contentsOf: path.bytes)
        absolute.append(0)
        let result = absolute.withUnsafeBytes { buffer in
            buffer.baseAddress.map { stat($0.assumingMemoryBound(to: CChar.self), &facts) }
        }
        return result == 0 ? FileStamp(facts) : nil
    }

    /// The same folder, for another run: nothing about the folders below it is remembered.
    package var afresh: Root { Root(resolved: bytes, readLimit: readLimit) }
}
