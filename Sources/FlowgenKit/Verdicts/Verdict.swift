// The verdict of a clean run: its report, and what the run saw. A later run that would see the same has the same report.
// Stamps alone prove that: a run that saw something too young for its stamp to prove anything, as git's rule for racy
// entries has it, leaves no verdict. In the cache it is a file:
//
//     magic, SHA-256 of the rest
//     key, name of the whole tree if it has one, report, records of what was seen

struct Verdict: Sendable {
    /// The name of the tree as a whole; empty if only what was seen tells that it is the same.
    private let wholeName: [UInt8]
    /// The report, as bytes.
    private let report: [UInt8]
    /// How many folders were seen; each of them, in the order of their paths; all else.
    private let records: [UInt8]

    private static let magic = Array("flowgen5".utf8)
    private static let headerSize = magic.count + 32

    /// What a record is about. All begin so, and end with the path.
    private enum Kind: Int {
        /// Its stamp follows.
        case folder = 1
        /// A folder whose entries were listed. Its stamp follows.
        case listedFolder
        /// Neither a folder nor nothing. Its stamp follows.
        case file
        /// Nothing. The number of its folder follows: it is looked at only if that has another stamp.
        case absent
    }

    /// The verdict of a run that ended with a report, over a tree with a name.
    init?(of name: [UInt8], _ report: RunReport) {
        guard let report = report.bytes else { return nil }
        (wholeName, self.report, records) = (name, report, [])
    }

    /// The verdict of a run that has seen this; nil if it proves nothing.
    init?(of observed: ObservedFiles, _ report: RunReport) {
        guard let report = report.bytes, let seen = observed.observations else { return nil }
        let sorted = seen.map { (path: $0.key?.bytes ?? [], parent: $0.key?.parent, what: $0.value, key: $0.key) }
            .sorted { $0.path.lexicographicallyPrecedes($1.path) }
        let folders = sorted.filter { $0.what.stamp?.kind == .folder }
        let numbers = Dictionary(uniqueKeysWithValues: zip(folders.map(\.key), folders.indices))
        var records = ByteWriter()
        records.append(folders.count)
        for folder in folders {
            guard let stamp = folder.what.stamp else { continue }
            let isSettled = stamp.isSettled(at: observed.start)
            if folder.what.isListed, !isSettled { return nil }
            records.append((folder.what.isListed ? Kind.listedFolder : .folder).rawValue)
            records.append(isSettled ? stamp : .unknown)
            records.append(folder.path)
        }
        for other in sorted where other.what.stamp?.kind != .folder {
            if let stamp = other.what.stamp {
                guard stamp.isSettled(at: observed.start) else { return nil }
                records.append(Kind.file.rawValue)
                records.append(stamp)
            } else {
                guard let number = numbers[other.parent] else { return nil }
                records.append(Kind.absent.rawValue)
                records.append(number)
            }
            records.append(other.path)
        }
        (wholeName, self.report, self.records) = ([], report, records.bytes)
    }

    // MARK: - In the cache

    /// The verdict in a file of the cache; nil if the file is torn, or was written with another key.
    init?(bytes: [UInt8], key: [UInt8]) {
        guard bytes.starts(with: Self.magic), bytes.count > Self.headerSize,
            bytes[Self.magic.count..<Self.headerSize].elementsEqual(
                ContentHash.sha256(of: Array(bytes[Self.headerSize...])))
        else { return nil }
        var reader = ByteReader(bytes, from: Self.headerSize)
        guard reader.block() == key, let name = reader.block(), let report = reader.block(),
            let records = reader.block()
        else { return nil }
        (wholeName, self.report, self.records) = (name, report, records)
    }

    func bytes(key: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        for block in [key, wholeName, report, records] { writer.append(block) }
        return Self.magic + ContentHash.sha256(of: writer.bytes) + writer.bytes
    }

    // MARK: - Looking again

    /// The report that a run over the tree would end with; nil if it might see something else.
    func report(over files: any IdentifyingFileSystem) -> RunReport? {
        let isSame = files.wholeName.map { $0 == wholeName } ?? (wholeName.isEmpty && isSeenAgain(in: files))
        return isSame ? RunReport(bytes: report, over: files) : nil
    }

    private func isSeenAgain(in files: any IdentifyingFileSystem) -> Bool {
        var reader = ByteReader(records, from: 0)
        var sameFolders: [Bool] = []
        guard let folders = reader.number() else { return false }
        while !reader.isAtEnd {
            guard let kind = reader.number().flatMap(Kind.init(rawValue:)) else { return false }
            if kind == .absent {
                guard let folder = reader.number(), folder < sameFolders.count, let path = reader.range() else {
                    return false
                }
                if !sameFolders[folder], stamp(at: path, in: files) != nil { return false }
                continue
            }
            guard let former = reader.stamp(), let path = reader.range(), let now = stamp(at: path, in: files),
                now == former || kind == .folder && now.kind == .folder
            else { return false }
            if kind != .file { sameFolders.append(now == former) }
        }
        return sameFolders.count == folders
    }

    /// The stamp of what is at the path that these bytes of the records are.
    private func stamp(at range: Range<Int>, in files: any IdentifyingFileSystem) -> FileStamp? {
        records[range].withUnsafeBufferPointer { files.linkStamp(of: $0) }
    }
}

extension FileStamp {
    /// That of nothing.
    fileprivate static let unknown = FileStamp(device: 0, number: 0, mode: 0, size: 0, modified: 0, changed: 0)
}
