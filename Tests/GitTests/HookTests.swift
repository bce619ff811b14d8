// The hook through real commits, in each of their forms: what it lets through is sound when it is checked out fresh,
// and what it refuses is not.

import Foundation
import TestSupport
import Testing

@Suite("The hook, through commits")
struct HookTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"

    private func hooked(project: String = "") throws -> Repository {
        let repository = try Repository(project: project)
        #expect(try repository.flowgen("hook", "install").status == 0)
        return repository
    }

    /// Commits, and sees that the hook says what a fresh checkout would.
    private func expectCommit(
        _ repository: Repository, _ arguments: [String], isMade: Bool, in place: URL? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let folder = place ?? repository.folder
        let before = try repository.git("rev-parse", "HEAD", in: folder)
        let outcome = try repository.run("git", ["commit", "--quiet"] + arguments, in: folder)
        let after = try repository.git("rev-parse", "HEAD", in: folder)
        #expect((outcome.status == 0) == isMade, "\(outcome.errors)", sourceLocation: sourceLocation)
        #expect((before != after) == isMade, sourceLocation: sourceLocation)
        if isMade {
            let commit = after.trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(try repository.isSound(commit), sourceLocation: sourceLocation)
        } else {
            #expect(outcome.errors.contains("git add"), sourceLocation: sourceLocation)
            let again = try repository.run("git", ["commit", "--quiet", "--no-verify"] + arguments, in: folder)
            try #require(again.status == 0)
            let forced = try repository.git("rev-parse", "HEAD", in: folder)
                .trimmingCharacters(in: .whitespacesAndNewlines)
            #expect(try !repository.isSound(forced), sourceLocation: sourceLocation)
            try repository.git("reset", "--quiet", "--soft", before.trimmingCharacters(in: .newlines), in: folder)
        }
    }

    @Test("git commit checks what is staged", arguments: ["", "app"]) func plain(project: String) throws {
        let repository = try hooked(project: project)
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        try expectCommit(repository, ["-m", "a"], isMade: false)
        #expect(try repository.flowgen("generate").status == 0)
        try expectCommit(repository, ["-m", "a"], isMade: false)
        try repository.git("add", ".")
        try repository.changeFlow("Not yet.")
        try expectCommit(repository, ["-m", "a"], isMade: true)
    }

    @Test("git commit -a checks what it commits", arguments: ["", "app"]) func all(project: String) throws {
        let repository = try hooked(project: project)
        try repository.changeFlow("Second.")
        try expectCommit(repository, ["-a", "-m", "a"], isMade: false)
        try repository.git("reset", "--quiet")
        #expect(try repository.flowgen("generate").status == 0)
        try expectCommit(repository, ["-a", "-m", "a"], isMade: true)
    }

    @Test("git commit -- path checks what it commits", arguments: ["", "app"]) func paths(project: String) throws {
        let repository = try hooked(project: project)
        try repository.changeFlow("Second.")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", ".")
        try expectCommit(repository, ["-m", "a", "--", "door.yaml"], isMade: false)
        try expectCommit(repository, ["-m", "a", "--", "door.yaml", Self.output], isMade: false)
        try expectCommit(repository, ["-m", "a", "--", "door.yaml", "Integrations", ".flowgen"], isMade: true)
    }

    @Test("git commit --amend is checked")
    func amend() throws {
        let repository = try hooked()
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        try repository.git("commit", "--quiet", "--no-verify", "-m", "wrong")
        try expectCommit(repository, ["--amend", "-m", "still"], isMade: false)
        #expect(try repository.flowgen("generate").status == 0)
        try expectCommit(repository, ["--amend", "-a", "-m", "right"], isMade: true)
    }

    @Test("The hook works in a linked worktree", arguments: ["", "app"]) func worktree(project: String) throws {
        let repository = try hooked(project: project)
        let place = repository.outside.url.appendingPathComponent("linked")
        try repository.git("worktree", "add", "--quiet", "-b", "linked", place.path)
        let folder = project.isEmpty ? place : place.appendingPathComponent(project)
        let flow = Repository.flow.replacingOccurrences(of: "First.", with: "Second.")
        try Data(flow.utf8).write(to: folder.appendingPathComponent("door.yaml"))
        try expectCommit(repository, ["-a", "-m", "a"], isMade: false, in: folder)
        try repository.git("reset", "--quiet", in: folder)
        #expect(try repository.flowgen("generate", in: folder).status == 0)
        try expectCommit(repository, ["-a", "-m", "a"], isMade: true, in: folder)
    }

    @Test("A hook that first changes the folder has the same result, also in a linked worktree")
    func hookThatMoves() throws {
        let repository = try Repository(project: "app")
        try repository.outside.write(
            "#!/bin/sh\ncd app && exec flowgen check --staged\n", to: "repo/.git/hooks/pre-commit")
        let hook = repository.top.appendingPathComponent(".git/hooks/pre-commit").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: hook)
        let place = repository.outside.url.appendingPathComponent("linked")
        try repository.git("worktree", "add", "--quiet", "-b", "linked", place.path)
        for top in [repository.top, place] {
            let folder = top.appendingPathComponent("app")
            let flow = Repository.flow.replacingOccurrences(of: "First.", with: "Second.")
            try Data(flow.utf8).write(to: folder.appendingPathComponent("door.yaml"))
            try expectCommit(repository, ["-a", "-m", "a"], isMade: false, in: folder)
            try repository.git("reset", "--quiet", in: folder)
            #expect(try repository.flowgen("generate", in: folder).status == 0)
            try expectCommit(repository, ["-a", "-m", "a"], isMade: true, in: folder)
        }
    }

    @Test("The hook works in a submodule")
    func submodule() throws {
        let inner = try Repository()
        let outer = try Repository(project: "app")
        try outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.top.path, "sub")
        let place = outer.top.appendingPathComponent("sub")
        #expect(try outer.flowgen("hook", "install", in: place).status == 0)
        let flow = Repository.flow.replacingOccurrences(of: "First.", with: "Second.")
        try Data(flow.utf8).write(to: place.appendingPathComponent("door.yaml"))
        let refused = try outer.tryGit("commit", "-a", "-m", "a", in: place)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("check-differs"), "\(refused.errors)")
        #expect(try outer.flowgen("generate", in: place).status == 0)
        #expect(try outer.tryGit("commit", "-a", "-m", "a", in: place).status == 0)
    }

    /// Commits with nothing in the environment but what is said here, as git clients with a window do.
    private func bareCommit(_ repository: Repository, _ variables: String...) throws -> ProcessOutcome {
        let git = try repository.run("sh", ["-c", "command -v git"], in: repository.top).output.trimmingCharacters(
            in: .newlines)
        let who = ["-c", "user.name=Someone", "-c", "user.email=someone@example.org"]
        return try repository.run(
            "env", ["-i"] + variables + [git] + who + ["commit", "-a", "-m", "a"], in: repository.folder)
    }

    @Test("The hook finds flowgen without PATH, where it was at installation") func withoutPath() throws {
        let repository = try hooked()
        try repository.changeFlow("Second.")
        let refused = try bareCommit(repository)
        #expect(refused.status == 1)
        #expect(refused.errors.contains("check-differs"), "\(refused.errors)")
        #expect(try repository.flowgen("generate").status == 0)
        let made = try bareCommit(repository)
        #expect(made.status == 0, "\(made.errors)")
    }

    @Test("The hook keeps the link by which flowgen was called, also by its name alone") func link() throws {
        let repository = try Repository()
        let tools = try repository.outside.folder("it's mine")
        try repository.outside.link("it's mine/flowgen", to: Checkout.binary.path)
        let install = try repository.run(
            "flowgen", ["hook", "install"], in: repository.folder,
            adding: ["PATH": "\(tools.path):/usr/bin:/bin"])
        #expect(install.status == 0, "\(install.errors)")
        let hook = try repository.outside.text("repo/.git/hooks/pre-commit")
        #expect(hook.contains("it'\\''s mine/flowgen'"), "\(hook)")
        try repository.changeFlow("Second.")
        #expect(try bareCommit(repository).errors.contains("check-differs"))
    }

    @Test("A path relative to the current folder is kept without its dots")
    func relative() throws {
        let repository = try Repository()
        try repository.outside.link("repo/flowgen", to: Checkout.binary.path)
        let install = try repository.run("sh", ["-c", "./flowgen hook install"], in: repository.top)
        #expect(install.status == 0, "\(install.errors)")
        let hook = try repository.outside.text("repo/.git/hooks/pre-commit")
        #expect(hook.contains("/repo/flowgen"), "\(hook)")
        #expect(!hook.contains("/./"), "\(hook)")
    }

    @Test("The hook looks in the usual folders, not for a folder that is called flowgen, and says where it looked")
    func usualFolders() throws {
        let repository = try Repository()
        let tools = try repository.outside.folder("gone")
        try repository.outside.link("gone/flowgen", to: Checkout.binary.path)
        let install = try repository.run(
            "flowgen", ["hook", "install"], in: repository.folder, adding: ["PATH": "\(tools.path):/usr/bin:/bin"])
        #expect(install.status == 0, "\(install.errors)")
        try FileManager.default.removeItem(at: tools)
        try repository.changeFlow("Second.")
        let home = try repository.outside.folder("home")
        let folders = ["/opt/homebrew/bin", "/usr/local/bin", "/home/linuxbrew/.linuxbrew/bin"]
        if !folders.contains(where: { FileManager.default.fileExists(atPath: $0 + "/flowgen") }) {
            let missing = try bareCommit(repository, "HOME=\(home.path)")
            #expect(missing.status == 1)
            #expect(missing.errors.contains("Tried: PATH, \(tools.path)/flowgen, ~/.local/bin, "), "\(missing.errors)")
        }
        try repository.outside.folder("home/.local/bin/flowgen")
        try repository.outside.folder("home/.mint/bin")
        try repository.outside.link("home/.mint/bin/flowgen", to: Checkout.binary.path)
        let refused = try bareCommit(repository, "HOME=\(home.path)")
        #expect(refused.errors.contains("check-differs"), "\(refused.errors)")
    }
}
