// The hooks for pre-commit, run by the real tool: found in PATH, or installed from PyPI into a folder of the build the
// first time. Where there is neither, as on a machine without Python, this is skipped.

import Foundation
import TestSupport
import Testing

@Suite("pre-commit", .enabled(if: PreCommit.path != nil), .serialized)
struct PreCommitTests {
    private static let output = "Integrations/Services/Door/DoorSDK.swift"

    /// A repository with pre-commit's hook for one of the variants.
    private func repository(_ hook: String) throws -> Repository {
        let repository = try Repository()
        let source = try hookSource()
        try repository.git("init", "--quiet", ".", in: source)
        try repository.git("add", ".", in: source)
        try repository.git("commit", "--quiet", "-m", "Hooks", in: source)
        let revision = try repository.git("rev-parse", "HEAD", in: source)
        let shown = try Self.shown(below: "With pre-commit")
            .replacing(#/https:[^ ]+/#, with: source.path)
            .replacing(#/COMMIT\b/#, with: revision.trimmingCharacters(in: .newlines))
            .replacing("id: flowgen ", with: "id: \(hook) ")
        #expect(shown.contains(source.path) && shown.contains("- id: \(hook) "))
        try repository.write(shown, to: ".pre-commit-config.yaml")
        try repository.git("add", ".")
        try repository.git("commit", "--quiet", "-m", "Use pre-commit")
        let installed = try run(["install"], repository)
        try #require(installed.status == 0, "\(installed.errors)\(installed.output)")
        return repository
    }

    /// The file that the page about hooks shows below a heading.
    static func shown(below heading: String) throws -> String {
        let page = Checkout.root.appendingPathComponent("Sources/flowgen/flowgen.docc/HowTo/CommitHooks.md")
        let text = try #require(try String(contentsOf: page, encoding: .utf8).components(separatedBy: heading).last)
        return String(try #require(text.firstMatch(of: #/```yaml\n((?s:.*?))```/#)).output.1)
    }

    /// A repository of hooks as this one is, but for the time it takes to build: its `flowgen` hands over to the one
    /// that is built already.
    private func hookSource() throws -> URL {
        let source = try Self.folder.folder("hooks-\(UUID())")
        let hooks = Checkout.root.appendingPathComponent(".pre-commit-hooks.yaml")
        try FileTree([
            ".pre-commit-hooks.yaml": try Data(contentsOf: hooks),
            "Package.swift": Data(
                """
                // swift-tools-version: 6.1
                import PackageDescription
                let package = Package(name: "flowgen", targets: [.executableTarget(name: "flowgen")])
                """.utf8),
            "Sources/flowgen/main.swift": Data(
                """
                import Foundation
                print("built by pre-commit")
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "\(Checkout.binary.path)")
                process.arguments = Array(CommandLine.arguments.dropFirst())
                try process.run()
                process.waitUntilExit()
                exit(process.terminationStatus)
                """.utf8),
        ]).write(to: source)
        return source
    }

    private static let folder: TemporaryFolder = {
        do { return try TemporaryFolder() } catch { fatalError("\(error)") }
    }()

    private func run(_ arguments: [String], _ repository: Repository) throws -> ProcessOutcome {
        let path = try #require(PreCommit.path)
        return try repository.run(
            path, arguments, in: repository.top,
            adding: ["PRE_COMMIT_HOME": repository.outside.url.appendingPathComponent("pc").path])
    }

    private func commit(_ repository: Repository, _ arguments: String...) throws -> ProcessOutcome {
        let tools = URL(fileURLWithPath: try #require(PreCommit.path)).deletingLastPathComponent()
        let binary = Checkout.binary.deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try repository.run(
            "git", ["commit"] + arguments, in: repository.top,
            adding: [
                "PATH": "\(binary):\(tools.path):\(path)",
                "PRE_COMMIT_HOME": repository.outside.url.appendingPathComponent("pc").path,
            ])
    }

    @Test("A commit that is out of date fails and passes once fixed, next to unstaged changes")
    func installed() throws {
        let repository = try repository("flowgen")
        try repository.changeFlow("Second.")
        let refused = try commit(repository, "-a", "-m", "a")
        #expect(refused.status == 1)
        let said = refused.output + refused.errors
        #expect(said.contains("\(Self.output):"), "\(said)")
        #expect(said.contains("run `flowgen generate`, then stage the flows and their files with `git add`"), "\(said)")
        #expect(try repository.flowgen("generate").status == 0)
        try repository.git("add", ".")
        try repository.write("import LockKit\n", to: "App/Start.swift")
        let made = try commit(repository, "-m", "a")
        #expect(made.status == 0, "\(made.output)\(made.errors)")
        #expect(try repository.isSound())
        #expect(try repository.text("App/Start.swift") == "import LockKit\n")
        let leak = try commit(repository, "-a", "-m", "b")
        #expect(leak.status == 1)
        #expect((leak.output + leak.errors).contains("check-leak"))
    }

    @Test("The variant that pre-commit builds")
    func built() throws {
        let repository = try repository("flowgen-build")
        try repository.changeFlow("Second.")
        let refused = try commit(repository, "-a", "-m", "a")
        #expect(refused.status == 1)
        let said = refused.output + refused.errors
        #expect(said.contains("built by pre-commit"), "\(said)")
        #expect(said.contains("check-differs"), "\(said)")
        #expect(try repository.flowgen("generate").status == 0)
        let made = try commit(repository, "-a", "-m", "a")
        #expect(made.status == 0, "\(made.output)\(made.errors)")
        #expect(try repository.isSound())
    }
}

@Suite("lefthook") struct LefthookTests {
    private static let lefthook = PythonEnvironment("lefthook", packages: ["lefthook>=2,<3"])

    @Test(
        "A commit that is out of date fails and passes once fixed",
        .enabled(if: lefthook != nil, "Python or the network is missing"))
    func commit() throws {
        let lefthook = try #require(Self.lefthook)
        let repository = try Repository()
        try repository.write(PreCommitTests.shown(below: "With lefthook"), to: "lefthook.yml")
        let tools = lefthook.folder.appendingPathComponent("bin").path
        let binary = Checkout.binary.deletingLastPathComponent().path
        let path = "\(binary):\(tools):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
        func run(_ program: String, _ arguments: String...) throws -> ProcessOutcome {
            try repository.run(program, arguments, in: repository.top, adding: ["PATH": path])
        }
        let installed = try run(lefthook.path(of: "lefthook"), "install")
        try #require(installed.status == 0, "\(installed.output)\(installed.errors)")
        try repository.changeFlow("Second.")
        let refused = try run("git", "commit", "-a", "-m", "a")
        #expect(refused.status == 1)
        let said = refused.output + refused.errors
        #expect(said.contains("run `flowgen generate`, then stage the flows and their files"), "\(said)")
        #expect(try repository.flowgen("generate").status == 0)
        let made = try run("git", "commit", "-a", "-m", "a")
        #expect(made.status == 0, "\(made.output)\(made.errors)")
        #expect(try repository.isSound())
    }
}

/// The tool.
enum PreCommit {
    /// Where it is; nil where it is not and cannot be installed.
    static let path: String? = inPath ?? installed

    private static var inPath: String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { $0 + "/pre-commit" }.first { isRunnable($0) }
    }

    private static var installed: String? {
        PythonEnvironment("pre-commit", packages: ["pre-commit>=4,<5"])?.path(of: "pre-commit")
    }

    private static func isRunnable(_ path: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: path)
    }
}
