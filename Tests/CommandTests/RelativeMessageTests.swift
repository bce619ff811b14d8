// In a folder below the project's root, or beside it, the place of a message can be followed from there; what its text
// names starts at the root.

import Foundation
import TestSupport
import Testing

@Suite("Paths in messages")
struct RelativeMessageTests {
    private func project() throws -> Project {
        let project = try Project.withDoor("flows: ['*.yaml', flows/*.yaml]\n")
        try project.outside.folder("app/Sub folder")
        try project.outside.folder("other")
        return project
    }

    @Test(
        "A message's place is relative to the current folder",
        arguments: [("Sub folder", "../"), ("../other", "../app/"), ("..", "app/")])
    func mentions(place: String, prefix: String) throws {
        let project = try project()
        let root = ["--root", project.root.path]
        func expect(_ arguments: [String], _ words: String) throws {
            let outcome = try project.command(arguments + root, in: place).run()
            let said = outcome.output + outcome.errors
            #expect(said.contains(words), "\(said)")
        }
        try expect(["check"], "\(prefix)Integrations/Services/Door/DoorSDK.swift:1:1: error: ")
        try expect(["check"], "generated from door.yaml")
        let check = try project.command(["check", "--format", "json"] + root, in: place).run()
        #expect(check.output.contains("generated from door.yaml"))
        try project.write(Project.door, to: "flows/second.yaml")
        try expect(["check"], "has the same folder as the flow 'Door' in door.yaml")
        try expect(["remove", "nothing/dor.yaml"], prefix)
        try project.write("not a folder", to: "flows2")
        try project.write("flows: flows2/x/a.yaml\n", to: "flowgen.yml")
        try expect(["check"], "cannot read \(prefix)flows2: it is not a folder")
    }

    @Test("Places for code hosts start at the repository") func repository() throws {
        let project = try project()
        try project.outside.folder(".git")
        for format in ["github", "sarif"] {
            let outcome = try project.run("check", "--format", format, in: "Sub folder")
            #expect(outcome.output.contains("app/Integrations/Services/Door/DoorSDK.swift"), "\(outcome.output)")
        }
    }
}
