// What a run asks of the system when nothing has changed, as strace counts it.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: SystemCalls.areCountable, "strace cannot trace here")) struct SystemCallTests {
    @Test func aCheckWithoutChangesStatsEachFileOnceAndOpensNone() throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let check = try SystemCalls(of: ["check"], in: project)
        // The configuration is also looked for, to find the project.
        let paths = try project.files().paths.filter { !$0.contains(".git") && $0 != "flowgen.yml" }
        #expect(paths.count > 10)
        for path in paths {
            let calls = check.lines.filter { $0.contains("/app/\(path)\"") }
            #expect(calls.count == 1, "\(path): \(calls)")
            #expect(calls.allSatisfy { $0.contains("stat") }, "\(path): \(calls)")
        }
    }

    /// An empty file looks as if it were only announced.
    @Test(arguments: [false, true], [false, true])
    func aStagedCheckWithoutChangesStartsAtMostThreeProcessesAndReadsNoBlob(inHook: Bool, withEmptyFile: Bool) throws {
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        if withEmptyFile { try project.write("", to: "empty.txt") }
        for arguments in [["init", "--quiet"], ["add", "--all"]] {
            #expect(try ChildProcess("git", arguments, in: project.root).run().status == 0)
        }
        let index = project.root.appendingPathComponent(".git/index").path
        let check = try SystemCalls(
            of: ["check", "--staged"], in: project,
            environment: inHook ? ["GIT_INDEX_FILE": index] : [:])
        let started = check.lines.filter { $0.contains("execve(") && $0.hasSuffix(" = 0") }
        // The first one is flowgen.
        #expect(started.count > 1 && started.count <= 4, "\(started)")
        #expect(!started.contains { $0.contains("cat-file") })
    }

    @Test func anIdleWatchTakesNoLockAndOpensNoFile() throws {
        let project = try Project.withDoor("flows: '*.yaml'\ntemplates: T\n")
        try project.outside.folder("app/T")
        #expect(try project.run("generate").status == 0)
        let scratch = try TemporaryFolder()
        let log = scratch.url.appendingPathComponent("log")
        try Data().write(to: log)
        var command = ChildProcess(
            "strace",
            ["-D", "-qq", "-f", "-y", "-e", "trace=%file,getdents64,flock", "-o", log.path]
                + [Checkout.binary.path, "generate", "--watch"],
            in: project.root)
        command.environment["XDG_CACHE_HOME"] = scratch.url.path
        let watch = try command.start()
        // Each look asks once about the configuration. The first ones read what has been written just before; how many
        // they are depends on the machine. The last one may have been cut short.
        try watch.wait {
            let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init).filter {
                line in ["/app/", "flock(", "getdents64("].contains { line.contains($0) }
            }
            let looks = lines.split { $0.contains("stat") && $0.contains("/app/flowgen.yml\"") }.dropLast().suffix(3)
            return looks.count == 3
                && looks.allSatisfy { calls in calls.count > 10 && calls.allSatisfy { $0.contains("stat") } }
        }
        watch.signal(SIGINT)
        #expect(try watch.status() == 0)
        #expect(try watch.lines().count == 2)
    }
}

/// The calls about files of a run that comes after one of the same kind.
struct SystemCalls {
    let lines: [String]

    init(of arguments: [String], in project: Project, environment: [String: String] = [:]) throws {
        let scratch = try TemporaryFolder()
        let log = scratch.url.appendingPathComponent("log")
        // As old as a file has to be so that its dates prove something.
        Thread.sleep(forTimeInterval: 2.5)
        var first = project.command(arguments)
        first.environment.merge(environment) { $1 }
        first.environment["XDG_CACHE_HOME"] = scratch.url.path
        #expect(try first.run().status == 0)
        var traced = ChildProcess(
            "strace",
            ["-qq", "-f", "-y", "-e", "trace=%file", "-o", log.path, Checkout.binary.path]
                + arguments,
            in: project.root)
        traced.environment = first.environment
        #expect(try traced.run().status == 0)
        lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    static let areCountable: Bool = {
        do {
            let folder = try TemporaryFolder()
            let arguments = ["-qq", "-f", "-e", "trace=none", "true"]
            return try ChildProcess("strace", arguments, in: folder.url).run().status == 0
        } catch {
            return false
        }
    }()
}
