// `graph` and `preview` as a user runs them: where the page goes, what is never overwritten, and what
// is said where Graphviz is missing.

import Foundation
import TestSupport
import Testing

@Suite("Pictures and previews") struct DrawingTests {
    @Test("A preview goes to the current folder, under the flow's name") func destination() throws {
        let project = try Project.withDoor()
        try project.outside.folder("app/pages")
        let outcome = try project.run("preview", "../door.yaml", in: "pages")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "created    door.html\n")
        #expect(try project.files().text("pages/door.html").contains("<h1>Door</h1>"))
    }

    @Test("--output names the page, and - is standard output")
    func output() throws {
        let project = try Project.withDoor()
        try project.outside.folder("site")
        let outcome = try project.run("preview", "door.yaml", "--output", "../site/a.html")
        #expect(outcome.output == "created    ../site/a.html\n")
        let page = try project.outside.files().text("site/a.html")
        let printed = try project.run("preview", "door.yaml", "--output", "-")
        #expect(printed.output == page)
        #expect(try project.files().paths == ["door.yaml", "flowgen.yml"])
    }

    @Test("A preview is updated, and left alone if nothing changed")
    func again() throws {
        let project = try Project.withDoor()
        _ = try project.run("preview", "door.yaml")
        #expect(try project.run("preview", "door.yaml").output == "")
        let changed = Project.door.replacing("Opens it.", with: "Kicks it.")
        try project.write(changed, to: "door.yaml")
        #expect(try project.run("preview", "door.yaml").output == "updated    door.html\n")
        #expect(try project.files().text("door.html").contains("Kicks it."))
    }

    @Test("A file that is not a preview is never overwritten, nor is a link to a preview elsewhere")
    func occupied() throws {
        let project = try Project.withDoor()
        try project.write("mine", to: "door.html")
        try project.expectRefusal(["preview", "door.yaml"], status: 4, saying: "door.html: error: this file exists")
        try project.outside.link("app/link.html", to: "../elsewhere.html")
        try project.outside.write("theirs", to: "elsewhere.html")
        try project.expectRefusal(["preview", "door.yaml", "--output", "link.html"], status: 4, saying: "link.html")
    }

    @Test("A missing folder is reported")
    func missingFolder() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(
            ["preview", "door.yaml", "--output", "nowhere/door.html"], status: 4, saying: "nowhere")
    }

    @Test("A flow is drawn with the settings of its project, from any folder") func elsewhere() throws {
        let project = try Project.withDoor("flows: door.yaml\nintegrations: { Logs: }\n")
        try project.outside.folder("other")
        let outcome = try project.run("graph", "../app/door.yaml", in: "../other")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("open<br/>Opens it."))
        let picture = try project.run("graph", "--root", "../app", in: "../other")
        #expect(picture.output.contains("Logs<br/>launched as no. 2"))
    }

    @Test("Without Graphviz, SVG fails and the message says how to get it") func noGraphviz() throws {
        let project = try Project.withDoor()
        var command = project.command(["graph", "door.yaml", "--format", "svg"])
        command.environment["PATH"] = project.root.path
        let outcome = try command.run()
        #expect(outcome.status == 4)
        #expect(outcome.output == "")
        for words in ["Graphviz", "apt-get install graphviz", "brew install graphviz"] {
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
        }
    }

    @Test("When Graphviz fails, its message is passed on")
    func failingGraphviz() throws {
        let outcome = try run(dot: "#!/bin/sh\ncat >/dev/null\necho 'no fonts' >&2\nexit 3\n")
        #expect(outcome.status == 4)
        #expect(outcome.errors.contains("could not draw the picture: no fonts"))
    }

    @Test("The SVG has a style for light and for dark mode") func style() throws {
        let outcome = try run(dot: "#!/bin/sh\necho \"<svg width='1'>$1\"\nwc -l | tr -d ' '\necho '</svg>'\n")
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.hasPrefix("<svg width='1'>\n<style>\n"))
        #expect(outcome.output.contains("prefers-color-scheme: dark"))
        // The program has read all of the picture's text.
        let text = try Project.withDoor().run("graph", "door.yaml", "--format", "dot").output
        let lines = text.split(separator: "\n").count
        #expect(outcome.output.hasSuffix("</style>-Tsvg\n\(lines)\n</svg>\n"))
    }

    @Test(
        "Graphviz reads any text of a flow",
        .enabled(if: hasGraphviz, "Graphviz is not installed"))
    func hostileTexts() throws {
        let project = try Project()
        for name in ["graph-hostile-texts-dot", "graph-everything-dot", "graph-project-dot"] {
            let golden = GoldenCase(name)
            let folder = try project.outside.folder(name)
            try golden.input().write(to: folder)
            let arguments = try golden.arguments().map { $0 == "dot" ? "svg" : $0 }
            let outcome = try ChildProcess.flowgen(arguments, in: folder).run()
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.hasSuffix("</svg>\n"))
            // What is no markup to Graphviz is none in the picture either.
            #expect(!outcome.output.contains("</script>"))
        }
    }

    private static var hasGraphviz: Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/dot")
        }
    }

    @Test("Graphviz takes and returns more text than a pipe holds")
    func largePicture() throws {
        let count = 490
        let name = "s" + String(repeating: "o", count: 90)
        let rows = (1...count).map { "  go\($0): { from: \(name)\($0 - 1), to: \(name)\($0) }\n" }.joined()
        let flow = """
            flow: Door
            steps:
            \(rows)statuses:
            \((0...count).map { "  \(name)\($0):\n" }.joined())integrations:
              Lock:

            """
        let outcome = try run(dot: "#!/bin/sh\necho '<svg>'\nexec cat\n", flow: flow)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\(name)\(count)"))
        #expect(outcome.output.utf8.count > 80_000)
    }

    @Test("Graphviz ends with flowgen, even after a signal that cannot be handled") func killed() throws {
        let project = try Project.withDoor()
        let fifo = project.root.appendingPathComponent("alive").path
        try #require(mkfifo(fifo, 0o600) == 0)
        // It ends when nobody is left who could write.
        let reader = try ChildProcess("cat", [fifo], in: project.root).start()
        let dot = "#!/bin/sh\nexec 3>'\(fifo)'\necho begun >&3\nsleep 1000 & wait\n"
        let drawing = try command(dot: dot, in: project).start()
        #expect(try reader.line(1) == "begun")
        drawing.signal(SIGKILL)
        #expect(try drawing.status() == -SIGKILL)
        #expect(try reader.status() == 0)
    }

    /// A picture, drawn by a `dot` of our own.
    private func run(dot: String, flow: String = Project.door) throws -> ProcessOutcome {
        let project = try Project.withDoor()
        return try command(dot: dot, flow: flow, in: project).run()
    }

    private func command(dot: String, flow: String = Project.door, in project: Project) throws -> ChildProcess {
        try project.write(flow, to: "door.yaml")
        try project.write(dot, to: "bin/dot")
        let bin = project.root.appendingPathComponent("bin")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: bin.appendingPathComponent("dot").path)
        var command = project.command(["graph", "door.yaml", "--format", "svg"])
        command.environment["PATH"] = "\(bin.path):/usr/bin:/bin"
        return command
    }
}
