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
                    "flowgen.yml", "door.yaml", "gate.yaml", ".flowgen/Door.record",
                    ".flowgen/Gate.record", ".flowgen/project.record", "Integrations",
                    "Tests/IntegrationsTests",
                ].map { "$(SRCROOT)/\($0)\n" }.joined())
        try FileManager.default.removeItem(
            at: project.root.appendingPathComponent(".flowgen/outputs.xcfilelist"))
        #expect(try project.run("check").output == "")
        #expect(try project.run("generate").output.contains("up to date"))
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

    @Test("The inputs have the watched folders, the manifests and the accepted leaks")
    func watched() throws {
        let project = try begun()
        func rest() throws -> [String] {
            let text = try project.command(["outputs", "--inputs", "--format", "xcfilelist"]).run()
            return text.output.split(separator: "\n").map { $0.replacing("$(SRCROOT)/", with: "") }
                .filter { !$0.hasSuffix(".record") }.map(String.init)
        }
        #expect(
            try rest() == [
                "flowgen.yml", "door.yaml", "Package.swift", "Sources",
                "Tests/CoreTests",
            ])
        // A new file of the app changes nothing.
        try project.write("", to: "Sources/App/b.swift")
        #expect(!(try project.run("check").output.contains("xcfilelist")))
        try project.write("import LockKit\n", to: "Sources/App/b.swift")
        #expect(try project.run("check", "--write-baseline").status == 0)
        let stale = try project.run("check")
        #expect(stale.output.contains(".flowgen/inputs.xcfilelist:"), "\(stale.output)")
        #expect(try project.run("generate").status == 0)
        #expect(!(try project.run("check").output.contains("xcfilelist")))
        #expect(try rest().contains(".flowgen/leaks"))
        let settings = try project.files().text("flowgen.yml")
        try project.write(
            settings.replacing("sources: [Sources]", with: "sources: ['Oth*/*', Sources, Gone]"),
            to: "flowgen.yml")
        #expect(try rest().last == "$(SRCROOT)")
        try FileManager.default.removeItem(
            at: project.root.appendingPathComponent("Package.swift"))
        try project.write(
            """
            configFiles: { Debug: Configs/on.xcconfig }
            targets: { App: { type: application, sources: Sources } }

            """, to: "project.yml")
        try project.write("#include \"more.xcconfig\"\n", to: "Configs/on.xcconfig")
        try project.write("", to: "Configs/more.xcconfig")
        try project.write(settings, to: "flowgen.yml")
        #expect(
            try rest().filter { $0.hasPrefix("Conf") || $0.hasPrefix("proj") } == [
                "Configs/more.xcconfig", "Configs/on.xcconfig", "project.yml",
            ])
    }

    private static let sandbox: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/bwrap" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// A check in a sandbox that shows what some saved lists name, in a folder that is empty otherwise.
    private func check(_ project: Project, showing lists: [String]) throws -> ProcessOutcome {
        var paths: [String] = []
        for list in lists {
            let text = try project.files().text(".flowgen/\(list).xcfilelist")
            paths += text.replacing("$(SRCROOT)", with: project.root.path)
                .split(separator: "\n").map(String.init)
        }
        let shown = Set(paths).sorted().flatMap { ["--ro-bind", $0, $0] }
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
        let outside = try project.run("check")
        let inside = try check(project, showing: ["inputs", "outputs"])
        #expect(inside.status == 0, "\(inside.output)\(inside.errors)")
        #expect(outside.output.contains("check-visible-members"), "\(outside.output)")
        #expect(inside.output.contains("check-visible-members"), "\(inside.output)")
        // Without a change of the lists.
        try project.write("import LockKit\n", to: "Sources/App/New.swift")
        let leak = try check(project, showing: ["inputs", "outputs"])
        #expect(leak.status == 1, "\(leak.output)\(leak.errors)")
        #expect(leak.output.contains("Sources/App/New.swift:1:8: error: 'LockKit'"))
        // As when the lists had the files alone.
        let old = try project.files().text(".flowgen/inputs.xcfilelist")
        try project.write(
            old.replacing("$(SRCROOT)/Sources\n", with: ""), to: ".flowgen/inputs.xcfilelist")
        #expect(!(try check(project, showing: ["inputs", "outputs"]).output.contains("New.swift")))
    }
}
