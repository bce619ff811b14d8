// The verdict of a clean run: what it saw, as a file of the cache. A later run has the same result if it would see the
// same. For most files the stamp proves that; what has another stamp, or one that was too young to prove anything, is
// looked at again.
//
//     magic, SHA-256 of the rest
//     key, name of the whole tree if it has one, boundary, lines of the report
//     where each chunk begins, and the chunks: records of folders, of what else is in them, and of files
//
// A chunk begins with a folder, so that several threads can look at chunks independently.

import Hashing
import Workspace

struct Verdict: Sendable {
    /// What a run reports of a file.
    struct Line: Sendable, Equatable {
        let path: String
        let isYours: Bool
    }

    let boundary: Boundary
    let lines: [Line]
    private let wholeName: [UInt8]
    /// The whole file.
    private(set) var bytes: [UInt8]
    /// Where each chunk begins, and where the last one ends.
    private let chunks: [Int]

    private static let magic = Array("flowgen4".utf8)
    private static let headerSize = magic.count + 32
    private static let chunkSize = 1 << 16

    /// The verdict of a run that has seen this, from a moment on; nil if it proves nothing.
    init?(_ observed: ObservedFiles, boundary: Boundary, lines: [Line], key: [UInt8]) {
        let observations = observed.observations
        guard observations.isConsistent else { return nil }
        var records: [UInt8] = []
        var starts = [0]
        for (folder, group) in observations.groups(since: observed.start) {
            if records.count >= (starts.last ?? 0) + Self.chunkSize { starts.append(records.count) }
            folder.write(to: &records)
            for record in group { record.write(to: &records) }
        }
        (self.boundary, self.lines, wholeName) = (boundary, lines, observed.wholeName)
        var writer = ByteWriter()
        writer.bytes = [UInt8](repeating: 0, count: Self.headerSize)
        writer.append(key)
        writer.append(wholeName)
        writer.append(boundary.isOpen ? 1 : 0)
        writer.append(boundary.isModule ? 1 : 0)
        writer.append(boundary.homes.count)
        for (module, folders) in boundary.homes.sorted(by: { $0.key < $1.key }) {
            writer.append(Array(module.utf8))
            writer.append(folders.count)
            for folder in folders { writer.append(folder.bytes) }
        }
        writer.append(lines.count)
        for line in lines {
            writer.append(Array(line.path.utf8))
            writer.append(line.isYours ? 1 : 0)
        }
        writer.append(starts.count + 1)
        let base = writer.bytes.count + 8 * (starts.count + 1)
        chunks = (starts + [records.count]).map { base + $0 }
        for start in chunks { writer.append(start) }
        bytes = writer.bytes + records
        seal()
    }

    /// The verdict in a file of the cache; nil if the file is torn, or was written with another key.
    init?(bytes: [UInt8], key: [UInt8]) {
        guard bytes.starts(with: Self.magic), bytes.count > Self.headerSize,
            bytes[Self.magic.count..<Self.headerSize].elementsEqual(Self.hash(bytes))
        else { return nil }
        var reader = ByteReader(bytes, from: Self.headerSize)
        guard reader.block() == key, let wholeName = reader.block(), let isOpen = reader.number(),
            let isModule = reader.number(), let modules = reader.number()
        else { return nil }
        var homes: [String: [RelativePath]] = [:]
        for _ in 0..<modules {
            guard let module = reader.block(), let count = reader.number() else { return nil }
            var folders: [RelativePath] = []
            for _ in 0..<count {
                guard let folder = reader.block().flatMap(RelativePath.init(bytes:)) else {
                    return nil
                }
                folders.append(folder)
            }
            homes[String(decoding: module, as: UTF8.self)] = folders
        }
        guard let count = reader.number() else { return nil }
        var lines: [Line] = []
        for _ in 0..<count {
            guard let path = reader.block(), let isYours = reader.number() else { return nil }
            lines.append(Line(path: String(decoding: path, as: UTF8.self), isYours: isYours == 1))
        }
        guard let starts = reader.number() else { return nil }
        var chunks: [Int] = []
        for _ in 0..<starts {
            guard let start = reader.number() else { return nil }
            chunks.append(start)
        }
        guard chunks.first == reader.offset, chunks.last == bytes.count, chunks == chunks.sorted() else { return nil }
        boundary = Boundary(homes: homes, isOpen: isOpen == 1, isModule: isModule == 1)
        self.lines = lines
        (self.wholeName, self.bytes, self.chunks) = (wholeName, bytes, chunks)
    }

    private mutating func seal() {
        bytes.replaceSubrange(..<Self.headerSize, with: Self.magic + Self.hash(bytes))
    }

    private static func hash(_ bytes: [UInt8]) -> [UInt8] {
        ContentHash.sha256(of: Array(bytes[headerSize...]))
    }

    /// The watched files.
    var harmless: [RelativePath: Observations.File] {
        var found: [RelativePath: Observations.File] = [:]
        bytes.withUnsafeBytes { bytes in
            var offset = chunks.first ?? bytes.count
            while let record = ObservationRecord(bytes, at: offset) {
                offset = record.end
                guard record.kind == .watchedFile, let path = record.path(in: bytes) else {
                    continue
                }
                found[path] = Observations.File(
                    stamp: record.stamp, contents: record.hash, isWatched: true)
            }
        }
        return found
    }

    // MARK: - Looking again

    /// What a later look at the same tree finds.
    enum Answer: Equatable, Sendable {
        /// Everything is as it was; the verdict as it is to be kept, if it proves more now than before.
        case same(kept: [UInt8]?)
        case different
    }

    /// Whether a run over the tree would see the same.
    func holds(in files: any IdentifyingFileSystem, _ workers: Workers) -> Answer {
        if let name = files.wholeName, name == wholeName { return .same(kept: nil) }
        let now = files.now
        let ranges = zip(chunks, chunks.dropFirst()).map { $0..<$1 }
        let findings = workers.map(ranges, share: 4) { look(at: $0, in: files, now: now) }
        var kept = self
        var isNews = false
        for news in findings {
            guard let news else { return .different }
            for (offset, stamp) in news {
                isNews = true
                ObservationRecord.write(stamp, to: &kept.bytes, at: offset)
            }
        }
        if isNews { kept.seal() }
        return .same(kept: isNews ? kept.bytes : nil)
    }

    /// Looks at the records of a chunk: new stamps by the offsets of their records; nil if something differs.
    private func look(at range: Range<Int>, in files: any IdentifyingFileSystem, now: Int64) -> [(Int, FileStamp)]? {
        bytes.withUnsafeBytes { bytes in
            var news: [(Int, FileStamp)] = []
            var isFolderSame = false
            var offset = range.lowerBound
            while offset < range.upperBound {
                guard let record = ObservationRecord(bytes, at: offset) else { return nil }
                defer { offset = record.end }
                if record.kind == .other, isFolderSame { continue }
                let stamp = record.kind == .other ? nil : files.linkStamp(of: record.pathBytes(in: bytes))
                let isSame = stamp != nil && stamp == record.stamp
                if record.isFolder { isFolderSame = isSame }
                if isSame { continue }
                do throws(WorkspaceError) {
                    guard try isSeenAgain(record, bytes, stamp, in: files) else { return nil }
                } catch {
                    return nil
                }
                if let stamp, stamp.isSettled(at: now) { news.append((offset, stamp)) }
            }
            return news
        }
    }

    /// Whether what a record is about looks the same, whatever its stamp.
    private func isSeenAgain(
        _ record: ObservationRecord, _ bytes: UnsafeRawBufferPointer, _ stamp: FileStamp?,
        in files: any IdentifyingFileSystem
    ) throws(WorkspaceError) -> Bool {
        let path = record.path(in: bytes)
        switch record.kind {
        case .folder, .listedFolder:
            if let stamp {
                guard stamp.kind == .folder else { return false }
            } else if let path {
                guard try files.kind(of: path) == .folder else { return false }
            }
            if record.kind == .folder { return true }
            return Observations.hash(of: try files.entries(of: path)) == record.hash
        case .other:
            guard let path else { return false }
            return try files.kind(of: path).code == record.expected
        case .file, .watchedFile:
            guard let path else { return false }
            if let stamp {
                // The stamp was taken before, so it is none of later contents.
                guard stamp.kind == .file, let contents = try files.read(path) else { return false }
                if ContentHash.sha256(of: contents) == record.hash { return true }
                return record.kind == .watchedFile
                    && boundary.leaks(in: contents, at: path).isEmpty
            }
            guard let name = files.contentName(of: path) else { return false }
            if Observations.name(name) == record.hash { return true }
            guard record.kind == .watchedFile, let contents = try files.read(path) else {
                return false
            }
            return boundary.leaks(in: contents, at: path).isEmpty
        }
    }
}
