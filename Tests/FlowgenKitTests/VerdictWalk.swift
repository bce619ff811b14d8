// A random walk over the states of a project's folder: people edit, move, restore and switch branches, clocks are set
// back, and the cache is damaged.

import SeededNumbers
import Testing
import FlowgenKit

@testable import FlowgenKit

struct VerdictWalk {
    private(set) var disk: SimulatedDisk
    private(set) var cleanSteps = 0
    /// How many of the checks had a verdict that held.
    private(set) var repeatedSteps = 0
    private let branches: [InMemoryFileSystem]
    private let variants: [String: [String]]
    private let caches: [VerdictCache]
    private let outputCaches: [VerdictCache]
    private var random: SplitMix64
    private var build = 0
    private var isClean = true
    private var known: [InMemoryFileSystem: Answer] = [:]
    private var generated: [InMemoryFileSystem: (Answer, InMemoryFileSystem)] = [:]

    var cache: VerdictCache { caches[build] }

    init(
        seed: UInt64, branches: [InMemoryFileSystem], variants: [String: [String]],
        caches: [VerdictCache], ofOutputs outputCaches: [VerdictCache]
    ) {
        (self.branches, self.variants) = (branches, variants)
        (self.caches, self.outputCaches) = (caches, outputCaches)
        random = SplitMix64(seed: seed)
        disk = SimulatedDisk(branches[0].files)
    }

    /// What a check says.
    struct Answer: Equatable {
        let isClean: Bool
        let text: String

        init(_ report: RunReport) {
            isClean = report.status == .clean
            let parts =
                ["\(report.status)", report.summary]
                + report.files.map { file in
                    "\(file.path) \(file.action) \(file.members.map(\.words))"
                }
                + report.diagnostics.map { "\($0.path ?? ""): \($0.message)" }
            text = parts.joined(separator: "\n")
        }
    }

    /// What a check without the cache says of the files as they are.
    mutating func uncached() throws -> Answer {
        if let known = known[disk.tree] { return known }
        let answer = Answer(try Check().run(files: disk.tree))
        known[disk.tree] = answer
        return answer
    }

    /// What a check with the cache says; nil, mostly, where it cannot know and looks at everything as the other one
    /// does.
    mutating func cached(afterCleanly isClean: Bool) throws -> Answer? {
        self.isClean = isClean
        if isClean { cleanSteps += 1 }
        if cache.report(over: disk) != nil {
            repeatedSteps += 1
        } else if !isClean, !random.oneIn(20) {
            return nil
        }
        return Answer(try Check().run(files: disk, cache))
    }

    /// Does one thing, and says what.
    mutating func step() throws -> String {
        if isClean, random.oneIn(2) {
            // Some longer than the clock was ever set back.
            disk.wait(ticks: random.pick(1000, 1_000_000))
            return "waited"
        }
        if random.oneIn(3) { disk.wait(ticks: random.pick(1, 2, 499, 500, 501, 2000)) }
        // What is wrong is put right soon, so that there is something to be remembered.
        if !isClean, random.oneIn(2) { return try generate() }
        if !isClean, !random.oneIn(3) { return checkOut(random.number(0...1)) }
        if random.oneIn(4) { return saveVariant() }
        guard let path = random.pick(disk.tree.files.keys.sorted()) else { return checkOut(0) }
        switch random.number(0...15) {
        case 0: return checkOut(random.number(0...1))
        case 1:
            let line = "// \(random.number(0...3))\n"
            disk.write((disk.tree[path] ?? []) + Array(line.utf8), at: path)
            return "edited \(path)"
        case 2, 3: return flipByte(of: path)
        case 4:
            let date = disk.modified(path)
            let what = flipByte(of: path)
            disk.setModified(date, of: path)
            return what + ", date restored"
        case 5:
            guard let other = random.pick(disk.tree.files.keys.sorted()) else { return "" }
            disk.move(path, to: other)
            return "moved \(path) to \(other)"
        case 6:
            guard let other = path.parent?.appending("Moved.swift") else { return "" }
            disk.move(path, to: other)
            if random.oneIn(2) { disk.move(other, to: path) }
            return "moved \(path) away, perhaps back"
        case 7:
            disk.setModified(disk.now, of: path)
            return "touched \(path)"
        case 8:
            disk.changeMode(of: path)
            return "changed the mode of \(path)"
        case 9: return mergeStateFiles()
        case 10:
            build = 1 - build
            return "took another binary"
        case 11:
            disk.setClockBack(using: &random)
            return "set the clock back"
        case 12:
            let template = RelativePath(validating: "templates/Error.mustache")
            if let template { disk.write(Array("// {{header}}\n".utf8), at: template) }
            return "added a template"
        case 13, 14: return acceptLeaks()
        default:
            let name = random.pick("Screen", "Menu", "Extra")
            guard let app = RelativePath(validating: "App/\(name).swift") else { return "" }
            let module = random.pick("SwiftUI", "UIKit", "LockKit")
            disk.write(Array("import \(module) // \(random.number(0...9))\n".utf8), at: app)
            return "edited \(app), which imports \(module)"
        }
    }

    /// Saves a flow as it may be, too.
    private mutating func saveVariant() -> String {
        guard let text = random.pick(variants.keys.sorted()),
            let path = RelativePath(validating: text),
            let index = variants[text].map({ random.number(0...$0.count - 1) }),
            let variant = variants[text]?[index]
        else { return "" }
        disk.write(Array(variant.utf8), at: path)
        return "saved variant \(index) of \(path)"
    }

    /// Generates with the cache, and compares what comes of it with what comes of it without.
    private mutating func generate() throws -> String {
        var cached = disk.tree
        let answer = Answer(try Generate().run(files: disk, outputCaches[build]) { try cached.apply($0) })
        if generated[disk.tree] == nil {
            var uncached = disk.tree
            let answer = Answer(try Generate().run(files: disk.tree) { try uncached.apply($0) })
            generated[disk.tree] = (answer, uncached)
        }
        if let expected = generated[disk.tree] { #expect((answer, cached) == expected) }
        disk.take(cached)
        return "generated"
    }

    /// Has files of the app leak, and most of these leaks accepted.
    private mutating func acceptLeaks() -> String {
        guard let list = RelativePath(validating: LeakBaseline.path) else { return "" }
        var lines = ""
        for name in ["Menu", "Screen"] where !random.oneIn(3) {
            guard let app = RelativePath(validating: "App/\(name).swift") else { continue }
            if !random.oneIn(5) { lines += "\(app)\tLockKit\n" }
            if !random.oneIn(5) { disk.write(Array("import LockKit\n".utf8), at: app) }
        }
        if lines.isEmpty { disk.remove(list) } else { disk.write(Array(lines.utf8), at: list) }
        return "accepted \(lines)"
    }

    /// Writes what differs, as git does.
    private mutating func checkOut(_ branch: Int) -> String {
        let files = branches[branch].files
        for path in disk.tree.files.keys.sorted() where files[path] == nil { disk.remove(path) }
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where disk.tree[path] != bytes {
            if random.oneIn(2) { disk.remove(path) }
            disk.write(bytes, at: path)
        }
        return "checked out branch \(branch)"
    }

    private mutating func flipByte(of path: RelativePath) -> String {
        var bytes = disk.tree[path] ?? []
        guard let last = bytes.indices.last else { return "" }
        let index = random.number(max(0, last - 3)...last)
        bytes[index] ^= 1
        disk.write(bytes, at: path)
        return "flipped byte \(index) of \(path)"
    }

    /// Has the lines of both branches in each state file, as git's `union` leaves them.
    private mutating func mergeStateFiles() -> String {
        for path in disk.tree.files.keys.sorted() where path.name.hasSuffix(".record") {
            let lines = Set(branches.flatMap { ($0[path] ?? []).split(separator: 10) })
            let sorted = lines.sorted { $0.lexicographicallyPrecedes($1) }
            disk.write(Array(sorted.joined(separator: [10])) + [10], at: path)
        }
        return "merged state files"
    }
}
