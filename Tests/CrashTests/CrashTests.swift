// A run that is killed at any instant loses nothing, and the next one ends where it would have ended. The real binary
// is killed before each system call that changes a file, one run for each. Whatever is there then is either as it was
// before or as it is to be; and the next run, unhindered, leaves the same tree as one that was never killed, records
// included.
//
// `make crash-test` and the complete lane try every command, the quick lane one.

import Foundation
import TestSupport
import Testing

@Suite(
    "Crashes",
    .enabled(if: Tracer.obstacle() == nil, "strace is missing, or may not trace here"))
struct CrashTests {
    private static let scenarios =
        Lane.isComplete ? Scenario.all : [Scenario.generate]

    @Test(arguments: scenarios)
    func everyCall(scenario: Scenario) throws {
        let original = try TemporaryFolder()
        try scenario.prepare(in: original)
        let before = try original.files()
        let whole = try unhindered(scenario, in: before)
        let changed = before.difference(to: whole.after.files)
        #expect(!changed.isEmpty, "\(scenario) changes nothing")
        // Each file is created, filled, put on the disk and in its place; folders are synced too.
        #expect(whole.calls.count > 20, "\(whole.calls)")
        for call in whole.calls {
            let place = try TemporaryFolder()
            try before.write(to: place.url)
            let command = ChildProcess.flowgen(scenario.arguments, in: place.url)
            let killed = try Tracer.killing(command, at: call).run()
            #expect(killed.status == -SIGKILL, "\(scenario), \(call): was not killed")
            let torn = harm(in: try place.files(), from: before, to: whole.after.files)
            #expect(torn.isEmpty, "\(scenario), killed at \(call): \(torn)")
            let next = try command.run()
            #expect(next.status == 0, "\(scenario), after \(call): \(next.errors)")
            let other = try Tree(at: place.url).difference(to: whole.after)
            #expect(other.isEmpty, "\(scenario), after \(call): \(other)")
        }
    }

    /// The tree after a run that nobody kills, and the calls it made.
    private func unhindered(_ scenario: Scenario, in before: FileTree) throws -> (after: Tree, calls: [TracedCall]) {
        let place = try TemporaryFolder()
        try before.write(to: place.url)
        let logs = try TemporaryFolder()
        let log = logs.url.appendingPathComponent("log")
        let command = ChildProcess.flowgen(scenario.arguments, in: place.url)
        let run = try Tracer.tracing(command, to: log).run()
        #expect(run.status == 0, "\(run.errors)")
        return (try Tree(at: place.url), try Tracer.calls(in: log))
    }

    /// The files that are neither as they were nor as they are to be. Temporaries do no harm.
    private func harm(in now: FileTree, from before: FileTree, to after: FileTree) -> [String] {
        Set(now.paths + before.paths).sorted().filter { path in
            guard !path.hasSuffix(".tmp") else { return false }
            let bytes = now.contents[path]
            return bytes != before.contents[path] && bytes != after.contents[path]
        }
    }
}

/// Files and folders, empty ones too.
private struct Tree {
    let files: FileTree
    let paths: [String]

    init(at folder: URL) throws {
        files = try FileTree(at: folder)
        paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }

    func difference(to other: Tree) -> String {
        files.difference(to: other.files)
            + Set(paths).symmetricDifference(other.paths).sorted().map { "\($0)\n" }.joined()
    }
}
