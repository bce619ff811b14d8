// One look at everything that `git ls-files` prints: where each path is, and what has to be known before
// anybody asks for one of them. Nothing is made of an entry here.

import CLibrary
import Workspace

struct IndexScan {
    private(set) var paths: [Range<Int>] = []
    private(set) var haveLinks = false
    private(set) var haveSubmodules = false
    /// Whether one of them may be announced, since it has the name of the empty blob.
    private(set) var mayBeAnnounced = false

    /// The empty blob in SHA-1 and in SHA-256.
    private static let emptyBlobs = [
        "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
        "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
    ].map { Array($0.utf8) }

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
                note(bytes, start: start, path: path)
                paths.append(path..<end)
                start = end + 1
            }
        }
        guard isRead else { throw Self.unreadable }
        if let unmerged {
            throw Self.unmerged(Array(list[unmerged]))
        }
    }

    private mutating func note(_ bytes: UnsafeRawBufferPointer, start: Int, path: Int) {
        switch Self.kind(bytes[start + 1]) {
        case .link: haveLinks = true
        case .folder: haveSubmodules = true
        default: break
        }
        guard !mayBeAnnounced else { return }
        let first = bytes[start + 7]
        guard first == UInt8(ascii: "e") || first == UInt8(ascii: "4") else { return }
        let blob = bytes[start + 7..<path - 3]
        mayBeAnnounced = Self.emptyBlobs.contains { blob.elementsEqual($0) }
    }

    /// What the second digit of a mode says: a file, a link, or the commit of a submodule, whose files
    /// are not here.
    static func kind(_ digit: UInt8) -> FileKind {
        switch digit {
        case UInt8(ascii: "2"): .link
        case UInt8(ascii: "6"): .folder
        default: .file
        }
    }

    /// Which entries are announced, in the order of the entries. Git tells it by a flag that only
    /// `--debug` shows: behind each path and a NUL come five lines, the last with `flags: 20000000`.
    ///
    /// - Throws: `WorkspaceError` when the list has another form.
    static func announced(in details: [UInt8]) throws(WorkspaceError) -> [Bool] {
        var announced: [Bool] = []
        var isRead = true
        details.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                var line = start..<(first(0, in: bytes, from: start) ?? bytes.count)
                for _ in 0..<5 {
                    let next = line.upperBound + 1
                    guard next < bytes.count, let end = first(10, in: bytes, from: next) else {
                        return isRead = false
                    }
                    line = next..<end
                }
                guard let flags = flags(bytes[line]) else { return isRead = false }
                announced.append(flags & 0x2000_0000 != 0)
                start = line.upperBound + 1
            }
        }
        guard isRead else { throw unreadable }
        return announced
    }

    private static func flags(_ line: Slice<UnsafeRawBufferPointer>) -> UInt64? {
        guard let blank = line.lastIndex(of: 0x20) else { return nil }
        return UInt64(String(decoding: line[(blank + 1)...], as: UTF8.self), radix: 16)
    }

    private static func first(
        _ byte: Int32, in bytes: UnsafeRawBufferPointer, from start: Int
    ) -> Int? {
        guard let base = bytes.baseAddress,
            let found = memchr(base + start, byte, bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    private static func unmerged(_ path: [UInt8]) -> WorkspaceError {
        let reason = WorkspaceError.Reason.other(
            "it is not merged yet; resolve the conflict, then run `git add` on it")
        guard let place = RelativePath(bytes: path) else { return unreadable }
        return WorkspaceError(.read, place, reason)
    }

    static var unreadable: WorkspaceError {
        Git.failure(["ls-files"], "its list has an unknown form")
    }
}
