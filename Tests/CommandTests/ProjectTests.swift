// The way through a project: begun, changed, checked; from its root, from below it, from elsewhere.

import Foundation
import TestSupport
import Testing

@Suite("A project") struct ProjectTests {
    @Test("check passes after new, and a second new changes nothing") func newTwice() throws {
        let project = try Project()
        try project.write(Project.door, to: "door.yaml")
        #expect(try project.run("check").status == 2)
        let first = try project.run("new", "door.yaml")
        #expect(first.status == 0)
        #expect(first.errors == "")
        #expect(try project.run("check").status == 0)
        let written = try project.files()
        let second = try project.run("new", "door.yaml")
        #expect(second.status == 0)
        #expect(second.output.hasPrefix("Everything is up to date."))
        let after = try project.files()
        #expect(written.difference(to: after) == "")
    }

    @Test("A flow from outside the root is copied into it, but never over another file") func flowFromOutside() throws {
        let project = try Project()
        try project.outside.write(Project.door, to: "door.yaml")
        let outcome = try project.run("new", "../door.yaml")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("\ncopied     door.yaml\n"))
        #expect(try project.files().text("door.yaml") == Project.door)
        #expect(try project.run("check").status == 0)
        try project.outside.write(Project.door + "# another\n", to: "door.yaml")
        try project.expectRefusal(["new", "../door.yaml"], status: 2, saying: "flow-occupied")
    }

    @Test("An invalid flow writes nothing, neither flowgen.yml nor the copy of the flow")
    func newOfAnInvalidFlow() throws {
        let project = try Project()
        try project.outside.write(Project.door + "bogus: 1\n", to: "door.yaml")
        try project.expectRefusal(["new", "../door.yaml"], status: 2, saying: "flow-unknown-key")
        #expect(try project.files().paths == [])
    }

    @Test("A missing flow is an error")
    func newOfNothing() throws {
        let project = try Project()
        try project.expectRefusal(["new", "door.yaml"], status: 2, saying: "flow-missing")
        try project.expectRefusal(["new", "../door.yaml"], status: 2, saying: "flow-missing")
        try project.expectRefusal(["validate", "door.yaml"], status: 2, saying: "flow-missing")
    }

    @Test("check and a dry run exit with 1 if files are out of date, and write nothing") func drift() throws {
        let project = try Project.withDoor()
        try project.expectRefusal(["check"], status: 1, saying: "15 of 15 files")
        try project.expectRefusal(["generate", "--dry-run"], status: 1, saying: "18 files would be written.")
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("generate", "--dry-run").status == 0)
    }

    @Test("In a folder below the root, printed paths are relative to that folder") func fromBelow() throws {
        let project = try Project.withDoor()
        try project.write("", to: "deep/er/empty")
        let outcome = try project.run("generate", in: "deep/er")
        #expect(outcome.status == 0)
        let folder = project.root.appendingPathComponent("deep/er")
        let paths = outcome.output.matches(of: /created +(\S+)/).map { String($0.1) }
        #expect(paths.count == 18)
        for path in paths {
            #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(path)"), "\(path)")
        }
        try FileManager.default.removeItem(
            at: project.root.appendingPathComponent("Integrations/IntegrationsManager.swift"))
        let check = try project.run("check", in: "deep/er")
        #expect(check.output.hasPrefix("../../Integrations/IntegrationsManager.swift:1:1: error: "))
    }

    @Test("--root names the project from anywhere")
    func rootOption() throws {
        let project = try Project.withDoor()
        let elsewhere = try TemporaryFolder()
        let generate = ChildProcess.flowgen(["generate", "--root", "app"], in: project.outside.url)
        let outcome = try generate.run()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("created    app/Integrations/IntegrationsManager.swift\n"))
        let check = ChildProcess.flowgen(["check", "-v", "--root", project.root.path], in: elsewhere.url)
        #expect(try check.run().status == 0)
        #expect(try elsewhere.files().paths == [])
        try project.expectRefusal(["check", "--root", "nowhere"], status: 4, saying: "nowhere")
        try project.expectRefusal(["check", "--root", "door.yaml"], status: 4, saying: "door.yaml")
    }

    @Test("The exit code prefers I/O errors to invalid input, and both to files out of date") func precedence() throws {
        let project = try Project.withDoor()
        try project.write("flow: Bad\nbogus:\n", to: "bad.yaml")
        try project.write("flows: [door.yaml, bad.yaml]\n", to: "flowgen.yml")
        try project.expectRefusal(["check"], status: 2, saying: "flow-unknown-key")
        try project.outside.link("app/Integrations", to: "..")
        try project.write("flows: [door.yaml]\n", to: "flowgen.yml")
        try project.expectRefusal(["check"], status: 4, saying: "outside the project's root")
    }
}
