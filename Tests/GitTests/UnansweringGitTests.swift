// A git that talks too much on standard error, or does not answer: flowgen listens to both streams, and ends what does
// not answer.

import Foundation
import TestSupport
import Testing
import FlowgenKit

@testable import FlowgenKit

@Suite("A git that misbehaves") struct UnansweringGitTests {
    @Test("git is never blocked, however much it prints to standard error") func loud() throws {
        let repository = try Repository()
        let tools = try repository.fakeGit("head -c 300000 /dev/zero | tr '\\0' x >&2")
        let check = try repository.flowgen("check", "--staged", adding: ["PATH": tools.path + ":/usr/bin:/bin"])
        #expect(check.status == 0, "\(check.errors)")
    }

    @Test("git is not blocked in the middle of an answer")
    func loudMeanwhile() throws {
        let process = try PipedProcess(
            [
                "sh", "-c",
                "while read -r line; do head -c 300000 /dev/zero >&2; echo \"$line\"; done; exit 3",
            ], environment: [], patience: 60)
        for number in 0..<5 {
            process.send(Array("\(number)\n".utf8))
            #expect(try process.receive() == Array("\(number)\n".utf8))
        }
        process.completeInput()
        #expect(try process.receive() == [])
        #expect(try process.finish() == 3)
        #expect(process.complaints.count == 65_536)
    }

    @Test(
        "A git that does not answer is terminated with all its children",
        arguments: [
            "trap '' TERM; sleep 1000 & wait", "exec >&-; sleep 1000", "exec >&- 2>&-; sleep 1000",
            "sleep 1000 & exec yes >&2", "exec yes >/dev/null",
        ])
    func silent(script: String) throws {
        TerminalStream.ignoreBrokenPipes()
        let folder = try TemporaryFolder()
        let fifo = folder.url.appendingPathComponent("alive").path
        try #require(mkfifo(fifo, 0o600) == 0)
        // It ends when nobody is left who could write.
        let reader = try ChildProcess("cat", [fifo], in: folder.url).start()
        let process = try PipedProcess(
            ["sh", "-c", "exec 3>'\(fifo)'; \(script)"],
            environment: ["PATH=/usr/bin:/bin"], patience: 1)
        #expect(throws: PipedProcess.Failure.noAnswer(seconds: 1)) {
            _ = try process.run(input: [])
        }
        #expect(try reader.status() == 0)
    }

    @Test("More requests than a pipe holds can be sent before the first answer is read") func manyQuestions() throws {
        let process = try PipedProcess(["cat"], environment: ["PATH=/usr/bin:/bin"], patience: 60)
        let question = [UInt8](repeating: 65, count: 1_000_000)
        let answer = try process.run(input: question)
        #expect(answer.output == question)
        #expect(answer.status == 0)
    }

    @Test("Missing objects of a partial clone are fetched only if the user allows it") func partialClone() throws {
        let server = try Repository()
        try server.git("config", "uploadpack.allowFilter", "true")
        try server.git("config", "uploadpack.allowAnySHA1InWant", "true")
        let clone = server.outside.url.appendingPathComponent("clone")
        try server.git(
            "clone", "--quiet", "--no-checkout", "--filter=blob:none", "file://" + server.top.path, clone.path)
        try server.git("read-tree", "HEAD", in: clone)
        // A transport with a banner, larger than a pipe.
        let marker = server.outside.url.appendingPathComponent("fetched").path
        try server.outside.write(
            "#!/bin/sh\necho run >> '\(marker)'\nhead -c 100000 /dev/zero | tr '\\0' x >&2\n"
                + "exec git-upload-pack \"$@\"\n", to: "transport")
        let transport = server.outside.url.appendingPathComponent("transport").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: transport)
        try server.git("config", "remote.origin.uploadpack", transport, in: clone)
        let refused = try server.flowgen("check", "--staged", in: clone)
        #expect(refused.status == 4)
        #expect(refused.errors.contains("partial clone"), "\(refused.errors)")
        #expect(refused.errors.contains("GIT_NO_LAZY_FETCH=0"), "\(refused.errors)")
        #expect(!FileManager.default.fileExists(atPath: marker))
        let allowed = try server.flowgen("check", "--staged", in: clone, adding: ["GIT_NO_LAZY_FETCH": "0"])
        #expect(allowed.status == 0, "\(allowed.output)\(allowed.errors)")
        #expect(FileManager.default.fileExists(atPath: marker))
    }
}
