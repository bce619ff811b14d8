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
        for (name, options) in [("inputs", ["--inputs"]), ("outputs", [])] {
            let list = try project.command(["outputs", "--format", "xcfilelist"] + options).run()
            try project.write(list.output, to: ".flowgen/\(name).xcfilelist")
        }
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
                    ".flowgen/Gate.record", ".flowgen/project.record",
                ].map { "$(SRCROOT)/\($0)\n" }.joined())
        try FileManager.default.removeItem(
            at: project.root.appendingPathComponent(".flowgen/outputs.xcfilelist"))
        #expect(try project.run("check").output == "")
        #expect(try project.run("generate").output.contains("up to date"))
    }

    private static let sandbox: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { "\($0)/bwrap" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    @Test(
        "A check in a sandbox that shows the listed files alone works",
        .enabled(if: Lane.isComplete && sandbox != nil))
    func sandboxed() throws {
        let project = try project()
        func check(_ lists: [String]) throws -> ProcessOutcome {
            var paths: [String] = []
            for list in lists {
                let text = try project.files().text(".flowgen/\(list).xcfilelist")
                paths += text.replacing("$(SRCROOT)", with: project.root.path)
                    .split(separator: "\n").map(String.init)
            }
            // The files are shown in a folder that is empty otherwise.
            let shown = paths.flatMap { ["--ro-bind", $0, $0] }
            let around = ["--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"]
            let flowgen = [Checkout.binary.path, "check", "--root", project.root.path]
            return try ChildProcess(
                try #require(Self.sandbox),
                around + ["--tmpfs", project.root.path] + shown + flowgen,
                in: project.outside.url
            ).run()
        }
        let whole = try check(["inputs", "outputs"])
        #expect(whole.status == 0, "\(whole.output)\(whole.errors)")
        #expect(try check(["inputs"]).status == 1)
        #expect(try check(["outputs"]).status == 2)
    }
}
