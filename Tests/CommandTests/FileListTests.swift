// Lists of files for a build phase of Xcode: a saved list stays true, and a check needs to read nothing else.

import Foundation
import TestSupport
import Testing

@Suite("Lists of files")
struct FileListTests {
    /// A project whose lists are saved.
    private func project() throws -> Project {
        let project = try Project.withDoor("flows: '*.yaml'\n")
        try #require(try project.run("generate").status == 0)
        try saveLists(of: project)
        return project
    }

    @Test("A saved list is checked, and kept true by `generate`")
    func keptTrue() throws {
        let project = try project()
        #expect(try project.run("check").output == "")
        try project.write(Project.door.replacing("flow: Door", with: "flow: Gate"), to: "gate.yaml")
        let stale = try project.run("check")
        #expect(stale.output.contains(".flowgen/inputs.xcfilelist:3:1: error: out of date"))
        #expect(stale.output.contains(".flowgen/outputs.xcfilelist:"))
        let generated = try project.run("generate")
        #expect(generated.output.contains("updated    .flowgen/inputs.xcfilelist\n"))
        #expect(try project.run("check").output == "")
        let inputs = try project.files().text(".flowgen/inputs.xcfilelist")
        #expect(
            inputs
                == [
                    "flowgen.yml", "door.yaml", "gate.yaml", ".flowgen/Door.record", ".flowgen/Gate.record",
                    ".flowgen/project.record", ".flowgen/leaks", ".flowgen/.gitattributes",
                    ".flowgen/inputs.xcfilelist", ".flowgen/outputs.xcfilelist", "Integrations",
                    "Tests/IntegrationsTests",
                ].map { "$(SRCROOT)/\($0)\n" }.joined())
        try FileManager.default.removeItem(at: project.root.appendingPathComponent(".flowgen/outputs.xcfilelist"))
        #expect(try project.run("check").output == "")
        #expect(try project.run("generate").output.contains("up to date"))
    }

    @Test("A list begins at the folder of the Xcode project, and keeps that when it is brought up to date")
    func xcodeFolder() throws {
        let project = try Project.withDoor("flows: '*.yaml'\n")
        try #require(try project.run("generate").status == 0)
        func first(in folder: String) throws -> String {
            let place = project.outside.url.appendingPathComponent(folder)
            let list = [
                "outputs", "--inputs", "--format", "xcfilelist", "--root", project.root.path,
            ]
            let outcome = try ChildProcess(Checkout.binary.path, list, in: place).run()
            #expect(outcome.status == 0, "\(outcome.errors)")
            return outcome.output.split(separator: "\n").first.map(String.init) ?? ""
        }
        try project.outside.folder("ios/App.xcodeproj")
        try project.outside.folder("other")
        #expect(try first(in: "other") == "$(SRCROOT)/flowgen.yml")
        #expect(try first(in: "app/Integrations") == "$(SRCROOT)/flowgen.yml")
        #expect(try first(in: "ios") == "$(SRCROOT)/../app/flowgen.yml")
        try project.outside.folder("App.xcodeproj")
        #expect(try first(in: "") == "$(SRCROOT)/app/flowgen.yml")
        #expect(try first(in: "other") == "$(SRCROOT)/flowgen.yml")
        try project.outside.folder(".git")
        #expect(try first(in: "other") == "$(SRCROOT)/app/flowgen.yml")
        try saveLists(of: project)
        #expect(try project.run("check").output == "")
        let settings = "flows: '*.yaml'\noutput: { integrations: Code }\n"
        try project.write(settings, to: "flowgen.yml")
        #expect(try project.run("generate").status == 0)
        for name in ["inputs", "outputs"] {
            let lines = try project.files().text(".flowgen/\(name).xcfilelist").split(separator: "\n")
            #expect(lines.allSatisfy { $0.hasPrefix("$(SRCROOT)/app/") }, "\(lines)")
            #expect(lines.contains { $0.hasPrefix("$(SRCROOT)/app/Code") }, "\(lines)")
        }
        try project.outside.folder("app/App.xcodeproj")
        #expect(try first(in: "") == "$(SRCROOT)/flowgen.yml")
        #expect(try project.run("check").output == "")
    }

    @Test("A rule of make escapes what make reads otherwise")
    func depfile() throws {
        let project = try Project.withDoor("flows: 'My $1 #2.yaml'\n")
        try project.write(Project.door, to: "My $1 #2.yaml")
        let rule = try project.run("outputs", "--format", "depfile").output
        #expect(rule.hasSuffix("  flowgen.yml \\\n  My\\ $$1\\ \\#2.yaml\n"), "\(rule)")
        try project.write(rule + "\t@echo \"$(words $^)\"\n", to: "rule.mk")
        let made = try ChildProcess("make", ["-n", "-f", "rule.mk"], in: project.root).run()
        #expect(made.errors == "", "\(made.errors)")
    }

    /// A package with a project as `init` makes it, and an SDK that it links. Its lists are saved.
    private func begun() throws -> Project {
        let project = try Project()
        try project.write(
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Door", targets: [
                .executableTarget(name: "App", dependencies: ["Core"]), .target(name: "Core"),
                .testTarget(name: "CoreTests", dependencies: ["Core"]),
            ])

            """, to: "Package.swift")
        for name in ["Sources/App", "Sources/Core", "Tests/CoreTests"] {
            try project.write("", to: "\(name)/a.swift")
        }
        try project.write("", to: "Other/b.swift")
        try #require(try project.run("init", "--target", "Core").status == 0)
        let flow = Project.door.replacing("  Lock:\n", with: "  Lock:\n    sdk: LockKit\n")
        try project.write(flow, to: "door.yaml")
        try #require(try project.run("new", "door.yaml").status == 0)
        try saveLists(of: project)
        return project
    }

    private func saveLists(of project: Project) throws {
        for (name, options) in [("inputs", ["--inputs"]), ("outputs", [])] {
            let list = try project.command(["outputs", "--format", "xcfilelist"] + options).run()
            try project.write(list.output, to: ".flowgen/\(name).xcfilelist")
        }
    }

    @Test("The inputs have the watched folders; accepted leaks do not change them") func watched() throws {
        let project = try begun()
        func rest() throws -> [String] {
            let text = try project.command(["outputs", "--inputs", "--format", "xcfilelist"]).run()
            return text.output.split(separator: "\n").map { $0.replacing("$(SRCROOT)/", with: "") }
                .filter { !$0.hasPrefix(".flowgen/") }.map(String.init)
        }
        #expect(try rest() == ["flowgen.yml", "door.yaml", "Sources", "Tests/CoreTests/Integrations"])
        // A new file of the app changes nothing.
        try project.write("", to: "Sources/App/b.swift")
        #expect(!(try project.run("check").output.contains("xcfilelist")))
        try project.write("import LockKit\n", to: "Sources/App/b.swift")
        #expect(try project.run("check", "--write-baseline").status == 0)
        #expect(!(try project.run("check").output.contains("xcfilelist")))
        let settings = try project.files().text("flowgen.yml")
        try project.write(
            settings.replacing("sources: [Sources]", with: "sources: ['Oth*/*', Sources, Gone]"), to: "flowgen.yml")
        #expect(try rest().last == "$(SRCROOT)")
    }

    /// What a check looks at below the root, whether it is there or not.
    private func touched(_ project: Project) throws -> Set<String> {
        let scratch = try TemporaryFolder()
        let log = scratch.url.appendingPathComponent("log")
        let traced = try ChildProcess(
            "strace",
            ["-qq", "-f", "-s", "4096", "-e", "trace=%file", "-o", log.path, Checkout.binary.path]
                + ["check", "--no-cache", "--root", project.root.path], in: project.outside.url
        ).run()
        #expect(traced.status == 0, "\(traced.errors)")
        let mark = "\"\(project.root.path)/"
        let lines = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        return Set(
            lines.flatMap { line in
                line.ranges(of: mark).map { range in
                    String(line[range.upperBound...].prefix { $0 != "\"" })
                }
            })
    }

    @Test(
        "A check looks at nothing that is there and not listed",
        .enabled(if: SystemCalls.areCountable, "strace cannot trace here"))
    func touchedAreListed() throws {
        let project = try begun()
        try project.write("ref: refs/heads/main\n", to: ".git/HEAD")
        try project.write("import LockKit\n", to: "Sources/App/b.swift")
        #expect(try project.run("check", "--write-baseline").status == 0)
        let lists = try ["inputs", "outputs"].flatMap { name in
            try project.files().text(".flowgen/\(name).xcfilelist").split(separator: "\n")
                .map { $0.replacing("$(SRCROOT)/", with: "") }
        }
        let found = try touched(project)
        #expect(found.count > 20)
        let unlisted = found.filter { path in
            !lists.contains { $0 == path || path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
        }
        // The folder of git only says where the cache is.
        let read = unlisted.filter { path in
            !path.hasPrefix(".git") && FileManager.default.fileExists(atPath: "\(project.root.path)/\(path)")
        }
        #expect(read == [])
    }

    @Test(
        "What the sandbox refuses to look at is taken for missing",
        .enabled(if: SystemCalls.areCountable, "strace cannot trace here"))
    func refused() throws {
        let project = try begun()
        try project.write("ref: refs/heads/main\n", to: ".git/HEAD")
        func check(without paths: [String]) throws -> ProcessOutcome {
            let calls = "newfstatat,lstat,stat,statx,openat,readlink"
            return try ChildProcess(
                "strace",
                ["-qq", "-f", "-o", "/dev/null"]
                    + paths.flatMap { ["-P", "\(project.root.path)/\($0)"] }
                    + ["-e", "trace=\(calls)", "-e", "inject=\(calls):error=EPERM"]
                    + [Checkout.binary.path, "check", "--no-cache", "--root", project.root.path],
                in: project.outside.url
            ).run()
        }
        let rest = [".git", ".git/HEAD", ".flowgen/leaks"]
        let outcome = try check(without: rest)
        #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
        let missing = try check(without: ["door.yaml"])
        #expect(missing.status == 2, "\(missing.output)\(missing.errors)")
    }

    @Test(
        "What a watched folder lists and the system does not let flowgen read is an error",
        .enabled(if: SystemCalls.areCountable, "strace cannot trace here"),
        arguments: ["Sources/App/b.swift", "Sources/App"])
    func unreadable(path: String) throws {
        let project = try begun()
        try project.write("import LockKit\n", to: "Sources/App/b.swift")
        func check(_ error: String, of calls: String) throws -> ProcessOutcome {
            try ChildProcess(
                "strace",
                ["-qq", "-f", "-o", "/dev/null", "-P", "\(project.root.path)/\(path)"]
                    + ["-e", "trace=\(calls)", "-e", "inject=\(calls):error=\(error)"]
                    + [Checkout.binary.path, "check", "--no-cache", "--root", project.root.path],
                in: project.outside.url
            ).run()
        }
        let setting = "set USE_RECURSIVE_SCRIPT_INPUTS_IN_SCRIPT_PHASES = YES"
        // The sandbox may let it look at the file, or not even that.
        let looks = "newfstatat,lstat,stat,statx"
        for calls in ["openat", "openat,\(looks)"] {
            let refused = try check("EPERM", of: calls)
            #expect(refused.status == 4, "\(refused.output)\(refused.errors)")
            #expect(refused.errors.contains("\(path): operation not permitted"), "\(refused.errors)")
            #expect(refused.errors.contains(setting), "\(refused.errors)")
        }
        let closed = try check("EACCES", of: "openat")
        #expect(closed.status == 4, "\(closed.output)\(closed.errors)")
        #expect(
            closed.errors.contains("\(path): permission denied; give the user who runs flowgen"), "\(closed.errors)")
        if path.hasSuffix(".swift") {
            // It was deleted after its folder was listed.
            let gone = try check("ENOENT", of: "openat,\(looks)")
            #expect(gone.status == 0, "\(gone.output)\(gone.errors)")
        }
    }

    private static let sandbox: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/bwrap" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// A check in a sandbox that shows what some saved lists name, in a folder that is empty otherwise.
    private func check(_ project: Project, showing lists: [String]) throws -> ProcessOutcome {
        var paths: [String] = []
        for list in lists {
            let text = try project.files().text(".flowgen/\(list).xcfilelist")
            paths += text.replacing("$(SRCROOT)", with: project.root.path).split(separator: "\n").map(String.init)
        }
        let shown = Set(paths).sorted().flatMap { ["--ro-bind-try", $0, $0] }
        let around = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
        let flowgen = [Checkout.binary.path, "check", "--root", project.root.path]
        return try ChildProcess(
            try #require(Self.sandbox),
            around + ["--tmpfs", project.root.path] + shown + flowgen, in: project.outside.url
        ).run()
    }

    private static let isSandboxed = Lane.isComplete && sandbox != nil

    @Test(
        "A check in a sandbox that shows the listed files alone works",
        .enabled(if: isSandboxed, "bwrap is missing, or \(Lane.reason)"))
    func sandboxed() throws {
        let project = try project()
        let whole = try check(project, showing: ["inputs", "outputs"])
        #expect(whole.status == 0, "\(whole.output)\(whole.errors)")
        #expect(try check(project, showing: ["outputs"]).status == 2)
    }

    @Test(
        "In a sandbox, a project as `init` makes it is checked as outside of it",
        .enabled(if: isSandboxed, "bwrap is missing, or \(Lane.reason)"))
    func sandboxedBeginning() throws {
        let project = try begun()
        #expect(try project.run("check").status == 0)
        let inside = try check(project, showing: ["inputs", "outputs"])
        #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
        // Without a change of the lists.
        try project.write("import LockKit\n", to: "Sources/App/New.swift")
        let leak = try check(project, showing: ["inputs", "outputs"])
        #expect(leak.status == 1, "\(leak.output)\(leak.errors)")
        #expect(leak.output.contains("Sources/App/New.swift:1:8: error: 'LockKit'"))
        // A list that lacks the folder is out of date.
        let old = try project.files().text(".flowgen/inputs.xcfilelist")
        try project.write(old.replacing("$(SRCROOT)/Sources\n", with: ""), to: ".flowgen/inputs.xcfilelist")
        let stale = try check(project, showing: ["inputs", "outputs"])
        #expect(stale.status == 1, "\(stale.output)\(stale.errors)")
        #expect(stale.output.contains(".flowgen/inputs.xcfilelist:"), "\(stale.output)")
    }
}
