// The verdict of a clean run: what it saw, as a file of the cache. A later run has the same result if it would see the
// same. For most files the stamp proves that; what has another stamp, or one that was too young to prove anything, is
// looked at again.
//
//     magic, SHA-256 of the rest
//     key, name of the whole tree if it has one, boundary, lines of the report, parts of the project
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
    let parts: [ProjectParts.Part]
    private let wholeName: [UInt8]
    /// The whole file.
    private(set) var bytes: [UInt8]
    /// Where each chunk begins, and where the last one ends.
    private let chunks: [Int]

    private static let magic = Array("flowgen3".utf8)
    private static let headerSize = magic.count + 32
    private static let chunkSize = 1 << 16
    /// A verdict that has been renewed in part so often is not renewed any more.
    private static let mostRenewals = 100

    /// The verdict of a run that has seen this, from a moment on; nil if it proves nothing.
    init?(_ observed: ObservedFiles, boundary: Boundary, lines: [Line], parts: [ProjectParts.Part], key: [UInt8]) {
        var records = Records()
        guard records.add(observed, parts.numbers, Self.chunkSize) else { return nil }
        self.init(
            records, boundary, lines, parts, wholeName: observed.wholeName, key: key)
    }

    /// Records of what was seen, in chunks.
    private struct Records {
        var bytes: [UInt8] = []
        /// Where each chunk begins in the bytes.
        var starts: [Int] = []

        /// Adds what a run has seen, but for some files; false if that is contradictory.
        mutating func add(
            _ observed: ObservedFiles, _ numbers: [RelativePath: Int], _ chunkSize: Int,
            except left: Set<RelativePath> = []
        ) -> Bool {
            var observations = observed.observations
            guard observations.isConsistent else { return false }
            for path in left { observations.leaveOut(path) }
            starts.append(bytes.count)
            for (folder, group) in observations.groups(since: observed.start, parts: numbers) {
                if bytes.count >= (starts.last ?? 0) + chunkSize { starts.append(bytes.count) }
                folder.write(to: &bytes)
                for record in group { record.write(to: &bytes) }
            }
            return true
        }
    }

    private init(
        _ records: Records, _ boundary: Boundary, _ lines: [Line], _ parts: [ProjectParts.Part],
        wholeName: [UInt8], key: [UInt8]
    ) {
        (self.boundary, self.lines, self.parts) = (boundary, lines, parts)
        self.wholeName = wholeName
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
        writer.append(parts.count)
        for part in parts {
            writer.append(part.flow.bytes)
            writer.append(part.stateFile.bytes)
            writer.append(part.interface)
        }
        writer.append(records.starts.count + 1)
        let base = writer.bytes.count + 8 * (records.starts.count + 1)
        chunks = (records.starts + [records.bytes.count]).map { base + $0 }
        for start in chunks { writer.append(start) }
        bytes = writer.bytes + records.bytes
        seal()
    }

    /// The verdict after a run that has looked again at the files that had changed, and was clean; nil if it proves
    /// nothing.
    func renewed(after changes: [Change], _ observed: ObservedFiles, lines: [Line], key: [UInt8]) -> Verdict? {
        let start = chunks.first ?? bytes.count
        var records = Records(bytes: Array(bytes[start...]), starts: chunks.dropLast().map { $0 - start })
        let count = records.bytes.count / Self.chunkSize
        guard records.starts.count < count + Self.mostRenewals else { return nil }
        let seen = observed.observations.files
        for change in changes {
            guard let file = seen[change.path], !file.isWatched else { return nil }
            ObservationRecord.write(file, to: &records.bytes, at: change.offset - start, since: observed.start)
        }
        let left = Set(changes.map(\.path))
        guard records.add(observed, parts.numbers, Self.chunkSize, except: left) else { return nil }
        return Verdict(
            records, boundary, lines, parts, wholeName: observed.wholeName, key: key)
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
        guard let count = reader.number() else { return nil }
        var parts: [ProjectParts.Part] = []
        for _ in 0..<count {
            guard let flow = reader.block().flatMap(RelativePath.init(bytes:)),
                let stateFile = reader.block().flatMap(RelativePath.init(bytes:)), let interface = reader.block()
            else { return nil }
            parts.append(ProjectParts.Part(flow: flow, stateFile: stateFile, interface: interface))
        }
        guard let starts = reader.number() else { return nil }
        var chunks: [Int] = []
        for _ in 0..<starts {
            guard let start = reader.number() else { return nil }
            chunks.append(start)
        }
        guard chunks.first == reader.offset, chunks.last == bytes.count, chunks == chunks.sorted() else { return nil }
        (boundary, self.lines, self.parts) = (
            Boundary(homes: homes, isOpen: isOpen == 1, isModule: isModule == 1), lines, parts
        )
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
        /// Only these files have changed, and each has mattered to one part of the project alone.
        case changed([Change], Verdict)
        case different

        static func == (left: Answer, right: Answer) -> Bool {
            switch (left, right) {
            case (.same(let left), .same(let right)): left == right
            case (.changed(let left, _), .changed(let right, _)): left == right
            case (.different, .different): true
            default: false
            }
        }
    }

    /// A file that has changed.
    struct Change: Equatable, Sendable {
        let path: RelativePath
        /// The part that it belongs to, from 1.
        let part: Int
        /// Where its record is.
        let offset: Int
    }

    /// If more has changed, everything is looked at.
    private static let mostChanges = 200

    /// Whether a run over the tree would see the same.
    func holds(in files: any IdentifyingFileSystem, _ workers: Workers) -> Answer {
        if let name = files.wholeName, name == wholeName { return .same(kept: nil) }
        let now = files.now
        let ranges = zip(chunks, chunks.dropFirst()).map { $0..<$1 }
        let findings = workers.map(ranges, share: 4) { look(at: $0, in: files, now: now) }
        var kept = self
        var isNews = false
        var changes: [Change] = []
        for part in findings {
            guard let part else { return .different }
            changes += part.changes
            for (offset, stamp) in part.news {
                isNews = true
                ObservationRecord.write(stamp, to: &kept.bytes, at: offset)
            }
        }
        if !changes.isEmpty {
            return changes.count > Self.mostChanges ? .different : .changed(changes, kept)
        }
        if isNews { kept.seal() }
        return .same(kept: isNews ? kept.bytes : nil)
    }

    /// What a look at a chunk finds: new stamps by the offsets of their records, and files that have changed.
    private struct Findings: Sendable {
        var news: [(Int, FileStamp)] = []
        var changes: [Change] = []
    }

    /// Looks at the records of a chunk; nil if something differs that matters to more than one part.
    private func look(at range: Range<Int>, in files: any IdentifyingFileSystem, now: Int64) -> Findings? {
        bytes.withUnsafeBytes { bytes in
            var found = Findings()
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
                    guard try isSeenAgain(record, bytes, stamp, in: files) else {
                        guard let change = change(record, bytes, stamp, at: offset, in: files) else { return nil }
                        found.changes.append(change)
                        continue
                    }
                } catch {
                    return nil
                }
                if let stamp, stamp.isSettled(at: now) { found.news.append((offset, stamp)) }
            }
            return found
        }
    }

    /// The change of a file that only one part of the project has read; nil for anything else.
    private func change(
        _ record: ObservationRecord, _ bytes: UnsafeRawBufferPointer, _ stamp: FileStamp?,
        at offset: Int, in files: any IdentifyingFileSystem
    ) -> Change? {
        guard record.kind == .file, parts.indices.contains(record.part - 1), let path = record.path(in: bytes),
            stamp?.kind == .file || stamp == nil && files.contentName(of: path) != nil
        else { return nil }
        return Change(path: path, part: record.part, offset: offset)
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
