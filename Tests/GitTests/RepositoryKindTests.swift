// The staged check in repositories of all kinds: with conflicts, other line ends, submodules, links, other hashes;
// without git; and what it leaves behind, which is nothing.

import Foundation
import TestSupport
import Testing

@Suite("check --staged in repositories of all kinds")
struct RepositoryKindTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"

    @Test("An unresolved conflict is an error")
    func unmerged() throws {
        let repository = try Repository()
        try repository.git("checkout", "--quiet", "-b", "other")
        for (branch, words) in [("other", "Second."), ("main", "Third.")] {
            try repository.git("checkout", "--quiet", branch)
            try repository.changeFlow(words)
            #expect(try repository.flowgen("generate").status == 0)
            try repository.git("commit", "--quiet", "--all", "-m", words)
        }
        #expect(try repository.tryGit("merge", "other").status != 0)
        try repository.expectStaged(4, saying: "Door/DoorSDK.swift", "not merged")
    }

    @Test("Line endings may be CR LF on disk and LF in the index", arguments: ["true", "input"])
    func lineEndings(setting: String) throws {
        let repository = try Repository(configuring: [("core.autocrlf", setting)])
        try repository.changeFlow("Second.")
        #expect(try repository.flowgen("generate").status == 0)
        let text = try repository.text(Self.output).replacingOccurrences(of: "\n", with: "\r\n")
        try repository.write(text, to: Self.output)
        try repository.git("add", ".")
        try repository.expectStaged(0)
        try repository.git("commit", "--quiet", "-m", "Second")
        #expect(try repository.isSound())
        try repository.git("rm", "--quiet", "--cached", "-r", ".")
        try repository.git("reset", "--quiet", "--hard")
        try repository.expectStaged(0)
        #expect(try repository.flowgen("check").status == 0)
    }

    @Test("A submodule has an index of its own")
    func submodules() throws {
        let inner = try Repository()
        let outer = try Repository(project: "app")
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.top.path, "sub")
        let place = outer.top.appendingPathComponent("sub")
        try outer.expectStaged(0)
        try outer.expectStaged(0, in: place)
        try outer.git("rm", "--quiet", "--cached", Self.output, in: place)
        try outer.expectStaged(1, saying: "check-missing", in: place)
        try outer.expectStaged(0)
        let index = ["GIT_INDEX_FILE": outer.top.path + "/.git/index"]
        let wrong = try outer.flowgen("check", "--staged", "--root", "sub", in: outer.top, adding: index)
        #expect(wrong.status == 4)
        #expect(wrong.errors.contains("another repository"), "\(wrong.errors)")
    }

    @Test("A link in the index is an error where something is read through it")
    func links() throws {
        let repository = try Repository()
        try repository.git("mv", "door.yaml", "App/door.txt")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: repository.url("door.yaml").path, withDestinationPath: "App/../App/door.txt")
        try repository.git("add", ".")
        try repository.expectStaged(4, saying: "door.yaml", "it is a link")
        #expect(try repository.flowgen("check").status == 0)
        try manager.createSymbolicLink(atPath: repository.url("other").path, withDestinationPath: "App")
        try repository.write("flows: other/door.txt\n", to: "flowgen.yml")
        try repository.git("add", ".")
        try repository.expectStaged(4, saying: "other", "it is a link")
        try repository.write("flows: App/door.txt\n", to: "flowgen.yml")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", ".")
        try repository.expectStaged(0)
    }

    @Test("Missing git and a missing repository are errors")
    func noGit() throws {
        let repository = try Repository()
        let missing = try repository.flowgen("check", "--staged", adding: ["PATH": "/nowhere"])
        #expect(missing.status == 4)
        #expect(missing.errors.contains("cannot run git: it is not installed"), "\(missing.errors)")
        try FileManager.default.removeItem(at: repository.top.appendingPathComponent(".git"))
        try repository.expectStaged(4, saying: "cannot find a git repository: ", "run `git init`")
        try repository.write("broken", to: ".git")
        try repository.expectStaged(4, saying: "cannot run git ls-files: ", ".git")
    }

    @Test("A path that is not UTF-8 is an error only if it is the project's own") func notUTF8() throws {
        let repository = try Repository(project: "app")
        let script = """
            mkdir "$(printf 'd\\351')" && touch "$(printf 'd\\351/x')" \
                "app/App/$(printf 'x\\351.swift')" && git add .
            """
        let made = try repository.run("sh", ["-c", script], in: repository.top)
        try #require(made.status == 0, "\(made.errors)")
        try repository.expectStaged(0)
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        try repository.expectStaged(1, saying: "check-differs")
        let moved = try repository.run(
            "sh",
            ["-c", "cp -R app/* \"$(printf 'd\\351')\"; cd \"$(printf 'd\\351')\"; flowgen check"],
            in: repository.top)
        #expect(moved.status == 4)
        #expect(moved.errors.contains("its path is not UTF-8; rename the folder"), "\(moved.errors)")
    }

    @Test("Nothing is written but flowgen's own cache, not even dates in the index") func nothingWritten() throws {
        let repository = try Repository()
        try repository.changeFlow("First.")
        try repository.changeFlow("Second.")
        let before = try FileTree(at: repository.top)
        let dates = try FileTree.dates(below: repository.top)
        try repository.expectStaged(0)
        let cache = ".git/flowgen/"
        var after = try FileTree(at: repository.top)
        #expect(after.paths.contains { $0.hasPrefix(cache) })
        after.contents = after.contents.filter { !$0.key.hasPrefix(cache) }
        #expect(after == before)
        let later = try FileTree.dates(below: repository.top)
        #expect(later.filter { !$0.key.hasPrefix(cache) } == dates)
    }

    @Test("Repositories may use SHA-256")
    func otherHash() throws {
        let repository = try Repository()
        let files = try FileTree(at: repository.top)
        let place = try repository.outside.folder("other")
        let initialised = try repository.tryGit("init", "--quiet", "--object-format", "sha256", ".", in: place)
        try #require(initialised.status == 0)
        try FileTree(files.contents.filter { !$0.key.hasPrefix(".git/") }).write(to: place)
        try repository.git("add", ".", in: place)
        try repository.expectStaged(0, in: place)
        try repository.git("rm", "--quiet", "--cached", Self.output, in: place)
        try repository.git("add", "-N", Self.output, in: place)
        try repository.expectStaged(1, saying: "check-missing", in: place)
    }

    @Test("git is started at most three times, however many files there are") func fewProcesses() throws {
        let repository = try Repository()
        for index in 0..<40 {
            let flow = Repository.flow.replacingOccurrences(of: "Door", with: "Door\(index)")
            try repository.write(flow, to: "door\(index).yaml")
        }
        #expect(try repository.flowgen("generate", "--quiet").status == 0)
        try repository.git("add", ".")
        let log = repository.outside.url.appendingPathComponent("log").path
        let tools = try repository.fakeGit("echo \"$@\" >> '\(log)'")
        let check = try repository.flowgen(
            "check", "--staged", "--verbose", adding: ["PATH": tools.path + ":/usr/bin:/bin"])
        #expect(check.status == 0, "\(check.output)\(check.errors)")
        let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
        #expect((1...3).contains(calls.count), "\(calls)")
    }
}
