// A project's own templates: one that does not produce valid Swift is told of once, at the template, and nothing is
// written; a change that comes from a template is told as one.

import Foundation
import TestSupport
import Testing

@Suite("A project's own templates")
struct OwnTemplateTests {
    /// A template, a text in it and another in its place, and where that is to be told.
    static let mistakes: [(name: String, text: String, with: String)] = [
        ("Wrapper", "extension {{manager}} {", "extension {{manager}} }{"),
        ("Status", "enum {{name}}", "enumeration of {{name}}"),
        ("Mock", "final class", "final klass )"),
        ("Header", "// Generated", "}) // Generated"),
        (
            "WrapperTests", "    func testItKeepsToTheFlow()",
            "    func test ItKeepsToTheFlow ) (()"
        ),
    ]

    @Test("A template that writes invalid Swift is reported once, at the template", arguments: mistakes)
    func invalidSwift(mistake: (name: String, text: String, with: String)) throws {
        for isGenerated in [true, false] {
            let project = try project(flows: 4)
            if isGenerated { #expect(try project.run("generate").status == 0) }
            try override(mistake.name, mistake.text, mistake.with, in: project)
            try project.expectRefusal(status: 2, saying: "[config-template-output]")
            let run = try project.run("generate")
            #expect(run.errors.hasPrefix("T/\(mistake.name).mustache:"), "\(run.errors)")
            #expect(run.errors.contains("\n1 error; nothing was written."), "\(run.errors)")
            try project.expectRefusal(["check"], status: 2, saying: "[config-template-output]")
        }
    }

    @Test("The message names the template at fault, and its line if there is one") func templateAtFault() throws {
        let project = try project(flows: 1)
        try override("Mock", "final class", "/* mine */ final class", in: project)
        try override("Header", "// Generated", "}) // Generated", in: project)
        let run = try project.run("generate")
        #expect(run.errors.contains("T/Header.mustache:"))
        #expect(!run.errors.contains("T/Mock.mustache"), "\(run.errors)")
        let other = try self.project(flows: 1)
        try override("Status", "enum {{name}}", "enumeration of {{name}}", in: other)
        let text = try other.outside.text("app/T/Status.mustache").components(separatedBy: "\n")
        let line = try #require(text.firstIndex { $0.contains("enumeration") }) + 1
        #expect(try other.run("generate").errors.hasPrefix("T/Status.mustache:\(line):"))
    }

    @Test("A difference is reported as the flow's or the template's") func cause() throws {
        let project = try project(flows: 1)
        #expect(try project.run("generate").status == 0)
        try override("Status", "enum {{name}}", "/* mine */ enum {{name}}", in: project)
        let behind = try project.run("check").output
        #expect(behind.contains("DoorStatus.swift:"))
        #expect(behind.contains("out of date with flow1.yaml or T/Status.mustache; first difference here"))
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("check").status == 0)
        // Without the template its file is as it was.
        try FileManager.default.removeItem(at: project.root.appendingPathComponent("T/Status.mustache"))
        #expect(try project.run("check").output.contains("out of date with flow1.yaml; first difference here"))
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("check").status == 0)
        #expect(try project.run("prune", "--force").output.contains("No orphaned files."))
    }

    private func project(flows: Int) throws -> Project {
        let project = try Project()
        for number in 1...flows {
            let name = number == 1 ? "Door" : "Door\(number)"
            try project.write(Project.door.replacing("Door", with: name), to: "flow\(number).yaml")
        }
        try project.write("flows: '*.yaml'\ntemplates: T\n", to: "flowgen.yml")
        try project.outside.folder("app/T")
        return project
    }

    /// Writes a built-in template with a change.
    private func override(_ name: String, _ text: String, _ replacement: String, in project: Project) throws {
        let file = Checkout.root.appendingPathComponent("Templates/\(name).mustache")
        let template = try String(contentsOf: file, encoding: .utf8)
        let range = try #require(template.range(of: text), "\(name)")
        try project.write(template.replacingCharacters(in: range, with: replacement), to: "T/\(name).mustache")
    }
}
