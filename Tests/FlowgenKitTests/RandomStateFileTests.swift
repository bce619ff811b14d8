// State files that nobody would write: those of a real project with bytes flipped, cut, doubled and swapped, while a
// flow is renamed. Whatever they say, hand-written code stays, a second run changes nothing, and check finds nothing, unless
// the run refuses to write.
//
// FLOWGEN_FUZZ_SEED sets where they begin. Each takes three runs: of FLOWGEN_FUZZ_ROUNDS every hundredth is tried, but no
// fewer than without that variable.

import Foundation
import SeededNumbers
import TestSupport
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite struct RandomStateFileTests {
    private static let flow = """
        flow: Door
        steps:
          open: { user: Opens it., from: closed, to: opened }
        statuses:
          closed:
          opened:
        integrations:
          Lock:

        """

    private static let rounds = Lane.isComplete ? 100 : 40

    @Test func nothingHandwrittenIsEverTouched() throws {
        let environment = ProcessInfo.processInfo.environment
        let rounds = max(Self.rounds, environment["FLOWGEN_FUZZ_ROUNDS"].flatMap { Int($0) }.map { $0 / 100 } ?? 0)
        let first = environment["FLOWGEN_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
        let project = try project()
        var (deletions, refusals) = (0, 0)
        for seed in first..<(first + UInt64(rounds)) {
            var files = project
            try disturb(&files, seed: seed)
            let own = files.files.filter { isHandwritten($0.key) }
            #expect(own.count == 4)
            guard let count = try run(&files) else {
                #expect(try Check().run(files: files).status != .clean, "seed \(seed)")
                refusals += 1
                continue
            }
            for path in own.keys {
                let text = String(decoding: files[path] ?? [], as: UTF8.self)
                for line in Self.handwriting(of: path) {
                    #expect(text.contains(line), "\(path) lost '\(line)', seed \(seed)")
                }
            }
            let after = files
            _ = try run(&files)
            let changed = files.files.keys.filter { files[$0] != after[$0] }
            #expect(changed.isEmpty, "a second run changes \(changed), seed \(seed)")
            let report = try Check().run(files: files)
            let said = report.diagnostics.map { "\($0.path ?? ""): \($0.message)" }
            #expect(report.status == .clean, "seed \(seed): \(said)")
            deletions += count
        }
        // Some records must have been good enough for something to be deleted, or this says nothing.
        #expect(deletions > 0)
        #expect(refusals < rounds / 10)
    }

    /// A project with a wrapper, a manager and a test that somebody has filled in.
    private func project() throws -> InMemoryFileSystem {
        var files = try #require(
            InMemoryFileSystem(texts: [
                "door.yaml": Self.flow, "flowgen.yml": "flows: door.yaml\n",
                "Integrations/Mine.swift": "let mine = 1\n",
            ]))
        _ = try run(&files)
        for (path, bytes) in files.files where isHandwritten(path) {
            var text = String(decoding: bytes, as: UTF8.self)
            let lines = Self.handwriting(of: path)
            if let todo = text.range(of: "// TODO(flowgen):") {
                text.insert(contentsOf: "\(lines[0])\n        ", at: todo.lowerBound)
            } else {
                text += lines[0] + "\n"
            }
            files[path] = Array((text + lines[1] + "\n").utf8)
        }
        return files
    }

    /// What the developer has written into a file, within a body and at the end.
    private static func handwriting(of path: RelativePath) -> [String] {
        ["// Filled in: \(path)", "let mine\(path.name.prefix { $0.isLetter }) = 1 // my own"]
    }

    private func isHandwritten(_ path: RelativePath) -> Bool {
        ["Mine.swift", "LockDoorSDK.swift", "LockDoorSDKTests.swift", "LockManager.swift"].contains(path.name)
    }

    private func disturb(_ files: inout InMemoryFileSystem, seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for path in files.files.keys.sorted() where path.name.hasSuffix(".record") {
            var bytes = files[path] ?? []
            for _ in 0..<Int.random(in: 0...3, using: &random) { bytes.disturb(&random) }
            files[path] = bytes
        }
        if Bool.random(using: &random) {
            let path = try #require(RelativePath(validating: "door.yaml"))
            files[path] = Array(Self.flow.replacing("Door", with: "Gate").utf8)
        }
    }

    /// A run of `generate`; how many files it deleted, or nil if it writes nothing because something is wrong.
    private func run(_ files: inout InMemoryFileSystem) throws -> Int? {
        let plan = try Planner(files: files).plan()
        guard plan.refusal == nil else { return nil }
        return try files.apply(plan.withBackups(in: files).changes).paths(.deleted).count
    }
}
