// A method that the developer has moved to another file of the wrapper, while its step goes and comes back.

import TestSupport
import Testing

@Suite("Methods in another file of the wrapper")
struct MethodElsewhereTests {
    private static let wrapper = "Integrations/Lock/Services/LockDoorSDK.swift"
    private static let other = "Integrations/Lock/Services/LockDoorSDK+Knock.swift"
    private static let step = "  knock: { user: Knocks., from: closed, to: closed }\n"

    private func flow(_ steps: String) -> String { Project.door.replacing("statuses:\n", with: steps + "statuses:\n") }

    /// A project whose wrapper has a step's method in another file.
    private func project() throws -> Project {
        let project = try Project.withDoor()
        try project.write(flow(Self.step), to: "door.yaml")
        try #require(try project.run("generate").status == 0)
        let text = try project.files().text(Self.wrapper)
        let method = try #require(text.firstMatch(of: #/\n    func knock\(\)[^{]*\{\n(        .*\n)*    \}\n/#)).0
        try project.write(text.replacing(method, with: ""), to: Self.wrapper)
        try project.write("extension LockDoorSDK {\(method)}\n", to: Self.other)
        #expect(try project.run("generate").output == "Everything is up to date.\n")
        return project
    }

    @Test("A step that comes back finds its method there")
    func comesBack() throws {
        let project = try project()
        try project.write(Project.door, to: "door.yaml")
        #expect(try project.run("generate").status == 0)
        try project.write(flow(Self.step), to: "door.yaml")
        let run = try project.run("generate")
        #expect(run.output.contains("the flow changed knock(), which is not in this file"), "\(run.output)")
        #expect(try !project.files().text(Self.wrapper).contains("func knock"))
        #expect(try project.run("check").status == 0)
    }

    @Test("A method of another name there does not stand for it")
    func otherName() throws {
        let project = try project()
        let text = try project.files().text(Self.other).replacing("func knock()", with: "func knock(twice: Bool)")
        try project.write(Project.door, to: "door.yaml")
        try #require(try project.run("generate").status == 0)
        try project.write(text, to: Self.other)
        try project.write(flow(Self.step), to: "door.yaml")
        #expect(try project.run("generate").output.contains("added knock()"))
        #expect(try project.files().text(Self.wrapper).contains("func knock()"))
    }

    @Test("A step does not take a name that a method has there, but shows a conflict")
    func renamed() throws {
        let project = try project()
        try project.write(flow(Self.step.replacing("knock: {", with: "rap: { was: knock,")), to: "door.yaml")
        try #require(try project.run("generate").output.contains("restored rap()"))
        let back = Self.step.replacing("knock: {", with: "knock: { was: rap,")
        try project.write(flow(back), to: "door.yaml")
        let run = try project.run("generate")
        #expect(run.status == 3)
        #expect(run.errors.contains("'rap()' is called 'knock()' in the flow, and another file has"), "\(run.errors)")
        #expect(try !project.files().text(Self.wrapper).contains("func knock"))
        let text = try project.files().text(Self.wrapper)
        let method = try #require(text.firstMatch(of: #/\n    func rap\(\)[^{]*\{\n(        .*\n)*    \}\n/#)).0
        try project.write(text.replacing(method, with: ""), to: Self.wrapper)
        #expect(try project.run("generate").status == 0)
        #expect(try project.run("check").status == 0)
    }

    @Test("An accessor does not bring back a method that is there and is called like it")
    func accessor() throws {
        let project = try Project.withDoor()
        let step = Self.step.replacing("knock", with: "get")
        try project.write(flow(step), to: "door.yaml")
        try #require(try project.run("generate").status == 0)
        let text = try project.files().text(Self.wrapper)
        let method = try #require(text.firstMatch(of: #/\n    func get\(\)[^{]*\{\n(        .*\n)*    \}\n/#)).0
        try project.write(text.replacing(method, with: ""), to: Self.wrapper)
        try project.write("extension LockDoorSDK {\(method)}\n", to: Self.other)
        let property = "properties:\n  code: { type: Int, access: [get, set] }\n"
        try project.write(flow(step).replacing("statuses:\n", with: property + "statuses:\n"), to: "door.yaml")
        #expect(try project.run("generate").output.contains("added code"))
        #expect(try !project.files().text(Self.wrapper).contains("func get"))
    }
}
