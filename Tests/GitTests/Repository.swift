// A real git repository in a temporary folder, with a project in it, and the built binary in PATH, as a developer has
// it. Settings of the machine's own git are kept out.

import Foundation
import TestSupport
import Testing

/// A repository with a project.
final class Repository: Sendable {
    let outside: TemporaryFolder
    /// The top of the worktree.
    let top: URL
    /// The project's folder, as seen from the top; empty for the top itself.
    let project: String

    static let flow = """
        flow: Door
        steps:
          open:
            user: First.
            from: closed
            to: opened
        statuses:
          closed:
          opened:
        integrations:
          Lock:
            sdk: LockKit

        """

    /// A repository with a project that is generated and committed.
    init(project: String = "", configuring settings: [(String, String)] = []) throws {
        outside = try TemporaryFolder()
        top = try outside.folder("repo")
        self.project = project
        try git("init", "--quiet", "--initial-branch", "main", ".")
        for (key, value) in settings { try git("config", key, value) }
        try write(Self.flow, to: "door.yaml")
        try write("flows: '*.yaml'\nboundary: { sources: App }\n", to: "flowgen.yml")
        try write("import Foundation\n", to: "App/Start.swift")
        try #require(try flowgen("generate", "--quiet").status == 0)
        try git("add", ".")
        try git("commit", "--quiet", "--no-verify", "-m", "Begin")
    }

    /// A repository with everything that another has, its branches included.
    init(copying other: Repository) throws {
        outside = try TemporaryFolder()
        top = outside.url.appendingPathComponent("repo")
        project = other.project
        try FileManager.default.copyItem(at: other.top, to: top)
    }

    /// Where a file of the project is.
    func url(_ name: String) -> URL {
        folder.appendingPathComponent(name)
    }

    /// The project's folder.
    var folder: URL { project.isEmpty ? top : top.appendingPathComponent(project) }

    /// Writes a file of the project.
    func write(_ text: String, to name: String) throws {
        let path = (project.isEmpty ? "" : project + "/") + name
        try outside.write(text, to: "repo/" + path)
    }

    /// The text of a file of the project.
    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
    }

    /// Changes what the flow asks for: its words stand in a generated file.
    func changeFlow(_ words: String) throws {
        try write(Self.flow.replacingOccurrences(of: "First.", with: words), to: "door.yaml")
    }

    /// Runs git, and sees that it succeeds; what it prints.
    @discardableResult
    func git(_ arguments: String..., in place: URL? = nil) throws -> String {
        let outcome = try run("git", arguments, in: place ?? top)
        try #require(outcome.status == 0, "git \(arguments): \(outcome.errors)\(outcome.output)")
        return outcome.output
    }

    /// Runs git, whatever becomes of it.
    func tryGit(_ arguments: String..., in place: URL? = nil) throws -> ProcessOutcome {
        try run("git", arguments, in: place ?? folder)
    }

    /// Runs flowgen in the project's folder, or elsewhere.
    func flowgen(
        _ arguments: String..., in place: URL? = nil, adding variables: [String: String] = [:]
    ) throws -> ProcessOutcome {
        try run(Checkout.binary.path, arguments, in: place ?? folder, adding: variables)
    }

    /// Runs a program in the environment of these tests.
    func run(
        _ program: String, _ arguments: [String], in place: URL,
        adding variables: [String: String] = [:]
    ) throws -> ProcessOutcome {
        var command = ChildProcess(program, arguments, in: place)
        let tools = Checkout.binary.deletingLastPathComponent().path
        command.environment["PATH"] = tools + ":" + (command.environment["PATH"] ?? "")
        command.environment["GIT_CONFIG_NOSYSTEM"] = "1"
        command.environment["GIT_CONFIG_GLOBAL"] = outside.url.appendingPathComponent("git").path
        for role in ["AUTHOR", "COMMITTER"] {
            command.environment["GIT_\(role)_NAME"] = "Someone"
            command.environment["GIT_\(role)_EMAIL"] = "someone@example.org"
        }
        command.environment.merge(variables) { $1 }
        command.deadline = 300
        return try command.run()
    }

    /// A folder with a `git` that does something first, before it runs as git.
    func fakeGit(_ script: String) throws -> URL {
        let tools = try outside.folder("tools")
        let git = try run("sh", ["-c", "command -v git"], in: top).output.trimmingCharacters(in: .newlines)
        try outside.write("#!/bin/sh\n\(script)\nexec '\(git)' \"$@\"\n", to: "tools/git")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tools.path + "/git")
        return tools
    }

    /// Sees that the staged check ends so and says so.
    func expectStaged(
        _ status: Int32, saying words: String..., in place: URL? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try flowgen("check", "--staged", in: place)
        let said = outcome.output + outcome.errors
        #expect(outcome.status == status, "\(said)", sourceLocation: sourceLocation)
        for word in words {
            #expect(said.contains(word), "\(word) in: \(said)", sourceLocation: sourceLocation)
        }
        if status == 0 { #expect(said == "", sourceLocation: sourceLocation) }
    }

    /// Whether a commit, checked out into an empty folder, is as its flows ask for: nothing would be generated there.
    func isSound(_ commit: String = "HEAD") throws -> Bool {
        let fresh = try TemporaryFolder()
        let archive = fresh.url.appendingPathComponent("a.tar").path
        try git("archive", "--output", archive, commit)
        let checkout = try fresh.folder("checkout")
        let unpacked = try run("tar", ["-xf", archive, "-C", checkout.path], in: fresh.url)
        try #require(unpacked.status == 0)
        let place = project.isEmpty ? checkout : checkout.appendingPathComponent(project)
        guard FileManager.default.fileExists(atPath: place.path) else { return false }
        let check = try flowgen("check", "--root", place.path, in: place)
        let before = try FileTree(at: checkout)
        let generated = try flowgen("generate", "--root", place.path, in: place)
        let isUnchanged = try FileTree(at: checkout) == before && generated.status == 0
        if check.status == 0 { #expect(isUnchanged, "check is content, and generate is not") }
        return check.status == 0 && isUnchanged
    }
}
