// A disk in memory whose files have stamps as on a real one: each write sets the dates by a clock of coarse ticks, a
// new file has a new number, a folder's dates change with the list of its entries. The clock stands still, runs, and
// can be set back; after that its ticks lie elsewhere, as those of a real clock do.

import SeededNumbers
import FlowgenKit

@testable import FlowgenKit

struct SimulatedDisk: IdentifyingFileSystem {
    private(set) var tree: InMemoryFileSystem
    private var stamps: [RelativePath: Node] = [:]
    private var folders: [RelativePath?: Node] = [:]
    private var nextNumber: UInt64 = 1
    private(set) var now: Int64 = 1_000_000_000_000_000_000

    private struct Node {
        var number: UInt64
        var mode: UInt64
        var modified: Int64
        var changed: Int64
    }

    init(_ files: [RelativePath: [UInt8]]) {
        tree = InMemoryFileSystem()
        folders[nil] = Node(number: 0, mode: 0o040755, modified: now, changed: now)
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) { write(bytes, at: path) }
    }

    // MARK: - Reading

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? { try tree.read(path) }

    func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind { try tree.kind(of: path) }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        try tree.entries(of: folder)
    }

    func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? {
        let path = RelativePath(bytes: Array(path))
        let file = path.flatMap { stamps[$0] }
        guard let node = file ?? folders[path] else { return nil }
        let size = file == nil ? 0 : path.flatMap { tree[$0]?.count } ?? 0
        return FileStamp(
            device: 1, number: node.number, mode: node.mode, size: UInt64(size),
            modified: node.modified, changed: node.changed)
    }

    // MARK: - Changing

    /// Lets so many ticks of four milliseconds go by.
    mutating func wait(ticks: Int) { now += Int64(ticks) * 4_000_000 }

    mutating func setClockBack(using random: inout SplitMix64) {
        now -= Int64(random.number(1...3_600_000_000_000))
    }

    /// Writes a file in place.
    mutating func write(_ bytes: [UInt8], at path: RelativePath) {
        if stamps[path] == nil { create(path) }
        stamps[path]?.modified = now
        stamps[path]?.changed = now
        tree[path] = bytes
    }

    /// Replaces the files that differ in another tree, as a run does.
    mutating func take(_ other: InMemoryFileSystem) {
        for path in tree.files.keys.sorted() where other[path] == nil { remove(path) }
        for (path, bytes) in other.files.sorted(by: { $0.key < $1.key }) where tree[path] != bytes {
            if tree[path] != nil { remove(path) }
            write(bytes, at: path)
        }
    }

    /// Sets the date of the last change of the contents, as `touch -d` and `cp -p` do.
    mutating func setModified(_ date: Int64, of path: RelativePath) {
        stamps[path]?.modified = date
        stamps[path]?.changed = now
    }

    func modified(_ path: RelativePath) -> Int64 { stamps[path]?.modified ?? 0 }

    mutating func changeMode(of path: RelativePath) {
        stamps[path]?.mode ^= 0o111
        stamps[path]?.changed = now
    }

    mutating func remove(_ path: RelativePath) {
        guard stamps[path] != nil else { return }
        stamps[path] = nil
        tree[path] = nil
        note(path.parent)
        var folder = path.parent
        while let current = folder, tree.files.keys.allSatisfy({ !$0.isBelow(current) }) {
            folders[current] = nil
            folder = current.parent
            note(folder)
        }
    }

    /// Moves a file, over another one if there is one.
    mutating func move(_ path: RelativePath, to other: RelativePath) {
        guard path != other, let bytes = tree[path], let node = stamps[path] else { return }
        remove(other)
        if stamps[other] == nil { create(other) }
        tree[other] = bytes
        stamps[other] = node
        stamps[other]?.changed = now
        remove(path)
    }

    private mutating func create(_ path: RelativePath) {
        stamps[path] = node(mode: 0o100644)
        var folder = path.parent
        while true {
            let isNew = folders[folder] == nil
            if isNew { folders[folder] = node(mode: 0o040755) }
            note(folder)
            guard isNew, let current = folder else { return }
            folder = current.parent
        }
    }

    /// The list of a folder's entries has changed.
    private mutating func note(_ folder: RelativePath?) {
        folders[folder]?.modified = now
        folders[folder]?.changed = now
    }

    private mutating func node(mode: UInt64) -> Node {
        defer { nextNumber += 1 }
        return Node(number: nextNumber, mode: mode, modified: now, changed: now)
    }
}
