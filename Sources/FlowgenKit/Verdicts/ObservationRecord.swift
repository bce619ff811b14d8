// An observation as bytes: what it is about, the stamp, the hash, the path. The stamp is zero where it would prove
// nothing.

import Workspace

struct ObservationRecord {
    enum Kind: UInt8 {
        case folder = 1
        /// A folder whose entries were listed.
        case listedFolder
        /// What is at a path, or nothing. It is looked at only if its folder has another stamp.
        case other
        case file
        /// A file of which only its imports matter.
        case watchedFile
    }

    let kind: Kind
    /// The code of what was at the path.
    let expected: UInt8
    let stamp: FileStamp?
    let hash: [UInt8]
    private let pathRange: Range<Int>

    private static let stampOffset = 4
    private static let hashOffset = stampOffset + 6 * 8
    private static let hashSize = 32
    private static let pathOffset = hashOffset + hashSize

    var end: Int { pathRange.upperBound }
    var isFolder: Bool { kind == .folder || kind == .listedFolder }

    /// The record at an offset; nil if there is none.
    init?(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        guard offset >= 0, bytes.count - offset >= Self.pathOffset,
            let kind = Kind(rawValue: bytes[offset])
        else { return nil }
        self.kind = kind
        expected = bytes[offset + 1]
        func word(_ index: Int) -> UInt64 {
            UInt64(
                littleEndian: bytes.loadUnaligned(
                    fromByteOffset: offset + Self.stampOffset + 8 * index, as: UInt64.self))
        }
        let length = Int(UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 2, as: UInt16.self)))
        let start = offset + Self.pathOffset
        guard bytes.count - start >= length else { return nil }
        pathRange = start..<start + length
        stamp =
            word(2) == 0
            ? nil
            : FileStamp(
                device: word(0), number: word(1), mode: word(2), size: word(3),
                modified: Int64(bitPattern: word(4)), changed: Int64(bitPattern: word(5)))
        let hashStart = offset + Self.hashOffset
        hash = Array(bytes[hashStart..<hashStart + Self.hashSize])
    }

    func pathBytes(in bytes: UnsafeRawBufferPointer) -> UnsafeBufferPointer<UInt8> {
        UnsafeRawBufferPointer(rebasing: bytes[pathRange]).assumingMemoryBound(to: UInt8.self)
    }

    /// Nil for the root.
    func path(in bytes: UnsafeRawBufferPointer) -> RelativePath? {
        RelativePath(bytes: Array(bytes[pathRange]))
    }

    /// An observation that is to be written.
    struct Draft {
        let kind: Kind
        let path: [UInt8]
        var expected = FileKind.file
        var stamp: FileStamp?
        var hash: [UInt8]?

        func write(to bytes: inout [UInt8]) {
            let offset = bytes.count
            bytes += [
                kind.rawValue, expected.code, UInt8(path.count & 0xFF), UInt8(path.count >> 8),
            ]
            bytes += repeatElement(0, count: ObservationRecord.hashOffset - bytes.count + offset)
            if let stamp { ObservationRecord.write(stamp, to: &bytes, at: offset) }
            bytes += hash ?? Array(repeating: 0, count: ObservationRecord.hashSize)
            bytes += path
        }
    }

    /// Puts a stamp into the record at an offset.
    static func write(_ stamp: FileStamp, to bytes: inout [UInt8], at offset: Int) {
        let words = [
            stamp.device, stamp.number, stamp.mode, stamp.size,
            UInt64(bitPattern: stamp.modified), UInt64(bitPattern: stamp.changed),
        ]
        for (index, word) in words.enumerated() {
            for byte in 0..<8 {
                bytes[offset + stampOffset + 8 * index + byte] = UInt8(truncatingIfNeeded: word >> (8 * byte))
            }
        }
    }
}

extension Observations {
    /// Whether no two observations contradict each other, and nothing was beyond observing.
    var isConsistent: Bool {
        !isUnfit
            && kinds.allSatisfy { path, kind in
                (files[path] == nil || kind == .file) && (folders[path] == nil || kind == .folder)
            }
    }

    /// The folders in the order of their paths, each with the records of what is in it. A stamp that was not settled
    /// when the run began is left out.
    func groups(
        since start: Int64
    ) -> [(folder: ObservationRecord.Draft, records: [ObservationRecord.Draft])] {
        func settled(_ stamp: FileStamp?) -> FileStamp? {
            stamp.flatMap { $0.isSettled(at: start) ? $0 : nil }
        }
        var records: [RelativePath?: [ObservationRecord.Draft]] = [:]
        for (path, kind) in kinds where files[path] == nil && folders[path] == nil {
            records[path.parent, default: []].append(
                ObservationRecord.Draft(kind: .other, path: path.bytes, expected: kind))
        }
        for (path, file) in files {
            records[path.parent, default: []].append(
                ObservationRecord.Draft(
                    kind: file.isWatched ? .watchedFile : .file, path: path.bytes,
                    stamp: settled(file.stamp), hash: file.contents))
        }
        return folders.map { path, folder in
            ObservationRecord.Draft(
                kind: folder.list == nil ? .folder : .listedFolder, path: path?.bytes ?? [],
                expected: .folder, stamp: settled(folder.stamp), hash: folder.list)
        }.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map { folder in
            let below = records[RelativePath(bytes: folder.path)] ?? []
            return (folder, below.sorted { $0.path.lexicographicallyPrecedes($1.path) })
        }
    }
}

/// Numbers and blocks of bytes, one after the other.
struct ByteWriter {
    var bytes: [UInt8] = []

    mutating func append(_ number: Int) {
        for byte in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }

    /// A block, with its length before it.
    mutating func append(_ block: [UInt8]) {
        append(block.count)
        bytes += block
    }
}

/// Reads what `ByteWriter` wrote; nil at whatever is not that.
struct ByteReader {
    private let bytes: [UInt8]
    private(set) var offset: Int

    init(_ bytes: [UInt8], from offset: Int) { (self.bytes, self.offset) = (bytes, offset) }

    /// A number that is not negative, nor more than there are bytes.
    mutating func number() -> Int? {
        guard bytes.count - offset >= 8 else { return nil }
        var number: UInt64 = 0
        for byte in (0..<8).reversed() { number = number << 8 | UInt64(bytes[offset + byte]) }
        guard number <= UInt64(bytes.count) else { return nil }
        offset += 8
        return Int(number)
    }

    mutating func block() -> [UInt8]? {
        guard let count = number(), bytes.count - offset >= count else { return nil }
        defer { offset += count }
        return Array(bytes[offset..<offset + count])
    }
}
