// What tells that a file has been saved, without reading it: its size and dates, and which file it is,
// since many editors save by putting a new one in its place.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#elseif canImport(Glibc)
    import Glibc
#endif

/// A file as its folder knows it. Two stamps of one path are equal as long as nobody has written,
/// replaced or otherwise changed the file.
public struct FileStamp: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64
    private let mode: UInt32
    private let size: Int64
    private let modified: [Int]

    init(_ facts: stat) {
        device = UInt64(truncatingIfNeeded: facts.st_dev)
        number = UInt64(truncatingIfNeeded: facts.st_ino)
        mode = UInt32(truncatingIfNeeded: facts.st_mode)
        size = Int64(truncatingIfNeeded: facts.st_size)
        #if canImport(Darwin)
            let dates = [facts.st_mtimespec, facts.st_ctimespec]
        #else
            let dates = [facts.st_mtim, facts.st_ctim]
        #endif
        modified = dates.flatMap { [Int($0.tv_sec), Int($0.tv_nsec)] }
    }
}

extension Root {
    /// The stamp of what a path leads to, links followed; nil where that cannot be seen.
    public func stamp(of path: RelativePath) -> FileStamp? {
        var facts = stat()
        let absolute = cString(absolutePath(root: bytes, path.bytes))
        return stat(absolute, &facts) == 0 ? FileStamp(facts) : nil
    }

    /// The same folder, for another run: nothing about the folders below it is remembered.
    public var afresh: Root { Root(resolved: bytes, readLimit: readLimit) }
}
