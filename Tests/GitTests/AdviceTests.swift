// What a staged check advises is what has to be done, and no more: unfinished work on another flow stays where it is.
// Followed as it stands, the advice mends what was found, in each form of a commit.

import Foundation
import TestSupport
import Testing

@Suite("The help of check --staged")
struct AdviceTests {
    private static let gate = Repository.flow.replacingOccurrences(of: "Door", with: "Gate")
        .replacingOccurrences(of: "Lock", with: "Bolt")

    /// A repository with two flows, each with an integration of its own.
    private func twoFlows(project: String = "") throws -> Repository {
        let repository = try Repository(project: project)
        try repository.write(Self.gate, to: "gate.yaml")
        try #require(try repository.flowgen("generate").status == 0)
        try repository.git("add", ".")
        try repository.git("commit", "--quiet", "--no-verify", "-m", "Two")
        return repository
    }

    private func changeGate(_ repository: Repository) throws {
        try repository.write(Self.gate.replacingOccurrences(of: "First.", with: "Second."), to: "gate.yaml")
    }

    /// Follows the advice, once, and sees that it was enough; what is staged then.
    private func follow(_ repository: Repository) throws -> [String] {
        let check = try repository.flowgen("check", "--staged")
        #expect(check.status == 1, "\(check.output)\(check.errors)")
        try repository.followAdvice(check.output)
        try repository.expectStaged(0)
        return try repository.staged()
    }

    @Test("Unfinished work on another flow stays unstaged", arguments: [false, true])
    func otherFlow(isGenerated: Bool) throws {
        let repository = try twoFlows()
        try changeGate(repository)
        if isGenerated { #expect(try repository.flowgen("generate").status == 0) }
        try repository.git("add", "gate.yaml")
        try repository.changeFlow("Unfinished.")
        if isGenerated { #expect(try repository.flowgen("generate").status == 0) }
        let staged = try follow(repository)
        #expect(staged.contains("gate.yaml"))
        #expect(!staged.contains { $0.contains("oor") || $0.contains("Lock") }, "\(staged)")
    }

    @Test("The help stages settings only if they make the difference")
    func settings() throws {
        let repository = try twoFlows()
        let text = try repository.text("flowgen.yml")
        try repository.write(text + "access: package\n", to: "flowgen.yml")
        try changeGate(repository)
        try repository.git("add", "gate.yaml")
        let check = try repository.flowgen("check", "--staged")
        #expect(check.output.contains("flowgen.yml"), "\(check.output)")
        try repository.write("# later\n" + text, to: "flowgen.yml")
        let staged = try follow(repository)
        #expect(!staged.contains("flowgen.yml"), "\(staged)")
    }

    @Test("A leak that is fixed on disk only needs that file to be staged")
    func leak() throws {
        let repository = try twoFlows()
        try repository.write("import LockKit\n", to: "App/Start.swift")
        try repository.git("add", ".")
        try repository.write("import Foundation\n", to: "App/Start.swift")
        try repository.changeFlow("Unfinished.")
        #expect(try follow(repository) == [])
        try repository.write("import LockKit\n", to: "App/Start.swift")
        try repository.git("add", ".")
        let lasting = try repository.flowgen("check", "--staged")
        #expect(lasting.output.contains("move what needs the SDK into Lock"), "\(lasting.output)")
    }

    @Test("The help names an unstaged new flow with its files")
    func newFlow() throws {
        let repository = try Repository()
        try repository.write("flows: [door.yaml, gate.yaml]\n", to: "flowgen.yml")
        try repository.write(Self.gate, to: "gate.yaml")
        try repository.changeFlow("Unfinished.")
        try repository.git("add", "flowgen.yml")
        let check = try repository.flowgen("check", "--staged")
        #expect(check.status == 2, "\(check.output)")
        try repository.followAdvice(check.output + check.errors)
        try repository.expectStaged(0)
        #expect(try !repository.staged().contains("door.yaml"))
    }

    @Test("The help forces a file that git ignores, and says so")
    func ignored() throws {
        let repository = try Repository()
        try repository.git("rm", "-r", "--quiet", "--cached", ".flowgen")
        try repository.write(".flowgen\n", to: ".gitignore")
        try repository.git("add", ".gitignore")
        try repository.expectStaged(
            1, saying: "git add --force .flowgen/", "ignored by git but must be committed", ".gitignore")
        _ = try follow(repository)
    }

    @Test("A commit of named paths must name the missing files, too", arguments: ["", "app"])
    func namedPaths(project: String) throws {
        let repository = try twoFlows(project: project)
        #expect(try repository.flowgen("hook", "install").status == 0)
        try changeGate(repository)
        #expect(try repository.flowgen("generate").status == 0)
        try repository.changeFlow("Unfinished.")
        try FileManager.default.removeItem(at: repository.url("App/Start.swift"))
        let flow = (project.isEmpty ? "" : project + "/") + "gate.yaml"
        let commit = ["commit", "--quiet", "-m", "a", "--", flow]
        let refused = try repository.run("git", commit, in: repository.top)
        #expect(refused.status != 0)
        #expect(refused.errors.contains("name them in the commit, too"), "\(refused.errors)")
        // The hook runs at the repository's top, in which paths are told.
        try repository.followAdvice(refused.errors, in: repository.top)
        #expect(try repository.isSound())
        let left = try repository.git("status", "--porcelain").split(separator: "\n")
        #expect(left.count == 2, "\(left)")
    }

    @Test("Under pre-commit, the help notes that unstaged changes are stashed") func putAside() throws {
        let repository = try Repository()
        try repository.changeFlow("Second.")
        try repository.git("add", ".")
        let check = try repository.flowgen("check", "--staged", adding: ["PRE_COMMIT": "1"])
        #expect(check.output.contains("pre-commit stashed unstaged changes"), "\(check.output)")
        try repository.expectStaged(1, saying: "run `flowgen generate`, then")
        let plain = try repository.flowgen("check", "--staged")
        #expect(!plain.output.contains("stashed"))
    }
}
