// `flowgen generate --watch` as it is used: the built binary runs, files are saved in the ways that
// editors save them, and each time it says one line.

import Foundation
import TestSupport
import Testing

@Suite("Watching") struct WatchTests {
    @Test("--watch generates once and again for each save, and exits with 0 after a signal") func saving() throws {
        let project = try Project.withDoor("flows: '*.yaml'\ntemplates: T\n")
        try project.outside.folder("app/T")
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        try project.write(Self.other, to: "door.yaml")
        try expect(watch, 2, "door.yaml changed: 2 files updated")
        try project.write(Self.gate, to: "gate.yaml")
        try expect(watch, 3, "gate.yaml added: 10 files created, 4 updated")
        try project.write("access: public\nflows: ['*.yaml']\n", to: "flowgen.yml")
        try expect(watch, 4, begins: "flowgen.yml changed: ")
        try project.write("flows: '*.yaml'\ntemplates: T\n", to: "flowgen.yml")
        try expect(watch, 5, begins: "flowgen.yml changed: ")
        let template = Checkout.root.appendingPathComponent("Templates/Protocol.mustache")
        let text = try String(contentsOf: template, encoding: .utf8)
        try project.write(text + "// Mine.\n", to: "T/Protocol.mustache")
        try expect(watch, 6, begins: "T/Protocol.mustache added: 5 files updated")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("flowgen's own writes start no run, new and deleted flows do")
    func quiet() throws {
        let project = try Project.withDoor("flows: ['flows/**/*.yaml', '*.yaml']\n")
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        try project.write(Self.gate, to: "flows/deep/gate.yaml")
        try expect(watch, 2, "flows/deep/gate.yaml added: 10 files created, 4 updated")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("flows"))
        // A pattern that matches nothing any more is no word that the flow is gone.
        try expect(watch, 3, "flows/deep/gate.yaml removed: 1 error; nothing was written")
        #expect(try project.run("remove", "Gate").status == 0)
        // What is no input starts no run: the next line is about the flow.
        try project.write("x", to: "notes.txt")
        try project.write("// Mine.\n", to: "Integrations/Lock/Helper.swift")
        try project.write(Self.other, to: "door.yaml")
        try expect(watch, 4, begins: "door.yaml changed: ")
        try end(watch, by: SIGTERM, in: project)
        #expect(try watch.lines().count == 4)
    }

    @Test("An invalid flow is reported and does not end the watch")
    func invalid() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        let before = try project.files()
        try project.write("flow: [\n", to: "door.yaml")
        try expect(watch, 2, "door.yaml changed: 1 error; nothing was written")
        #expect(try watch.errors().contains("door.yaml:"))
        try project.write(Project.door, to: "door.yaml")
        try expect(watch, 3, "door.yaml changed: everything is up to date")
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("flowgen.yml"))
        try expect(watch, 4, "flowgen.yml removed: 1 error; nothing was written")
        try project.write("flows: door.yaml\n", to: "flowgen.yml")
        try expect(watch, 5, "flowgen.yml added: everything is up to date")
        #expect(before.difference(to: try project.files()) == "")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("A half-written flowgen.yml deletes nothing")
    func halfWritten() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        let before = try project.files()
        for (number, text) in ["flows:\n", "", "fl", "flows: d*.yml\n"].enumerated() {
            try project.write(text, to: "flowgen.yml")
            let line = try watch.line(number + 2)
            #expect(line.hasSuffix("1 error; nothing was written"), "\(text): \(line)")
        }
        try project.write("flows: door.yaml\n", to: "flowgen.yml")
        let line = try watch.line(6)
        #expect(line.hasSuffix("everything is up to date"), "\(line)")
        #expect(before.difference(to: try project.files()) == "")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("A merged file that stopped a run is watched until it is fixed")
    func obstacle() throws {
        let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
        let project = try Project.withDoor()
        #expect(try project.run("generate").status == 0)
        let whole = try project.outside.text("app/" + wrapper)
        try project.write(Self.other, to: "door.yaml")
        try project.write(whole + "<<<<<<< mine\n=======\n>>>>>>> theirs\n", to: wrapper)
        let watch = try start(project)
        #expect(try watch.line(1).contains("error"))
        try project.write(whole, to: wrapper)
        try expect(watch, 2, "\(wrapper) changed: 2 files updated")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("Files that editors save by replacing or moving are noticed")
    func replacing() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        try project.write(Self.other, to: ".door.yaml.new")
        try replace("door.yaml", by: ".door.yaml.new", in: project)
        try expect(watch, 2, "door.yaml changed: 2 files updated")
        try replace("door.yaml~", by: "door.yaml", in: project)
        try project.write(Project.door, to: "door.yaml")
        try expect(watch, 3, "door.yaml changed: 2 files updated")
        try end(watch, by: SIGTERM, in: project)
    }

    @Test("Other runs work during a watch, and the watch waits for a run that holds the lock") func beside() throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        try HeldProject.at(project.root) {
            try project.write(Self.other, to: "door.yaml")
            try expect(
                watch, 2,
                "door.yaml changed: another run is in progress here; waiting for it to end")
        }
        try expect(watch, 3, "door.yaml changed: 2 files updated")
        try end(watch, by: SIGINT, in: project)
    }

    @Test("A signal during a run lets the run finish", arguments: [SIGINT, SIGTERM])
    func interrupted(signal: Int32) throws {
        let project = try Project.withDoor("flows: '*.yaml'\n")
        for number in 1...40 {
            let flow = Project.door.replacing("Door", with: "Door\(number)")
            try project.write(flow, to: "door\(number).yaml")
        }
        let watch = try start(project)
        // Its folders come before its files, and the line after both.
        let folder = project.root.appendingPathComponent("Integrations").path
        try watch.wait { FileManager.default.fileExists(atPath: folder) }
        try end(watch, by: signal, in: project)
        try expect(watch, 1, begins: "watching 42 files: ")
        #expect(try watch.errors() == "")
    }

    @Test("Wrong usage and a missing project are errors")
    func refusals() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(["generate", "--watch", "--dry-run"], status: 64, saying: "cannot be used together")
        let empty = try Project()
        try empty.expectRefusal(["generate", "--watch"], status: 2, saying: "config-missing")
    }

    @Test("The watch ends when the project is moved or deleted", arguments: [true, false])
    func gone(isMoved: Bool) throws {
        let project = try Project.withDoor()
        let watch = try start(project)
        try expect(watch, 1, "watching 2 files: 24 files created")
        let manager = FileManager.default
        if isMoved {
            let place = project.root.deletingLastPathComponent().appendingPathComponent("moved")
            try manager.moveItem(at: project.root, to: place)
        } else {
            try manager.removeItem(at: project.root)
        }
        #expect(try watch.status() == 4)
        let said = try watch.errors()
        #expect(said.contains("the project's folder is gone, and the watch ends"), "\(said)")
    }

    @Test("The watch ends when its output is closed")
    func unread() throws {
        let project = try Project.withDoor()
        #expect(try project.command(["generate", "--watch"]).runUnread() == 0)
    }

    private static let other = Project.door.replacing("Opens it.", with: "Opens the door.")
    private static let gate = Project.door.replacing("Door", with: "Gate").replacing("Lock", with: "Bolt")

    private func start(_ project: Project) throws -> RunningProcess {
        try project.command(["generate", "--watch"]).start()
    }

    /// Sees that the line says this, after the time.
    private func expect(
        _ watch: RunningProcess, _ number: Int, _ words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let line = try watch.line(number)
        #expect(line.wholeMatch(of: /\d\d:\d\d:\d\d (.*)/)?.1 == words[...], "\(line)", sourceLocation: sourceLocation)
    }

    /// Sees that the line begins so, after the time.
    private func expect(
        _ watch: RunningProcess, _ number: Int, begins words: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let line = try watch.line(number)
        let rest = line.dropFirst("00:00:00 ".count)
        #expect(rest.hasPrefix(words), "\(line)", sourceLocation: sourceLocation)
    }

    /// Ends the watch, and sees that it leaves nothing but what was generated.
    private func end(_ watch: RunningProcess, by signal: Int32, in project: Project) throws {
        watch.signal(signal)
        #expect(try watch.status() == 0)
        #expect(try project.files().paths.allSatisfy { !$0.hasSuffix(".tmp") })
        #expect(try project.run("check").status == 0)
    }

    private func replace(_ old: String, by new: String, in project: Project) throws {
        let (from, to) = (
            project.root.appendingPathComponent(new).path,
            project.root.appendingPathComponent(old).path
        )
        #expect(rename(from, to) == 0)
    }
}
