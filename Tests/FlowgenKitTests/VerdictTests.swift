// Whatever happens to the files of a project, a check with the cache says what a check without it says.
//
// FLOWGEN_VERDICT_STEPS sets how many random steps are taken, FLOWGEN_VERDICT_SEED where they begin.

import Foundation
import SeededNumbers
import TestSupport
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite struct VerdictTests {
    private static let flow = """
        flow: Door
        steps:
          open: { user: Opens it., from: closed, to: opened }
        statuses:
          closed:
          opened:
        integrations:
          Lock: { sdk: LockKit }

        """

    private static let bell = """
        flow: Bell
        steps:
          ring: { user: Rings., from: silent, to: ringing }
        statuses:
          silent:
          ringing:
        integrations:
          Chime: { sdk: ChimeKit, interface: Vendor/ChimeKit, delegates: ChimeDelegate }

        """

    private static let sdk = "public protocol ChimeDelegate { func chimed() }\n"

    /// What may be saved in place of a flow.
    private static let variants: [String: [String]] = [
        "flows/door.yaml": [
            flow,
            flow.replacing("open:", with: "unlock:"),
            flow.replacing("flow: Door", with: "flow: Door\nsummary: The door."),
            flow.replacing("flow: Door", with: "flow: Gate"),
            flow.replacing("integrations:", with: "integrations:\n  Chime: { sdk: ChimeKit }"),
            flow.replacing("from: closed", with: "from: close"),
        ],
        "flows/bell.yaml": [
            bell,
            bell.replacing("ring:", with: "press:"),
            bell.replacing("  silent:", with: "  silent: Nobody rings."),
            bell.replacing("user: Rings.", with: "user: Rings., throws: DoorError"),
        ],
        "Vendor/ChimeKit/Chime.swift": [
            sdk, sdk.replacing("}", with: "; func fell() }"),
            sdk.replacing("func", with: "@available(*, deprecated) func"),
            sdk.replacing("chimed", with: "rang"),
        ],
        "AGENTS.md": ["# Rules\n", "<!-- flowgen:begin -->\n", "<!-- flowgen:begin -->\nOld.\n<!-- flowgen:end -->\n"],
    ]

    private static let configuration = """
        flows: flows/*.yaml
        templates: templates
        boundary: { sources: App }
        agents: AGENTS.md

        """

    /// Two branches: in one of them the flow has a step more.
    private func branches() throws -> [InMemoryFileSystem] {
        let more = "steps:\n  knock: { user: Knocks., from: closed, to: closed }\n"
        return try [Self.flow, Self.flow.replacingOccurrences(of: "steps:\n", with: more)].map {
            var files = try #require(
                InMemoryFileSystem(texts: [
                    "flowgen.yml": Self.configuration, "flows/door.yaml": $0,
                    "flows/bell.yaml": Self.bell,
                    "templates/README.txt": "None yet.\n", "Vendor/ChimeKit/Chime.swift": Self.sdk,
                    "App/Screen.swift": "import SwiftUI\n", "App/Menu.swift": "import Foundation\n",
                ]))
            _ = try Generate().run(files: files) { try files.apply($0) }
            #expect(try Check().run(files: files).status == .clean)
            return files
        }
    }

    @Test func cachedAndUncachedAgreeOverRandomSteps() throws {
        let environment = ProcessInfo.processInfo.environment
        let steps = environment["FLOWGEN_VERDICT_STEPS"].flatMap { Int($0) } ?? (Lane.isComplete ? 100_000 : 300)
        let seed = environment["FLOWGEN_VERDICT_SEED"].flatMap { UInt64($0) } ?? 1
        let folder = try TemporaryFolder()
        let caches = [VerdictCache.Subject.tree, .outputs].map { subject in
            ["one", "two"].map { build in
                VerdictCache(
                    in: CacheFolder(path: folder.url.appendingPathComponent("cache").path),
                    build: build, root: "/project", subject)
            }
        }
        var walk = VerdictWalk(
            seed: seed, branches: try branches(), variants: Self.variants, caches: caches[0], ofOutputs: caches[1])
        for step in 1...steps {
            let what = try walk.step()
            let uncached = try walk.uncached()
            guard let cached = try walk.cached(afterCleanly: uncached.isClean) else { continue }
            guard uncached == cached else {
                Issue.record("seed \(seed), step \(step), \(what): \(uncached) / \(cached)")
                return
            }
        }
        // Otherwise the walk says nothing about verdicts.
        #expect(walk.cleanSteps > steps / 10 && walk.cleanSteps < steps * 9 / 10)
        #expect(walk.repeatedSteps > steps / 20)
    }

    /// The list of accepted leaks is read like any other file.
    @Test func acceptedLeaksAreRememberedOnlyAsLongAsTheyAreAccepted() throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        let leaks = try #require(RelativePath(validating: ".flowgen/leaks"))
        let screen = try #require(RelativePath(validating: "App/Screen.swift"))
        let menu = try #require(RelativePath(validating: "App/Menu.swift"))
        func check(_ status: FlowgenKit.ExitStatus, line: Int = #line) throws {
            for _ in 1...2 {
                disk.wait(ticks: 1000)
                let uncached = VerdictWalk.Answer(try Check().run(files: disk.tree))
                let report = try Check().run(files: disk, cache)
                #expect(report.status == status, "line \(line)")
                #expect(VerdictWalk.Answer(report) == uncached, "line \(line)")
            }
        }
        func write(_ text: String, at path: RelativePath) {
            disk.write(Array(text.utf8), at: path)
        }
        try check(.clean)
        write("import LockKit\n", at: screen)
        try check(.drift)
        write("App/Screen.swift\tLockKit\n", at: leaks)
        try check(.clean)
        write("import LockKit\nimport Foundation\n", at: screen)
        try check(.clean)
        write("App/Menu.swift\tLockKit\nApp/Screen.swift\tLockKit\n", at: leaks)
        try check(.drift)
        write("import LockKit\n", at: menu)
        try check(.clean)
        write("App/Menu.swift\tLockKit\n", at: leaks)
        try check(.drift)
        write("import Foundation\n", at: screen)
        try check(.clean)
        disk.remove(leaks)
        try check(.drift)
        write("App/Menu.swift\tLockKit\n", at: leaks)
        try check(.clean)
        write("import Foundation\n", at: menu)
        try check(.drift)
        disk.remove(leaks)
        try check(.clean)
    }

    @Test func aVerdictThatHoldsOpensNoFile() throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        disk.wait(ticks: 1000)
        #expect(try Check().run(files: disk, cache).status == .clean)
        #expect(cache.report(over: ClosedDisk(disk)) != nil)
    }

    /// A project without the key `agents` pays nothing for it.
    @Test(arguments: [true, false]) func aCheckReadsTheAgentsFileIfTheKeyIsThere(isThere: Bool) throws {
        let agents = try #require(RelativePath(validating: "AGENTS.md"))
        let settings = try #require(RelativePath(validating: "flowgen.yml"))
        var disk = SimulatedDisk(try branches()[0].files)
        if !isThere {
            disk.write(Array(Self.configuration.replacing("agents: AGENTS.md\n", with: "").utf8), at: settings)
        }
        let observed = ObservedFiles(disk)
        #expect(try Check().run(files: observed).status == .clean)
        #expect((try #require(observed.observations)[agents] != nil) == isThere)
    }

    /// Notes and warnings are part of the report that is repeated, with the lines that they show.
    @Test func aReportWithAWarningIsRepeated() throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        let settings = try #require(RelativePath(validating: "flowgen.yml"))
        let text = Self.configuration.replacing("flows/*.yaml", with: "[flows/*.yaml, more/*.yaml]")
        disk.write(Array(text.utf8), at: settings)
        disk.wait(ticks: 1000)
        let first = try Check().run(files: disk, cache)
        #expect(first.status == .clean && !first.diagnostics.isEmpty)
        let again = try #require(cache.report(over: disk))
        #expect(again.diagnostics == first.diagnostics && again.summary == first.summary)
        #expect(again.diagnostics.map { $0.location?.text } == first.diagnostics.map { $0.location?.text })
    }

    @Test(
        arguments: [
            ("App/Extra.swift", "import LockKit\n"), ("flows/bell.yaml", ""),
            ("templates/Error.mustache", "// {{header}}\n"),
            (".flowgen/leaks", "App/Menu.swift\tLockKit\n"),
        ])
    func aVerdictDoesNotOutliveAChange(path: String, text: String) throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        disk.wait(ticks: 1000)
        #expect(try Check().run(files: disk, cache).status == .clean)
        disk.write(Array(text.utf8), at: try #require(RelativePath(validating: path)))
        #expect(cache.report(over: disk) == nil)
        #expect(try Check().run(files: disk, cache).status != .clean)
    }

    /// What was written in the same moment in which it was checked has a stamp that proves nothing.
    @Test func aRunThatSawYoungFilesLeavesNoVerdict() throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        #expect(try Check().run(files: disk, cache).status == .clean)
        #expect(cache.report(over: disk) == nil)
        let path = try #require(RelativePath(validating: "Integrations/IntegrationsManager.swift"))
        var bytes = try #require(disk.tree[path])
        bytes[bytes.count - 2] ^= 1
        disk.write(bytes, at: path)
        #expect(try Check().run(files: disk, cache).status == .drift)
        bytes[bytes.count - 2] ^= 1
        disk.write(bytes, at: path)
        disk.wait(ticks: 1000)
        #expect(try Check().run(files: disk, cache).status == .clean)
        #expect(cache.report(over: ClosedDisk(disk)) != nil)
    }

    @Test func aTornOrForeignVerdictIsNone() throws {
        let folder = try TemporaryFolder()
        let cache = cache(in: folder)
        var disk = SimulatedDisk(try branches()[0].files)
        disk.wait(ticks: 1000)
        _ = try Check().run(files: disk, cache)
        let key = cache.key
        let bytes = try #require(cache.verdict).bytes(key: key)
        #expect(Verdict(bytes: bytes, key: key) != nil)
        for count in 0..<bytes.count where count % (Lane.isComplete ? 1 : 97) == 0 {
            #expect(Verdict(bytes: Array(bytes[..<count]), key: key) == nil, "\(count) bytes")
            var flipped = bytes
            flipped[count] ^= 0x40
            #expect(Verdict(bytes: flipped, key: key) == nil, "byte \(count)")
        }
        #expect(Verdict(bytes: bytes + [0], key: key) == nil)
        #expect(Verdict(bytes: bytes, key: key.reversed()) == nil)
    }

    @Test func aFolderThatCannotBeWrittenToIsNoObstacle() throws {
        let disk = SimulatedDisk(try branches()[0].files)
        let cache = VerdictCache(in: CacheFolder(path: "/dev/null/flowgen"), build: "one", root: "/project", .tree)
        for _ in 1...2 { #expect(try Check().run(files: disk, cache).status == .clean) }
        #expect(cache.verdict == nil)
    }

    /// It may lead to files of somebody else, which would go as old ones do.
    @Test func aLinkIsNoCacheFolder() throws {
        let folder = try TemporaryFolder()
        let other = folder.url.appendingPathComponent("other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("cache"), withDestinationURL: other)
        var disk = SimulatedDisk(try branches()[0].files)
        disk.wait(ticks: 1000)
        #expect(try Check().run(files: disk, cache(in: folder)).status == .clean)
        #expect(try FileManager.default.contentsOfDirectory(atPath: other.path) == [])
    }

    private func cache(in folder: TemporaryFolder, _ subject: VerdictCache.Subject = .tree) -> VerdictCache {
        VerdictCache(
            in: CacheFolder(path: folder.url.appendingPathComponent("cache").path), build: "one",
            root: "/project", subject)
    }
}

extension String {
    fileprivate func replacing(_ old: String, with new: String) -> String {
        replacingOccurrences(of: old, with: new)
    }
}

/// A disk on which nothing may be read or listed.
private struct ClosedDisk: IdentifyingFileSystem {
    private let disk: SimulatedDisk

    init(_ disk: SimulatedDisk) { self.disk = disk }

    func read(_ path: RelativePath) throws(WorkspaceError) -> [UInt8]? {
        Issue.record("\(path) is read")
        return nil
    }

    func kind(of path: RelativePath) throws(WorkspaceError) -> EntryKind {
        Issue.record("\(path) is looked at")
        return .absent
    }

    func entries(of folder: RelativePath?) throws(WorkspaceError) -> [FolderEntry] {
        Issue.record("\(folder?.description ?? "the root") is listed")
        return []
    }

    func linkStamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? { disk.linkStamp(of: path) }

    var now: Int64 { disk.now }
}
