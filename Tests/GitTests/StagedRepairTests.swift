// `check --staged --fix`: what is committed after it is sound, and nothing of the developer's gets into the commit that was not
// staged.

import Foundation
import TestSupport
import Testing

@Suite("check --staged --fix")
struct StagedRepairTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"

    private func fix(_ repository: Repository) throws -> ProcessOutcome {
        try repository.flowgen("check", "--staged", "--fix")
    }

    @Test("It generates from what is staged and stages the result", arguments: ["", "app"])
    func staged(project: String) throws {
        let repository = try Repository(project: project)
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.hasPrefix("Generated and staged .flowgen/Door.record "))
        #expect(try repository.text(Self.output).contains("Second."))
        #expect(try repository.git("status", "--short").contains("M  "))
        #expect(!(try repository.git("diff", "--name-only")).contains("Door"))
        try repository.git("commit", "--quiet", "-m", "Second")
        #expect(try repository.isSound())
        #expect(try fix(repository).output == "")
    }

    @Test("The output names the files as a command in the current folder would") func named() throws {
        let repository = try Repository(project: "my app")
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        let outcome = try repository.flowgen("check", "--staged", "--fix", "--root", "my app", in: repository.top)
        #expect(
            outcome.output == "Generated and staged 'my app/.flowgen/Door.record' 'my app/\(Self.output)'\n",
            "\(outcome.output)\(outcome.errors)")
    }

    @Test("Files that were generated already are staged")
    func generated() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        #expect(try repository.flowgen("generate").status == 0)
        #expect(try fix(repository).status == 0)
        try repository.git("commit", "--quiet", "-m", "Second")
        #expect(try repository.isSound())
        #expect(try repository.git("status", "--short") == "")
    }

    @Test("New files are added, and those that no flow uses any more are deleted") func addedAndDeleted() throws {
        let repository = try Repository()
        let second = Repository.flow.replacing("flow: Door", with: "flow: Gate")
        try repository.write(second, to: "gate.yaml")
        try repository.git("add", ".")
        #expect(try fix(repository).status == 0)
        #expect(try repository.git("diff", "--cached", "--name-only").contains("GateSDK.swift"))
        try repository.git("commit", "--quiet", "-m", "Gate")
        try repository.git("rm", "--quiet", "gate.yaml")
        _ = try fix(repository)
        let removed = try repository.git("diff", "--cached", "--name-status")
        #expect(removed.contains("D\tIntegrations/Services/Gate/GateSDK.swift"), "\(removed)")
        let folder = repository.url("Integrations/Services/Gate").path
        #expect(!FileManager.default.fileExists(atPath: folder))
    }

    @Test("A hunk of somebody else stays out, and then nothing is changed")
    func foreign() throws {
        let repository = try Repository()
        let flow = Repository.flow.replacing("  closed:\n", with: "  closed:\n  ajar:\n")
            .replacing("to: opened", with: "to: [opened, ajar]")
            .replacing("open:\n", with: "open:\n        parameters: { gently: Bool }\n")
            .replacing("        parameters", with: "    parameters")
        try repository.write(flow, to: "door.yaml")
        try repository.git("add", "door.yaml")
        let text = try repository.text(Self.wrapper)
        try repository.write(text + "// Not yet.\n", to: Self.wrapper)
        let index = try repository.git("ls-files", "--stage")
        let outcome = try fix(repository)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("\(Self.wrapper): note: "), "\(outcome.output)")
        #expect(outcome.output.contains("[check-not-fixed]"))
        // `git add` would stage it.
        let additions = outcome.output.split(separator: "\n").filter { $0.contains("git add") }
        #expect(!additions.contains { $0.contains(Self.wrapper) }, "\(outcome.output)")
        #expect(outcome.output.hasSuffix("diagnostics in the staged files.\n"))
        #expect(try repository.git("ls-files", "--stage") == index)
        #expect(!(try repository.text(Self.output)).contains("gently"))
        #expect(try repository.text(Self.wrapper) == text + "// Not yet.\n")
    }

    @Test("A flow that is changed but not staged is not generated from") func unstagedFlow() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        try repository.changeFlow("Third.")
        #expect(try repository.flowgen("generate").status == 0)
        let index = try repository.git("ls-files", "--stage")
        #expect(try fix(repository).output.contains("check-not-fixed"))
        #expect(try repository.git("ls-files", "--stage") == index)
        #expect(try repository.text(Self.output).contains("Third."))
    }

    @Test("A file keeps its mode: that of the index, and of the disk if it is new", arguments: [true, false]) func mode(
        countsOnDisk: Bool
    ) throws {
        let repository = try Repository(configuring: [("core.fileMode", "\(countsOnDisk)")])
        func modes() throws -> [String] {
            try [Self.output, Self.wrapper, "Integrations/Services/Gate/GateSDK.swift"].map {
                String(try repository.git("ls-files", "--stage", $0).prefix(6))
            }
        }
        func makeExecutable(_ path: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: repository.url(path).path)
        }
        try repository.git("update-index", "--chmod=+x", Self.output)
        try makeExecutable(Self.output)
        try repository.git("commit", "--quiet", "-m", "Executable")
        try repository.changeFlow("Second.")
        let second = Repository.flow.replacing("flow: Door", with: "flow: Gate")
        try repository.write(second, to: "gate.yaml")
        #expect(try repository.flowgen("generate").status == 0)
        try makeExecutable(Self.wrapper)
        try makeExecutable("Integrations/Services/Gate/GateSDK.swift")
        try repository.git("add", "*.yaml")
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        #expect(try modes() == ["100755", "100644", countsOnDisk ? "100755" : "100644"])
        #expect(FileManager.default.isExecutableFile(atPath: repository.url(Self.output).path))
    }

    @Test("Nothing is written through a symbolic link, wherever it is on the way", arguments: [0, 1, 2]) func link(
        level: Int
    ) throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        // The file itself in the commit, a folder in the commit, a folder on the disk alone.
        let link = level == 0 ? Self.output : "Integrations/Services"
        let place = repository.url(link)
        try FileManager.default.moveItem(at: place, to: repository.url("Elsewhere"))
        let target = level == 0 ? "../../../Elsewhere" : "../Elsewhere"
        try FileManager.default.createSymbolicLink(
            atPath: place.path, withDestinationPath: target)
        if level < 2 { try repository.git("add", "--all") }
        let index = try repository.git("ls-files", "--stage")
        let before = try FileTree(at: repository.top)
        let outcome = try fix(repository)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        let words = level == 0 ? "this file is a symbolic link" : "\(link) is a symbolic link"
        #expect(
            outcome.output.contains("\(Self.output): note: --fix has changed nothing, since \(words)"),
            "\(outcome.output)")
        #expect(try repository.git("ls-files", "--stage") == index)
        #expect(try FileTree(at: repository.top).difference(to: before) == "")
    }

    @Test("Nothing is staged in the place of a submodule")
    func submodule() throws {
        let repository = try Repository()
        let place = repository.url("Integrations")
        try repository.git("rm", "-r", "--quiet", "--cached", "Integrations")
        try repository.git("init", "--quiet", in: place)
        try repository.git("add", ".", in: place)
        try repository.git("commit", "--quiet", "-m", "Inner", in: place)
        try repository.git("add", "Integrations")
        try repository.git("commit", "--quiet", "-m", "Outer")
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        #expect(try repository.flowgen("generate").status == 0)
        let index = try repository.git("ls-files", "--stage")
        let outcome = try fix(repository)
        #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.output.contains("since Integrations is a submodule"), "\(outcome.output)")
        #expect(try repository.git("ls-files", "--stage") == index)
    }

    @Test("Followed, the advice for files that git does not know leads to a sound commit", arguments: [false, true])
    func untracked(isAnnounced: Bool) throws {
        let repository = try Repository()
        let gate = Repository.flow.replacing("flow: Door", with: "flow: Gate")
        try repository.write(gate, to: "gate.yaml")
        try repository.git("add", "gate.yaml")
        try repository.write(gate.replacing("First.", with: "Second."), to: "gate.yaml")
        #expect(try repository.flowgen("generate").status == 0)
        if isAnnounced { try repository.git("add", "--intent-to-add", "Integrations") }
        let refused = try fix(repository)
        #expect(refused.status == 1, "\(refused.output)\(refused.errors)")
        let help = Set(refused.output.split(separator: "\n").filter { $0.contains("git stash") })
        try #require(help.count == 1, "\(refused.output)")
        let commands = try #require(help.first).split(separator: "`").filter { $0.hasPrefix("git ") }
        #expect(commands.count == (isAnnounced ? 2 : 1), "\(help)")
        for command in commands {
            let done = try repository.run("sh", ["-c", String(command)], in: repository.folder)
            #expect(done.status == 0, "\(command): \(done.errors)")
        }
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        try repository.git("commit", "--quiet", "-m", "Gate")
        #expect(try repository.isSound())
        #expect(try repository.git("show", "stash@{0}:gate.yaml").contains("Second."))
    }

    @Test("The advice for files that git ignores is to move them away, since they are not stashed")
    func ignored() throws {
        let repository = try Repository()
        try repository.write("Gate/\n", to: ".gitignore")
        let gate = Repository.flow.replacing("flow: Door", with: "flow: Gate")
        try repository.write(gate, to: "gate.yaml")
        try repository.git("add", ".")
        try repository.write(gate.replacing("First.", with: "Second."), to: "gate.yaml")
        #expect(try repository.flowgen("generate").status == 0)
        let refused = try fix(repository).output
        #expect(refused.contains("`git stash --keep-index --include-untracked`"), "\(refused)")
        #expect(refused.contains("or move this file away, since git ignores it"), "\(refused)")
        try repository.git("stash", "--quiet", "--keep-index", "--include-untracked")
        let again = try fix(repository).output
        #expect(!again.contains("git stash"), "\(again)")
        let paths = again.split(separator: "\n").filter { $0.contains("[check-not-fixed]") }
            .map { String($0.prefix { $0 != ":" }) }
        #expect(!paths.isEmpty)
        for path in paths { try FileManager.default.removeItem(at: repository.url(path)) }
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        try repository.git("commit", "--quiet", "-m", "Gate")
        #expect(try repository.isSound())
    }

    @Test("Followed, the advice for a sparse checkout leads to a sound commit", arguments: [0, 1])
    func sparse(choice: Int) throws {
        let repository = try Repository(project: "my app")
        try repository.git("sparse-checkout", "set", "my app/App", "my app/Integrations/Lock")
        try repository.changeFlow("Second.")
        try repository.git("add", "my app/door.yaml")
        let index = try repository.git("ls-files", "--stage")
        let refused = try fix(repository)
        #expect(refused.status == 1, "\(refused.output)\(refused.errors)")
        let reason = "since this file is not on the disk: the checkout is sparse"
        #expect(refused.output.contains("\(Self.output): note: --fix has changed nothing, \(reason)"))
        #expect(!refused.output.contains("not part of the commit"), "\(refused.output)")
        #expect(!refused.output.contains("git add"), "\(refused.output)")
        #expect(try repository.git("ls-files", "--stage") == index)
        let help = Set(refused.output.split(separator: "\n").filter { $0.contains("sparse-checkout") })
        try #require(help.count == 1, "\(refused.output)")
        let commands = help.joined().split(separator: "`").filter { $0.hasPrefix("git ") }
        try #require(commands.count == 2, "\(help)")
        let done = try repository.run("sh", ["-c", String(commands[choice])], in: repository.folder)
        #expect(done.status == 0, "\(commands[choice]): \(done.errors)")
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        try repository.git("commit", "--quiet", "-m", "Second")
        #expect(try repository.isSound())
    }

    @Test("A generated file that was edited and staged has advice of its own") func edited() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.write(try repository.text(Self.output) + "// Mine.\n", to: Self.output)
        try repository.git("add", ".")
        let refused = try fix(repository)
        #expect(refused.status == 1)
        #expect(refused.output.contains("since the staged file was edited by hand"), "\(refused.output)")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", Self.output)
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    }

    @Test(
        "The advice for a later flow leads to a sound commit",
        arguments: [["add", "door.yaml"], ["stash", "--quiet", "--keep-index"]])
    func advice(git: [String]) throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        try repository.changeFlow("Third.")
        #expect(try repository.flowgen("generate").status == 0)
        let refused = try fix(repository).output
        #expect(refused.contains("also has changes that are not part of the commit"))
        #expect(refused.contains("`git stash --keep-index`"), "\(refused)")
        _ = try repository.run("git", git, in: repository.top)
        let outcome = try fix(repository)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        try repository.git("commit", "--quiet", "-m", "Second")
        #expect(try repository.isSound())
    }

    @Test("While another git has the index, nothing is written")
    func locked() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        let lock = repository.top.appendingPathComponent(".git/index.lock")
        try Data().write(to: lock)
        let before = try FileTree(at: repository.top)
        let outcome = try fix(repository)
        #expect(outcome.status == 4, "\(outcome.output)\(outcome.errors)")
        #expect(outcome.errors.contains("another git process is running"), "\(outcome.errors)")
        #expect(try FileTree(at: repository.top).difference(to: before) == "")
        try FileManager.default.removeItem(at: lock)
        #expect(try fix(repository).status == 0)
        let left = try FileManager.default.contentsOfDirectory(atPath: lock.deletingLastPathComponent().path)
        #expect(!left.contains { $0.hasPrefix("index.") }, "\(left)")
    }

    @Test("Where a file cannot be written, nothing is staged")
    func unwritable() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", "door.yaml")
        let index = try repository.git("ls-files", "--stage")
        // The index says that there is a file; on the disk there is a folder.
        try FileManager.default.removeItem(at: repository.url(Self.output))
        try repository.write("", to: Self.output + "/a")
        #expect(try fix(repository).status != 0)
        #expect(try repository.git("ls-files", "--stage") == index)
        let left = try FileManager.default.contentsOfDirectory(
            atPath: repository.top.appendingPathComponent(".git").path)
        #expect(!left.contains { $0.hasPrefix("index.") }, "\(left)")
    }

    @Test("A leak stays an error, and filters that the repository names are not run") func leakAndFilter() throws {
        let repository = try Repository()
        let proof = repository.outside.url.appendingPathComponent("proof").path
        try repository.git("config", "filter.odd.clean", "touch '\(proof)'; cat")
        try repository.git("config", "filter.odd.required", "true")
        try repository.write("*.swift filter=odd\n", to: ".git/info/attributes")
        try repository.changeFlow("Second.")
        try repository.write("import LockKit\n", to: "App/Start.swift")
        try repository.git("-c", "filter.odd.clean=cat", "add", ".")
        let outcome = try fix(repository)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("Generated and staged"))
        #expect(outcome.output.contains("check-leak"))
        #expect(!outcome.output.contains("check-differs"))
        #expect(!FileManager.default.fileExists(atPath: proof))
    }

    @Test("As a hook it repairs a commit")
    func hook() throws {
        let repository = try Repository()
        try repository.outside.write("#!/bin/sh\nexec flowgen check --staged --fix\n", to: "repo/.git/hooks/pre-commit")
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
        for (words, arguments) in [("Second.", ["-a", "-m", "a"]), ("Third.", ["-m", "b"])] {
            try repository.changeFlow(words)
            if arguments.count == 2 { try repository.git("add", "door.yaml") }
            let made = try repository.run("git", ["commit"] + arguments, in: repository.top)
            #expect(made.status == 0, "\(made.errors)")
            #expect(try repository.isSound())
            #expect(try repository.git("status", "--short") == "")
        }
    }

    @Test("--fix needs --staged")
    func usage() throws {
        let outcome = try Repository().flowgen("check", "--fix")
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--fix needs --staged"))
    }
}
