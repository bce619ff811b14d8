// What the index holds, as `git ls-files` lists it: each path with its mode and the name of its blob, in the order of
// the paths' bytes. The list stays as git printed it, and what is asked for is found by bisection, so that a large
// repository costs no more than the files of the project that matter.
// An entry that is only announced (`git add -N`) looks like an empty file. Neither has anything to check, and both
// count as absent.

import CLibrary

struct IndexEntry {
    let kind: EntryKind
    /// The name of its blob, as hexadecimal digits.
    let blob: [UInt8]
}

final class IndexEntries: Sendable {
    /// How many entries have been looked at since the list was made: a measure of the work.
    var looks: Int { counter.withLock { $0 } }
    private let counter = Locked(0)

    /// Entries of the form `100644 <name> 0<TAB><path><NUL>`.
    private let list: [UInt8]
    private let paths: [Range<Int>]
    private let haveSubmodules: Bool
    /// How many bytes stand in front of each path.
    private let header: Int

    /// Reads the index of the repository that git is run for, as far as it lies in the project.
    convenience init(_ git: Git) throws(WorkspaceError) {
        try self.init(list: try git.run(["ls-files", "--stage", "-z"]))
    }

    /// Reads what `git ls-files --stage -z` has printed.
    init(list: [UInt8]) throws(WorkspaceError) {
        self.list = list
        header = (list.firstIndex(of: 9) ?? 0) + 1
        let facts = try IndexScan(list, header: header)
        haveSubmodules = facts.haveSubmodules
        paths = facts.paths
    }

    /// The hash of everything that git has printed.
    var hash: [UInt8] { ContentHash.sha256(of: list) }

    subscript(path: RelativePath) -> IndexEntry? {
        let index = firstIndex(notBefore: path.bytes)
        guard index < paths.count, compare(index, path.bytes) == 0 else { return nil }
        return entry(index)
    }

    func isFolder(_ path: RelativePath) -> Bool {
        let prefix = path.bytes + [slash]
        let index = firstIndex(notBefore: prefix)
        return index < paths.count && list[paths[index]].starts(with: prefix)
    }

    /// What lies directly in a folder (nil: the root), in the order that `ReadableFileSystem` asks for.
    func contents(of folder: RelativePath?) -> [FolderEntry] {
        let prefix = folder.map { $0.bytes + [slash] } ?? []
        var found: [FolderEntry] = []
        var index = firstIndex(notBefore: prefix)
        while index < paths.count, list[paths[index]].starts(with: prefix) {
            counter.withLock { $0 += 1 }
            let path = list[paths[index]]
            let end = path[(path.startIndex + prefix.count)...].firstIndex(of: slash)
            // A name that cannot be a path of a tree is none that anybody asks for.
            if let place = RelativePath(bytes: Array(path[..<(end ?? path.endIndex)])) {
                let kind = end == nil ? entry(index).kind : .folder
                found.append(FolderEntry(path: place, kind: kind))
            }
            guard let end else {
                index += 1
                continue
            }
            // Everything below it comes before the same path with the byte behind `/` at its end.
            index = firstIndex(notBefore: path[..<end] + [slash + 1])
        }
        // Git sorts a submodule as a file.
        return haveSubmodules ? sortedEntries(found) : found
    }

    private func entry(_ index: Int) -> IndexEntry {
        let path = paths[index].lowerBound
        let start = path - header
        let kind = IndexScan.kind(list[start + 1])
        // Behind the mode and a blank; in front of a blank, the stage and a tab.
        return IndexEntry(kind: kind, blob: Array(list[start + 7..<path - 3]))
    }
}

// MARK: - Bisection

extension IndexEntries {
    /// The first entry whose path is not before these bytes.
    private func firstIndex(notBefore bytes: some Sequence<UInt8>) -> Int {
        let wanted = Array(bytes)
        var (low, high) = (0, paths.count)
        while low < high {
            let middle = (low + high) / 2
            if compare(middle, wanted) < 0 { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// How an entry's path stands to these bytes: below 0 if it is before them, 0 if it is the same.
    private func compare(_ index: Int, _ bytes: [UInt8]) -> Int {
        counter.withLock { $0 += 1 }
        let path = paths[index]
        let order = list.withUnsafeBytes { list in
            bytes.withUnsafeBytes { bytes -> Int32 in
                guard let left = list.baseAddress, let right = bytes.baseAddress else { return 0 }
                return memcmp(left + path.lowerBound, right, min(path.count, bytes.count))
            }
        }
        return order == 0 ? path.count - bytes.count : Int(order)
    }
}

/// One look at everything that `git ls-files` prints: where each path is, and what has to be known before anybody asks
/// for one of them.
struct IndexScan {
    private(set) var paths: [Range<Int>] = []
    private(set) var haveSubmodules = false

    /// Looks at entries of the form `100644 <name> 0<TAB><path><NUL>`.
    ///
    /// - Parameter header: how many bytes stand in front of each path.
    /// - Throws: `WorkspaceError` when the list has another form, or a file is not merged.
    init(_ list: [UInt8], header: Int) throws(WorkspaceError) {
        var unmerged: Range<Int>?
        var isRead = true
        list.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let path = start + header
                guard path < bytes.count, header > 10, bytes[path - 1] == 9,
                    let end = Self.first(0, in: bytes, from: path)
                else { return isRead = false }
                if bytes[path - 2] != UInt8(ascii: "0") { unmerged = unmerged ?? path..<end }
                if Self.kind(bytes[start + 1]) == .folder { haveSubmodules = true }
                if !Self.isEmpty(bytes[start + 7..<path - 3]) { paths.append(path..<end) }
                start = end + 1
            }
        }
        guard isRead else { throw Self.unreadable }
        if let unmerged {
            throw Self.unmerged(Array(list[unmerged]))
        }
    }

    /// The empty blob in SHA-1 and in SHA-256.
    private static let emptyBlobs = [
        "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
        "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
    ].map { Array($0.utf8) }

    private static func isEmpty(_ blob: Slice<UnsafeRawBufferPointer>) -> Bool {
        guard blob.first == UInt8(ascii: "e") || blob.first == UInt8(ascii: "4") else { return false }
        return emptyBlobs.contains { blob.elementsEqual($0) }
    }

    /// What the second digit of a mode says: a file, a link, or the commit of a submodule, whose files are not here.
    static func kind(_ digit: UInt8) -> EntryKind {
        switch digit {
        case UInt8(ascii: "2"): .link
        case UInt8(ascii: "6"): .folder
        default: .file
        }
    }

    private static func first(_ byte: Int32, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, let found = memchr(base + start, byte, bytes.count - start) else {
            return nil
        }
        return UnsafeRawPointer(found) - base
    }

    private static func unmerged(_ path: [UInt8]) -> WorkspaceError {
        let reason = WorkspaceError.Reason.other("it is not merged yet; resolve the conflict, then run `git add` on it")
        guard let place = RelativePath(bytes: path) else { return unreadable }
        return WorkspaceError(.read, place, reason)
    }

    static var unreadable: WorkspaceError {
        Git.failure(["ls-files"], "its list has an unknown form")
    }
}
