// Reading, as an interface. A run judges either the files on disk, or files that exist only in memory or in git's
// index, and nothing above this line knows which. Listing a whole tree is written once, for all of them, on top of
// listing one folder.

/// What stands at a path; links are not followed.
package enum EntryKind: Hashable, Sendable {
    case file
    case folder
    /// A symbolic link, wherever it leads.
    case link
    /// A device, socket or pipe.
    case other
    case absent
}

package struct FolderEntry: Hashable, Sendable {
    /// The entry's path from the root.
    package let path: RelativePath
    package let kind: EntryKind

    package init(path: RelativePath, kind: EntryKind) {
        self.path = path
        self.kind = kind
    }
}

/// A tree of files that can be read: the disk, a twin in memory, or an index. Several threads may read at a time.
package protocol ReadableFileSystem: Sendable {
    /// The file's bytes, links inside the root followed; nil if there is none.
    ///
    /// Throws if the path is not a regular file, a folder on the way is something else, or the path leads out of the
    /// root.
    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]?

    /// What stands at the path; the last component is not followed.
    func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind

    /// The entries of one folder (nil: the root), in the order of their bytes, where a folder counts with a `/` at its
    /// end. Empty if the folder is absent; throws if it is none.
    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry]
}

extension ReadableFileSystem {
    /// Everything below a folder (nil: the root) that is not itself a folder, at any depth, in the order of the paths'
    /// bytes. Links are listed and not followed.
    package func list(_ folder: RelativePath?) throws(WorkspaceError) -> [RelativePath] {
        var found: [RelativePath] = []
        var open = Array(try entries(of: folder).reversed())
        while let entry = open.popLast() {
            if entry.kind == .folder {
                open.append(contentsOf: try entries(of: entry.path).reversed())
            } else {
                found.append(entry.path)
            }
        }
        return found
    }
}

/// Entries in the order their whole trees have: `a.b` before `a/c`, since `.` comes before `/`.
func sortedEntries(_ entries: [FolderEntry]) -> [FolderEntry] {
    entries.map { (key: $0.kind == .folder ? $0.path.bytes + [slash] : $0.path.bytes, entry: $0) }.sorted {
        bytesPrecede($0.key, $1.key)
    }.map(\.entry)
}

/// A tree that may know what a file holds.
package protocol FileComparing: ReadableFileSystem {
    /// Whether the file is known to hold exactly these bytes. If not it has to be read: it may still hold them, behind
    /// a link for instance.
    func isKnown(_ path: RelativePath, toHold bytes: [UInt8]) -> Bool
}

/// A tree that can tell whether a file is the same as in an earlier run, without reading it.
package protocol IdentifyingFileSystem: ReadableFileSystem {
    /// The stamp of what is at a path below the root (none: the root itself), the last component not followed; nil if
    /// nothing is, or the tree has no stamps.
    func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp?

    /// What only another tree has otherwise; nil if the tree has no name as a whole.
    var wholeName: [UInt8]? { get }

    /// The time on the clock that the stamps are taken from, in nanoseconds.
    var now: Int64 { get }
}

extension IdentifyingFileSystem {
    package var wholeName: [UInt8]? { nil }
}
